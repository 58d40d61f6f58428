import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import { watchContent } from './contentChange.ts';
import type { Db } from './schema.ts';

const folder = new URL('./migrations/', import.meta.url);

async function readMigrations(): Promise<Record<string, Migration>> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}\w+\.ts$/.test(name)).sort();
  const migrations = await Promise.all(
    names.map(async (name) => [name.slice(0, -3), (await import(new URL(name, folder).href)) as Migration] as const),
  );
  return Object.fromEntries(migrations);
}

async function listExecuted(db: Db): Promise<string[]> {
  const table = sql<string | null>`to_regclass('kysely_migration')::text`.as('name');
  const { name: found } = await db.selectNoFrom(table).executeTakeFirstOrThrow();
  if (found === null) return [];
  const executed = await db.selectFrom('kysely_migration').select('name').execute();
  return executed.map(({ name }) => name);
}

/**
 * Migrates the database, one process at a time (the migrator has an advisory lock).
 * Ignores unknown migrations of a newer release, because this release works with the newer schema.
 * @returns the names of those that ran
 */
export async function migrate(db: Db): Promise<readonly string[]> {
  const own = await readMigrations();
  const newer = (await listExecuted(db)).filter((name) => !(name in own));
  const known: Record<string, Migration> = { ...own };
  for (const name of newer) known[name] = { up: async () => undefined };
  const provider: MigrationProvider = { getMigrations: async () => known };
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('The database could not be migrated.', { cause: error });
  await watchContent(db);
  return (results ?? []).map((result) => result.migrationName);
}
