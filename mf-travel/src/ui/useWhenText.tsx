import { daysBetween } from '@haesol/contracts/common';
import { useFormats, useText, useTextLocale } from '@haesol/remote/lifecycle';

interface When {
  readonly useDate: string | null;
  readonly useTime?: string | null;
  readonly departDate?: string | null;
}

/** Returns an hour, or its label, with Korea's zone in other languages, as dates with times have it: their readers may be elsewhere. */
export function useHourText(): (hour: string) => string {
  const isKorean = useTextLocale() === 'ko';
  return (hour) => (isKorean || hour === '' ? hour : `${hour}\u00a0(KST)`);
}

/** Returns the words for day and hour of a reservation, of a stay for arrival, departure and nights; empty without a day. */
export function useWhenText(): (when: When) => string {
  const t = useText();
  const { formatShortDay } = useFormats();
  const hourText = useHourText();
  return ({ useDate, useTime, departDate }) => {
    if (useDate === null || useDate === '') return '';
    if (!departDate) return `${formatShortDay(useDate)} ${hourText(useTime ?? '')}`.trim();
    const count = daysBetween(useDate, departDate);
    return t('room.stay', { from: formatShortDay(useDate), to: formatShortDay(departDate), count });
  };
}
