import type { GoodsInfo } from '@haesol/contracts/travel';

type Night = GoodsInfo['dates'][number];

/** Lists the months (`YYYY-MM`) of nights, in their order. */
export const listMonths = (nights: readonly Night[]): string[] => [
  ...new Set(nights.map(({ date }) => date.slice(0, 7))),
];

/** Returns the days of a month in weeks from Sunday; null for days of other months. */
export function toWeeks(month: string): (string | null)[][] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const count = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const days = [
    ...Array.from({ length: first.getUTCDay() }, () => null),
    ...Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`),
  ];
  const length = Math.ceil(days.length / 7) * 7;
  const padded = [...days, ...Array.from({ length: length - days.length }, () => null)];
  return Array.from({ length: length / 7 }, (_, week) => padded.slice(week * 7, week * 7 + 7));
}
