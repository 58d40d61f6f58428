import { isDeepStrictEqual } from 'node:util';
import type { GoodsFacts } from '@haesol/contracts/travel';
import type { Trx } from '../../../db/schema.ts';
import { fieldError } from '../../../http/apiError.ts';
import { type DaysOff, daysOffColumns, daysOffNames } from '../goods/daysOff.ts';
import { findGoods } from './findGoods.ts';

const inOrder = (numbers: readonly number[]) => [...new Set(numbers)].sort((one, other) => one - other);

/** Converts days off to their columns. @throws {ApiError} `4000` for weeks of a month without a day of the week, and the other way round */
export function toDaysOffRow({ closedDays, closedWeeks, closedWeekday, closedDates, closedMovesYn }: GoodsFacts) {
  const hasWeeks = closedWeeks !== undefined && closedWeeks.length > 0;
  if (hasWeeks && (closedWeekday ?? null) === null) throw fieldError('closedWeekday', '쉬는 요일을 선택해 주세요.');
  if (!hasWeeks && (closedWeekday ?? null) !== null) throw fieldError('closedWeeks', '쉬는 주를 선택해 주세요.');
  return {
    closed_days: inOrder(closedDays),
    ...(closedWeeks !== undefined && { closed_weeks: inOrder(closedWeeks), closed_weekday: closedWeekday ?? null }),
    ...(closedDates !== undefined && { closed_dates: [...new Set(closedDates)].sort() }),
    ...(closedMovesYn !== undefined && { closed_moves: closedMovesYn === 'Y' }),
  };
}

/** Returns true if goods have other days off than a change states. */
export async function hasOtherDaysOff(trx: Trx, id: string, row: Partial<DaysOff>): Promise<boolean> {
  const goods = trx
    .selectFrom('goods as g')
    .select(daysOffColumns)
    .where('g.gds_uid', '=', await findGoods(trx, id));
  const stored = await goods.executeTakeFirstOrThrow();
  return daysOffNames.some((name) => row[name] !== undefined && !isDeepStrictEqual(row[name], stored[name]));
}
