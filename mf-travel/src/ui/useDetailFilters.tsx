import { useCodes, useText } from '@haesol/shared/lifecycle';
import { Button, ChipGroup } from '@haesol/shared/ui';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { type ReactNode, useId, useState } from 'react';
import { countDetails, type DetailFilterState, splitCodes, toggleCode } from './detailFilterRules.ts';
import styles from './useDetailFilters.module.css';

/**
 * Facilities and conditions of use, for a `FilterBar`: a button with their number, and the panel that it opens.
 * @param hrefOf address of the list or map with another choice
 */
export function useDetailFilters(
  state: DetailFilterState,
  hrefOf: (change: Partial<DetailFilterState>) => string,
): { readonly button: ReactNode; readonly panel: ReactNode } {
  const t = useText();
  const id = useId();
  const count = countDetails(state);
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
    </div>
  );
  return { button, panel };
}
