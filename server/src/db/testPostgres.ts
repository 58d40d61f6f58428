import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { createPool, type DatabaseHandle, fromPool } from './connect.ts';
import { describeOnPostgres } from './describeStatements.ts';
import type { Db } from './schema.ts';

const toTemplateName = (name: string) => `haesol_test_${name}`;

async function runAs(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

function toUrl(url: string, database: string): string {
  const target = new URL(url);
  target.pathname = `/${database}`;
  return target.href;
}

export function openUrl(url: string): DatabaseHandle {
  return fromPool(createPool(url, () => undefined));
}

/** Recreates a template: an empty database, or a copy of another template. */
export async function createTemplate(url: string, name: string, from?: string): Promise<DatabaseHandle> {
  const database = toTemplateName(name);
  const source = from === undefined ? 'template0' : toTemplateName(from);
  await runAs(url, [
    `drop database if exists ${database} with (force)`,
    `create database ${database} template ${source}`,
  ]);
  return openUrl(toUrl(url, database));
}

interface OwnDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

async function createFrom(url: string, template: string): Promise<OwnDatabase> {
  const database = `haesol_t_${randomUUID().replaceAll('-', '')}`;
  await runAs(url, [`create database ${database} template ${template}`]);
  return {
    url: toUrl(url, database),
    drop: () => runAs(url, [`drop database if exists ${database} with (force)`]),
  };
}

/** A copy of a template for one test file. */
export function copyTemplate(url: string, name: string): Promise<OwnDatabase> {
  return createFrom(url, toTemplateName(name));
}

export function createDatabase(url: string): Promise<OwnDatabase> {
  return createFrom(url, 'template0');
}

/** Copies a template for one test file; closing drops the copy. */
export async function openFromTemplate(url: string, name: string) {
  const copy = await copyTemplate(url, name);
  const handle = openUrl(copy.url);
  return {
    handle: {
      ...handle,
      async close() {
        await handle.close();
        await copy.drop();
      },
    },
    describeStatements: describeOnPostgres(copy.url),
  };
}

/** Returns true if queries run on several connections; on PGlite all use one, so nothing runs concurrently. */
export async function isRacing(db: Db): Promise<boolean> {
  const ask = () =>
    db.connection().execute(async (own) => {
      const pid = sql<number>`pg_backend_pid()`.as('pid');
      const pause = sql<unknown>`pg_sleep(0.1)`.as('pause');
      return (await own.selectNoFrom([pid, pause]).executeTakeFirstOrThrow()).pid;
    });
  return new Set(await Promise.all([ask(), ask()])).size > 1;
}

/**
 * Guards tests of races.
 * @throws if all queries use one connection
 */
export async function requireRaces(db: Db): Promise<void> {
  if (!(await isRacing(db))) throw new Error('Races need several connections: npm test -- postgres');
}
