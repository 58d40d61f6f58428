import { attractionSorts } from '@haesol/shared/contracts';
import { useText } from '@haesol/shared/lifecycle';
import { Select, TextLink } from '@haesol/shared/ui';
import { Trans } from 'react-i18next';
import { type AttractionSort, toSort } from './attractionRules.ts';
import styles from './ResultHead.module.css';

export interface ResultHeadProps {
  /** Undefined while it is not known. */
  readonly count: number | undefined;
  readonly sort: AttractionSort;
  /** Where all conditions are off; undefined where none is on. */
  readonly resetHref: string | undefined;
  onSort(sort: AttractionSort): void;
}

/** How many there are, and in which order. */
export function ResultHead({ count, sort, resetHref, onSort }: ResultHeadProps) {
  const t = useText();
  return (
    <div className={styles.head}>
      <h2 aria-atomic="true" aria-live="polite" className={styles.count}>
        {count === undefined ? (
          t('attractions.counting')
        ) : (
          <Trans components={{ b: <b /> }} i18nKey="attractions.count" t={t} values={{ count }} />
        )}
      </h2>
      {resetHref === undefined ? null : <TextLink href={resetHref}>{t('attractions.reset')}</TextLink>}
      <div className={styles.sort}>
        <Select
          hideLabel
          label={t('attractions.sort')}
          onChange={(event) => onSort(toSort(event.target.value))}
          options={attractionSorts.map((value) => ({ value, label: t(`attractions.sorts.${value}`) }))}
          size="small"
          value={sort}
        />
      </div>
    </div>
  );
}
