import type { PublishState } from '@haesol/contracts/learn';
import { type RawBuilder, sql } from 'kysely';

/** Alias of a table with `publish_at`: `edu as e`, `apply_notice as x`, `apply_program as x`. */
type Alias = 'e' | 'x';

/** SQL condition: the site shows the row; drafts and rows with a time to come are for the office alone. */
export const isPublishedAt = (now: Date, alias: Alias) => sql<boolean>`(${sql.ref(`${alias}.publish_at`)} <= ${now})`;

/** SQL for the state that the office sees: that of the site, unless the row is not shown yet. */
export const officeStateAt = <S extends string>(now: Date, alias: Alias, state: RawBuilder<S>) =>
  sql<PublishState | S>`case when ${sql.ref(`${alias}.publish_at`)} is null then 'DRAFT'
    when ${sql.ref(`${alias}.publish_at`)} > ${now} then 'RESERVED' else ${state} end`;

/** Returns the column of the time of publishing; none for a form of an earlier build, which leaves it as it is. */
export const toPublishAt = (publishDt: string | null | undefined) =>
  publishDt === undefined ? {} : { publish_at: publishDt === null ? null : new Date(publishDt) };
