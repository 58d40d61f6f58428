import { attractionSorts } from '@haesol/contracts/travel';
import { ResultHead } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import { Trans } from 'react-i18next';

export interface AttractionCountProps {
  /** Undefined until known. */
  readonly count: number | undefined;
  readonly sort: string;
  /** Address of the list without filters; undefined if there are none. */
  readonly resetHref: string | undefined;
  onSort(sort: string): void;
}

/** Number of attractions, with the order. */
export function AttractionCount({ count, sort, resetHref, onSort }: AttractionCountProps) {
  const t = useText();
  return (
    <ResultHead
      count={
        count === undefined ? (
          t('attractions.counting')
        ) : (
          <Trans
            components={{ b: <b /> }}
            key={count}
            parent="span"
            i18nKey="attractions.count"
            t={t}
            values={{ count }}
          />
        )
      }
      onSort={onSort}
      resetHref={resetHref}
      resetLabel={t('attractions.reset')}
      sort={sort}
      sortLabel={t('attractions.sort')}
      sorts={attractionSorts.map((value) => ({ value, label: t(`attractions.sorts.${value}`) }))}
    />
  );
}
