import { toSeoulDate } from '@haesol/contracts/common';
import { sql } from 'kysely';
import { describedSql, text } from '../src/db/describedSql.ts';
import type { Database, Db } from '../src/db/schema.ts';
import { loadContent } from './loadContent.ts';
import { loadSampleMembers } from './members.ts';
import { createRandom } from './random.ts';

const seed = 20_261_123;

/** Tables filled at the start or by publishing, not by the sample data: a reset does not empty them. */
const keptTables = [
  'app_clock',
  'banner',
  'code',
  'code_group',
  'content_block',
  'holiday',
  'job',
  'kysely_migration',
  'kysely_migration_lock',
  'reference_state',
  'remote_audit',
  'remote_canary',
  'remote_channel',
  'remote_release',
  'search_synonym',
  'terms',
] as const satisfies (keyof Database)[];

/** `SEED_BASE_DATE`, or the start of the given day; both in Asia/Seoul. */
export function toBaseDate(seedBaseDate: string | undefined, now: Date): Date {
  const text = seedBaseDate ?? toSeoulDate(now);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return new Date(`${text}T00:00:00+09:00`);
  return new Date(/(Z|[+-]\d{2}:?\d{2})$/.test(text) ? text : `${text.replace(' ', 'T')}+09:00`);
}

/** Loads all sample data into an empty database. */
export async function loadSample(db: Db, baseDate: Date): Promise<void> {
  await loadSampleMembers(db, { baseDate, random: createRandom(seed) });
  await loadContent(db, baseDate);
}

/** Empties every table but those of the reference data and loads the sample data again. */
export async function resetSample(db: Db, baseDate: Date): Promise<void> {
  const rows = await describedSql('sample.tables', { name: text })`
    select tablename::text as name from pg_tables
    where schemaname = 'public' and tablename <> all(${[...keptTables]}::text[])`.execute(db);
  const tables = rows.map(({ name }) => sql.table(name));
  if (tables.length > 0)
    await describedSql('sample.truncate', {})`truncate ${sql.join(tables)} restart identity cascade`.execute(db);
  await loadSample(db, baseDate);
}
