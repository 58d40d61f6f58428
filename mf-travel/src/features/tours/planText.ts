import type { TourDetail } from '@haesol/contracts/travel';
import type { useText } from '@haesol/remote/lifecycle';

/** Converts a tour to plain text, for a message or a notebook: times, names, addresses, notes. */
export function toPlanText({ title, days }: Pick<TourDetail, 'days' | 'title'>, t: ReturnType<typeof useText>): string {
  const lines = days.flatMap(({ day, stops }) => [
    '',
    `[${t('tours.day', { day })}]`,
    ...stops.flatMap(({ startTime, gdsNm, addr, memo }) => [
      `${startTime} ${gdsNm}`,
      `  ${addr}`,
      ...(memo === '' ? [] : [`  ${memo}`]),
    ]),
  ]);
  return [title, ...lines].join('\n');
}
