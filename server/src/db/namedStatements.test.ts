import { sql } from 'kysely';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { createStatementNames } from './namedStatements.ts';
import { inTransaction } from './retry.ts';

describe('createStatementNames', () => {
  it('names a statement from its third use, 200 at most, and no DDL', () => {
    const toName = createStatementNames();
    const nameThird = (text: string) => [toName(text), toName(text), toName(text)].at(-1);

    expect([toName('select 1'), toName('select 1')]).toEqual([undefined, undefined]);
    expect(toName('select 1')).toBe('haesol_0');
    expect(toName('select 1')).toBe('haesol_0');
    expect(nameThird('create table a ()')).toBeUndefined();
    const names = Array.from({ length: 300 }, (_, at) => nameThird(`select ${at + 2}`));
    expect(names.filter((name) => name !== undefined)).toHaveLength(199);
    expect(new Set(names).size).toBe(200);
  });
});

describe('statements of a connection', () => {
  it('are prepared on PostgreSQL, and survive a migration by a newer release', async () => {
    const { db, kind, close } = await openTestDatabase();
    await sql`create table shelf (id int, title text)`.execute(db);
    await sql`insert into shelf values (1, 'a')`.execute(db);
    const read = (own: typeof db) => sql<{ id: number }>`select * from shelf where id = ${1}`.execute(own);
    const outcome = await db.connection().execute(async (own) => {
      for (let times = 0; times < 4; times += 1) await read(own);
      const prepared = await sql<{ n: number }>`select count(*)::int as n from pg_prepared_statements
        where statement like 'select * from shelf%'`.execute(own);
      await sql`alter table shelf add column place text`.execute(own);
      const alone = await read(own);
      return { prepared: prepared.rows[0]?.n, alone: alone.rows };
    });
    await close();

    expect(outcome).toEqual({
      prepared: kind === 'postgres' ? 1 : 0,
      alone: [{ id: 1, title: 'a', place: null }],
    });
  });

  it('survive it inside of a transaction, which is retried', async () => {
    const { db, close } = await openTestDatabase();
    await sql`create table shelf (id int, title text)`.execute(db);
    const read = (own: typeof db) => sql`select * from shelf where id = ${1}`.execute(own);
    const rows = await db.connection().execute(async (own) => {
      for (let times = 0; times < 4; times += 1) await read(own);
      await sql`alter table shelf add column place text`.execute(own);
      return inTransaction(own, async (trx) => (await read(trx)).rows);
    });
    await close();

    expect(rows).toEqual([]);
  });
});
