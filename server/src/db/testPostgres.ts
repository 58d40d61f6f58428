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

function openNamed(url: string, database: string): DatabaseHandle {
  const target = new URL(url);
  target.pathname = `/${database}`;
  return fromPool(createPool(target.href, () => undefined));
}

/** Makes an empty database, or a copy of a template, anew under the name of a template. */
export async function createTemplate(url: string, name: string, from?: string): Promise<DatabaseHandle> {
  const database = toTemplateName(name);
  const source = from === undefined ? 'template0' : toTemplateName(from);
  await runAs(url, [
    `drop database if exists ${database} with (force)`,
    `create database ${database} template ${source}`,
  ]);
  return openNamed(url, database);
}

/** A copy of its own for one test file; closing drops it. */
export async function openFromTemplate(url: string, name: string): Promise<DatabaseHandle> {
  const database = `haesol_t_${randomUUID().replaceAll('-', '')}`;
  await runAs(url, [`create database ${database} template ${toTemplateName(name)}`]);
  const handle = openNamed(url, database);
  return {
    ...handle,
    async close() {
      await handle.close();
      await runAs(url, [`drop database if exists ${database} with (force)`]);
    },
  };
}
