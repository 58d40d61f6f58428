import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { openTestDatabase } from '../testing/testDatabase.ts';
import type { DatabaseHandle } from './connect.ts';
import { renderTableTypes } from './tableTypes.ts';

describe('the types of the tables', () => {
  let handle: DatabaseHandle;
  beforeAll(async () => {
    handle = await openTestDatabase();
  });
  afterAll(() => handle.close());

  it('match the migrations; update them with npm run db:types', async () => {
    const committed = await readFile(new URL('tables.ts', import.meta.url), 'utf8');

    expect(committed).toBe(await renderTableTypes(handle.db));
  });

  it('change with a column, its default, and its permitted values', async () => {
    await sql`alter table banner add column colour text not null default 'red' check (colour in ('red', 'blue'))`.execute(
      handle.db,
    );
    const changed = await renderTableTypes(handle.db);
    await sql`alter table banner drop column colour`.execute(handle.db);

    expect(changed).toContain("    colour: Generated<'red' | 'blue'>;");
  });

  it('refuse an unknown column type', async () => {
    await sql`alter table banner add column place point`.execute(handle.db);
    const outcome = renderTableTypes(handle.db);

    await expect(outcome).rejects.toThrow('banner.place: no TypeScript type is known for point.');
    await sql`alter table banner drop column place`.execute(handle.db);
  });
});
