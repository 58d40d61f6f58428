import { attractionSorts } from '@haesol/shared/contracts';
import { useText } from '@haesol/shared/lifecycle';
import { ResultHead } from '@haesol/shared/ui';
import { Trans } from 'react-i18next';
import { type AttractionSort, toSort } from './attractionRules.ts';

export interface AttractionCountProps {
  /** Undefined while it is not known. */
  readonly count: number | undefined;
  readonly sort: AttractionSort;
  /** Where all conditions are off; undefined where none is on. */
  readonly resetHref: string | undefined;
  onSort(sort: AttractionSort): void;
}

/** How many there are, and in which order. */
export function AttractionCount({ count, sort, resetHref, onSort }: AttractionCountProps) {
  const t = useText();
  return (
    <ResultHead
      count={
        count === undefined ? (
          t('attractions.counting')
        ) : (
          <Trans components={{ b: <b /> }} i18nKey="attractions.count" t={t} values={{ count }} />
        )
      }
      onSort={(value) => onSort(toSort(value))}
      resetHref={resetHref}
      resetLabel={t('attractions.reset')}
      sort={sort}
      sortLabel={t('attractions.sort')}
      sorts={attractionSorts.map((value) => ({ value, label: t(`attractions.sorts.${value}`) }))}
    />
  );
}
