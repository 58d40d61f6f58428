import type { ListSort } from '@haesol/contracts/common';
import { type RawBuilder, sql } from 'kysely';
import { addDays, isDate, seoulInstant } from '../../../db/seoulTime.ts';

/** Column by which staff sort a list. */
interface SortColumn {
  readonly by: RawBuilder<unknown>;
  /** Rows without a value stand last in both directions. */
  readonly isNullable?: true;
  /** The largest value of the page is the smallest of the column: a wait is long that began early. */
  readonly isFlipped?: true;
}

interface SortedList<K extends string> {
  /** Order of the list without a chosen column. */
  readonly usual: RawBuilder<unknown>;
  readonly columns: Readonly<Record<K, SortColumn>>;
  /** Key of the rows, which makes each order total: pages neither repeat nor skip rows with equal values. */
  readonly uid: RawBuilder<unknown>;
}

/**
 * Returns the SQL of the order of a list. An index of a column and the key is read in both directions, because the key follows the
 * direction of the column.
 */
export function orderOf<K extends string>(
  sort: ListSort<K>,
  { usual, columns, uid }: SortedList<K>,
): RawBuilder<unknown> {
  if (sort === '') return usual;
  const isDown = sort.startsWith('-');
  // `ListSort` has no other keys than those of the columns.
  const { by, isNullable = false, isFlipped = false } = columns[(isDown ? sort.slice(1) : sort) as K];
  const way = sql.raw(isDown === isFlipped ? 'asc' : 'desc');
  return sql`${by} ${way}${sql.raw(isNullable ? ' nulls last' : '')}, ${uid} ${way}`;
}

/** SQL condition: an instant is on one of these days in Seoul. An invalid day does not limit. */
export function isOnDays(instant: RawBuilder<unknown>, startDate: string, endDate: string): RawBuilder<boolean> {
  const from = isDate(startDate) ? sql`${instant} >= ${seoulInstant(startDate)}` : sql`true`;
  const to = isDate(endDate) ? sql`${instant} < ${seoulInstant(addDays(endDate, 1))}` : sql`true`;
  return sql<boolean>`${from} and ${to}`;
}

/** SQL condition: a day is one of these. An invalid day does not limit. */
export function isBetween(day: RawBuilder<unknown>, startDate: string, endDate: string): RawBuilder<boolean> {
  const from = isDate(startDate) ? sql`${day} >= ${startDate}::date` : sql`true`;
  const to = isDate(endDate) ? sql`${day} <= ${endDate}::date` : sql`true`;
  return sql<boolean>`${from} and ${to}`;
}
