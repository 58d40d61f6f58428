import { useText } from '@haesol/shared/lifecycle';
import { Select, TextLink } from '@haesol/shared/ui';
import { Trans } from 'react-i18next';
import { type EquipmentSort, equipmentSorts, toSort } from './equipmentRules.ts';
import styles from './ResultHead.module.css';

export interface ResultHeadProps {
  /** Undefined while it is not known. */
  readonly count: number | undefined;
  readonly sort: EquipmentSort;
  /** Where all conditions are off; undefined where none is on. */
  readonly resetHref: string | undefined;
  onSort(sort: EquipmentSort): void;
}

/** How many there are, and in which order. */
export function ResultHead({ count, sort, resetHref, onSort }: ResultHeadProps) {
  const t = useText();
  return (
    <div className={styles.head}>
      <h2 aria-atomic="true" aria-live="polite" className={styles.count}>
        {count === undefined ? (
          t('equipment.counting')
        ) : (
          <Trans components={{ b: <b /> }} i18nKey="equipment.count" t={t} values={{ count }} />
        )}
      </h2>
      {resetHref === undefined ? null : <TextLink href={resetHref}>{t('equipment.reset')}</TextLink>}
      <div className={styles.sort}>
        <Select
          hideLabel
          label={t('equipment.sort')}
          onChange={(event) => onSort(toSort(event.target.value))}
          options={equipmentSorts.map((value) => ({ value, label: t(`equipment.sorts.${value}`) }))}
          size="small"
          value={sort}
        />
      </div>
    </div>
  );
}
