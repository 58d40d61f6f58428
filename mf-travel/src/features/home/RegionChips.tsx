import { ChipGroup } from '@haesol/kit';
import { useCodes, useText } from '@haesol/remote/lifecycle';
import { useRegionChoice } from './useRegionChoice.ts';

/** Towns as a row of chips: the same choice as the names on the map. */
export function RegionChips() {
  const t = useText();
  const names = useCodes('SGG');
  const { sggCd, choose } = useRegionChoice();
  return (
    <ChipGroup
      label={t('attractions.region')}
      onToggle={choose}
      options={names.map(({ code, codeName }) => ({ value: code, label: codeName }))}
      selected={[sggCd]}
    />
  );
}
