import { daysBetween } from '@haesol/contracts/common';
import { useFormats, useText } from '@haesol/remote/lifecycle';

interface When {
  readonly useDate: string | null;
  readonly useTime?: string | null;
  readonly departDate?: string | null;
}

/** Returns the words for day and hour of a reservation, of a stay for arrival, departure and nights; empty without a day. */
export function useWhenText(): (when: When) => string {
  const t = useText();
  const { formatShortDay } = useFormats();
  return ({ useDate, useTime, departDate }) => {
    if (useDate === null || useDate === '') return '';
    if (!departDate) return `${formatShortDay(useDate)} ${useTime ?? ''}`.trim();
    const count = daysBetween(useDate, departDate);
    return t('room.stay', { from: formatShortDay(useDate), to: formatShortDay(departDate), count });
  };
}
