import type { Attraction } from '@haesol/contracts/travel';
import { useText } from '@haesol/remote/lifecycle';
import { PlaceGrid } from '#ui/PlaceGrid';
import { Section } from '#ui/Section';

/** The nearest other places. */
export function Nearby({ places }: { readonly places: readonly Attraction[] }) {
  const t = useText();
  if (places.length === 0) return null;
  return (
    <Section title={t('attraction.nearby')}>
      <PlaceGrid places={places} />
    </Section>
  );
}
