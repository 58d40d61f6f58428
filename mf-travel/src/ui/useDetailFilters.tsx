import { Button, ChipGroup } from '@haesol/kit';
import { useCodes, useText } from '@haesol/remote/lifecycle';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type ReactNode, useId, useState } from 'react';
import { countDetails, type DetailFilterState, splitCodes, toggleCode } from './detailFilterRules.ts';
import styles from './useDetailFilters.module.css';

/**
 * Facilities and conditions of use for a `FilterBar`: a button with their count, and its panel.
 * @param hrefOf returns the address of the list or map with another choice
 * @param hasPass adds the filter for places covered by passes
 */
export function useDetailFilters(
  state: DetailFilterState,
  hrefOf: (change: Partial<DetailFilterState>) => string,
  hasPass = false,
): { readonly button: ReactNode; readonly panel: ReactNode; readonly count: number } {
  const t = useText();
  const id = useId();
  const isPassOn = hasPass && state.passYn === 'Y';
  const count = countDetails(state) + (isPassOn ? 1 : 0);
  const [isOpen, setIsOpen] = useState(count > 0);
  const codes = { facilitiesRecord: useCodes('FACILITY'), etcInformation: useCodes('ETC_INFO') };
  const button = (
    <Button aria-controls={id} aria-expanded={isOpen} icon={SlidersHorizontal} onClick={() => setIsOpen(!isOpen)}>
      {count === 0 ? t('attractions.details') : t('attractions.detailsOn', { count })}
    </Button>
  );
  const panel = (
    <div className={styles.details} hidden={!isOpen} id={id}>
      {(['facilitiesRecord', 'etcInformation'] as const).map((key) => (
        <div className={styles.detail} key={key}>
          <p className={styles.name}>{t(`attractions.${key}`)}</p>
          <ChipGroup
            label={t(`attractions.${key}`)}
            options={codes[key].map(({ code, codeName }) => ({
              value: code,
              label: codeName,
              href: hrefOf({ [key]: toggleCode(state[key], code) }),
            }))}
            selected={splitCodes(state[key])}
          />
        </div>
      ))}
      {hasPass && (
        <div className={styles.detail}>
          <p className={styles.name}>{t('passes.brand')}</p>
          <ChipGroup
            label={t('passes.brand')}
            options={[{ value: 'Y', label: t('attractions.pass'), href: hrefOf({ passYn: isPassOn ? '' : 'Y' }) }]}
            selected={[state.passYn]}
          />
        </div>
      )}
    </div>
  );
  return { button, panel, count };
}
