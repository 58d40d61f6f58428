import { toSeoulDate, toSeoulTime, weekdayOf } from '../../../db/seoulTime.ts';
import type { Period } from '../equipment/rules.ts';

const weekdays = ['일', '월', '화', '수', '목', '금', '토'];

function toDayText(instant: Date): string {
  const date = toSeoulDate(instant);
  const [year, month, day] = date.split('-').map(Number);
  return `${year}. ${month}. ${day}.(${weekdays[weekdayOf(date)]})`;
}

/** Formats as `2026. 12. 3.(목) 10:00–12:00`, in Seoul. */
export const toPeriodText = ({ from, to }: Period): string =>
  `${toDayText(from)} ${toSeoulTime(from)}–${toSeoulTime(to)}`;

/** Formats as `2026. 12. 3.(목) 10:00`, in Seoul. */
export const toInstantText = (instant: Date): string => `${toDayText(instant)} ${toSeoulTime(instant)}`;
