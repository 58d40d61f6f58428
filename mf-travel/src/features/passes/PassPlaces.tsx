import type { PassPlace } from '@haesol/contracts/travel';
import { Button, ChipGroup } from '@haesol/kit';
import { useCodes, useText } from '@haesol/remote/lifecycle';
import { useState } from 'react';
import { PlaceGrid } from '#ui/PlaceGrid';
import styles from './PassPlaces.module.css';

const firstShown = 8;

/** Places of a pass, by town. */
export function PassPlaces({ places }: { readonly places: readonly PassPlace[] }) {
  const t = useText();
  const regions = useCodes('SGG');
  const [region, setRegion] = useState('');
  const [isAll, setIsAll] = useState(false);
  const found = region === '' ? places : places.filter(({ sggCd }) => sggCd === region);
  const shown = isAll ? found : found.slice(0, firstShown);
  const countOf = (code: string) => places.filter(({ sggCd }) => sggCd === code).length;
  return (
    <div className={styles.places}>
      <ChipGroup
        label={t('attractions.region')}
        onToggle={(code) => {
          setRegion(code);
          setIsAll(false);
        }}
        options={[
          { value: '', label: t('passes.all'), count: places.length },
          ...regions
            .filter(({ code }) => countOf(code) > 0)
            .map(({ code, codeName }) => ({ value: code, label: codeName, count: countOf(code) })),
        ]}
        overflow="scroll"
        selected={[region]}
      />
      <PlaceGrid places={shown} />
      {shown.length < found.length && (
        <Button block onClick={() => setIsAll(true)} size="form">
          {t('passes.morePlaces', { count: found.length - shown.length })}
        </Button>
      )}
    </div>
  );
}
