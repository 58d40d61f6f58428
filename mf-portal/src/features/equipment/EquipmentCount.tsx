import { equipmentSorts } from '@haesol/contracts/lab';
import { ResultHead } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import { Trans } from 'react-i18next';

export interface EquipmentCountProps {
  /** Undefined until known. */
  readonly count: number | undefined;
  readonly sort: string;
  /** Address without filters; undefined if no filter is active. */
  readonly resetHref: string | undefined;
  onSort(sort: string): void;
}

/** Number of equipment, with the order. */
export function EquipmentCount({ count, sort, resetHref, onSort }: EquipmentCountProps) {
  const t = useText();
  return (
    <ResultHead
      count={
        count === undefined ? (
          t('equipment.counting')
        ) : (
          <Trans
            components={{ b: <b /> }}
            key={count}
            parent="span"
            i18nKey="equipment.count"
            t={t}
            values={{ count }}
          />
        )
      }
      onSort={onSort}
      resetHref={resetHref}
      resetLabel={t('equipment.reset')}
      sort={sort}
      sortLabel={t('equipment.sort')}
      sorts={equipmentSorts.map((value) => ({ value, label: t(`equipment.sorts.${value}`) }))}
    />
  );
}
