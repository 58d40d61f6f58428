import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import { watchContent } from './contentChange.ts';
import type { Db } from './schema.ts';

const folder = new URL('./migrations/', import.meta.url);

async function listOwn(): Promise<string[]> {
  const names = await readdir(folder);
  return names
    .filter((name) => /^\d{4}\w+\.ts$/.test(name))
    .map((name) => name.slice(0, -3))
    .sort();
}

const readMigration = async (name: string): Promise<Migration> => import(new URL(`${name}.ts`, folder).href);

async function listExecuted(db: Db): Promise<string[]> {
  const table = sql<string | null>`to_regclass('kysely_migration')::text`.as('name');
  const { name: found } = await db.selectNoFrom(table).executeTakeFirstOrThrow();
  if (found === null) return [];
  const executed = await db.selectFrom('kysely_migration').select('name').execute();
  return executed.map(({ name }) => name);
}

/** Runs what is due. @param executed may name migrations that only a newer release has @returns the names of those that ran */
async function runMigrations(db: Db, own: readonly string[], executed: readonly string[]): Promise<readonly string[]> {
  const migrations = await Promise.all(own.map(async (name) => [name, await readMigration(name)] as const));
  const known: Record<string, Migration> = Object.fromEntries(migrations);
  for (const name of executed) known[name] ??= { up: async () => undefined };
  const provider: MigrationProvider = { getMigrations: async () => known };
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('The database could not be migrated.', { cause: error });
  return (results ?? []).map((result) => result.migrationName);
}

/**
 * Migrates the database, one process at a time (the migrator has an advisory lock).
 * Ignores unknown migrations of a newer release, because this release works with the newer schema. Loads the migrations only
 * if one is due.
 * @returns the names of those that ran
 */
export async function migrate(db: Db): Promise<readonly string[]> {
  const own = await listOwn();
  const executed = await listExecuted(db);
  const isCurrent = own.every((name) => executed.includes(name));
  const names = isCurrent ? [] : await runMigrations(db, own, executed);
  await watchContent(db);
  return names;
}
