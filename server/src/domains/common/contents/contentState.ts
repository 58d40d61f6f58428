import type { ContentState } from '@haesol/contracts/common';
import { sql } from 'kysely';

/** SQL for the state that the office sees. @param at column with the time from which the site shows the row */
export const contentStateAt = (now: Date, at: string) =>
  sql<ContentState>`case when ${sql.ref(at)} is null then 'DRAFT'
    when ${sql.ref(at)} > ${now} then 'SCHEDULED' else 'PUBLISHED' end`;

/** SQL condition: the row is removed, or is not, as the list of the office asks. */
export const isRemoved = (removedYn: '' | 'Y', column = 'deleted_at') =>
  sql<boolean>`((${sql.ref(column)} is not null) = (${removedYn} = 'Y'))`;
