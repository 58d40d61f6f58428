import { toSeoulDate, toSeoulTime, weekdayOf } from '../../../db/seoulTime.ts';
import type { Period } from '../equipment/rules.ts';

const weekdays = ['일', '월', '화', '수', '목', '금', '토'];

/** Formats as `2026. 12. 3.(목) 10:00–12:00`, in Seoul. */
export function toPeriodText({ from, to }: Period): string {
  const date = toSeoulDate(from);
  const [year, month, day] = date.split('-').map(Number);
  return `${year}. ${month}. ${day}.(${weekdays[weekdayOf(date)]}) ${toSeoulTime(from)}–${toSeoulTime(to)}`;
}
