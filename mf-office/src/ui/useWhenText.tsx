import { daysBetween } from '@haesol/contracts/common';
import { formatDay } from '@haesol/remote/i18n';
import { useText } from '@haesol/remote/lifecycle';

interface When {
  readonly useDate: string | null;
  readonly useTime: string | null;
  readonly departDate: string | null;
}

/** Returns the words for day and hour of an order, of a stay for arrival, departure and nights; empty without a day. */
export function useWhenText(): (when: When) => string {
  const t = useText();
  return ({ useDate, useTime, departDate }) => {
    if (useDate === null) return '';
    if (departDate === null) return `${formatDay(useDate)} ${useTime ?? ''}`.trim();
    const count = daysBetween(useDate, departDate);
    return t('orders.stay', { from: formatDay(useDate), to: formatDay(departDate), count });
  };
}
