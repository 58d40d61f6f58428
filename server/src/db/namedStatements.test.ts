import { sql } from 'kysely';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { createStatementNames } from './namedStatements.ts';
import { inTransaction } from './retry.ts';

describe('createStatementNames', () => {
  it('names a query from its third use, 200 at most, and no other statement', () => {
    const toName = createStatementNames();
    const nameThird = (text: string) => [toName(text), toName(text), toName(text)].at(-1);

    expect([toName('select 1'), toName('select 1')]).toEqual([undefined, undefined]);
    expect(toName('select 1')).toBe('haesol_0');
    expect(toName('select 1')).toBe('haesol_0');
    expect([nameThird('insert into a values ($1)'), nameThird('create table a ()')]).toEqual([undefined, undefined]);
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

  it('infer a partial index by a parameter, any number of times', async () => {
    const { db, close } = await openTestDatabase();
    await sql`create table shelf (id int, state text)`.execute(db);
    await sql`create unique index shelf_open on shelf (id) where state = 'OPEN'`.execute(db);
    const add = (own: typeof db) =>
      sql`insert into shelf values (1, 'OPEN') on conflict (id) where state = ${'OPEN'} do nothing`.execute(own);
    await db.connection().execute(async (own) => {
      for (let times = 0; times < 12; times += 1) await add(own);
    });
    const { rows } = await sql`select 1 from shelf`.execute(db);
    await close();

    expect(rows).toHaveLength(1);
  });

  it('survive a migration inside of a transaction, which is retried', async () => {
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
