import { type RawBuilder, sql } from 'kysely';
import { occursIn } from '../../common/text/searchText.ts';

/** SQL for a keyword in the number of the reservation `r`, the name of the pass `o` or that of the member `b`; all without one. */
export const hasPassKeyword = (keyword: string): RawBuilder<boolean> =>
  occursIn(keyword, sql`r.rsvt_no || ' ' || o.pass_nm || ' ' || b.name`);
