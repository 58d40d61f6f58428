import { sql } from 'kysely';
import { appNow } from './expressions.ts';
import type { Db } from './schema.ts';

export interface ContentState {
  /** Changes with the contents that visitors see. */
  readonly version: string;
  /** Time of the database, in milliseconds since the epoch. */
  readonly now: number;
}

/** Reads the version of the contents and the shared clock. */
export async function readContentState(db: Db): Promise<ContentState> {
  const row = await db
    .selectFrom('content_change')
    .select([sql<string>`count(*)::text || '.' || coalesce(max(change_id), 0)::text`.as('version'), appNow.as('now')])
    .executeTakeFirstOrThrow();
  return { version: row.version, now: row.now.getTime() };
}
