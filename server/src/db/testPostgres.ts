import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createPool, type DatabaseHandle, fromPool } from './connect.ts';

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

/** Makes an empty database, or a copy of a template, anew under the name of a template. */
export async function createTemplate(url: string, name: string, from?: string): Promise<DatabaseHandle> {
  const database = toTemplateName(name);
  const source = from === undefined ? 'template0' : toTemplateName(from);
  await runAs(url, [
    `drop database if exists ${database} with (force)`,
    `create database ${database} template ${source}`,
  ]);
  return openUrl(toUrl(url, database));
}

/** A copy of a template for one test file. */
export async function copyTemplate(url: string, name: string): Promise<{ url: string; drop(): Promise<void> }> {
  const database = `haesol_t_${randomUUID().replaceAll('-', '')}`;
  await runAs(url, [`create database ${database} template ${toTemplateName(name)}`]);
  return {
    url: toUrl(url, database),
    drop: () => runAs(url, [`drop database if exists ${database} with (force)`]),
  };
}

/** A copy of its own for one test file; closing drops it. */
export async function openFromTemplate(url: string, name: string): Promise<DatabaseHandle> {
  const copy = await copyTemplate(url, name);
  const handle = openUrl(copy.url);
  return {
    ...handle,
    async close() {
      await handle.close();
      await copy.drop();
    },
  };
}
