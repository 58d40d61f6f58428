import { type RawBuilder, sql } from 'kysely';

/** SQL for a keyword in the number of the reservation `r`, the name of the pass `o` or that of the member `b`; all without one. */
export const hasPassKeyword = (keyword: string): RawBuilder<boolean> =>
  sql<boolean>`(${keyword} = '' or position(lower(${keyword}) in lower(r.rsvt_no || ' ' || o.pass_nm || ' ' || b.name)) > 0)`;
