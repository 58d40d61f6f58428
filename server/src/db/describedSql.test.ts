import { readdirSync, readFileSync } from 'node:fs';
import { openTestDatabase } from '../testing/testDatabase.ts';
import type { DatabaseHandle } from './connect.ts';
import {
  bool,
  type Column,
  citext,
  describedSql,
  findStatement,
  int4,
  int8,
  jsonb,
  nullable,
  oneOf,
  text,
  textArray,
  timestamptz,
  uuid,
} from './describedSql.ts';

/** Sources of the server without tests and comments. */
const sources = readdirSync(new URL('..', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'))
  .map((source) => source.replaceAll(/\/\*\*.*?\*\//gs, ''));

describe('describedSql', () => {
  let handle: DatabaseHandle;
  beforeEach(async () => {
    handle = await openTestDatabase();
  });

  it('returns values of the declared types', async () => {
    const [row] = await describedSql('test.types', {
      answer: int4,
      big: int8,
      at: timestamptz,
      isTrue: bool,
      mail: citext,
      id: uuid,
      words: textArray,
      value: jsonb<{ a: number }>(),
      none: nullable(text),
      word: oneOf('yes', 'no'),
    })`select 42 as answer, 9007199254740993::int8 as big, '2026-11-23T10:00:00Z'::timestamptz as at,
      true as "isTrue", 'a@b.example'::citext as mail, '0190a3a8-0000-7000-8000-000000000000'::uuid as id,
      array['a', 'b'] as words, '{"a": 1}'::jsonb as value, null::text as none, 'yes' as word`.execute(handle.db);
    await handle.close();

    expect(row).toEqual({
      answer: 42,
      big: '9007199254740993',
      at: new Date('2026-11-23T10:00:00Z'),
      isTrue: true,
      mail: 'a@b.example',
      id: '0190a3a8-0000-7000-8000-000000000000',
      words: ['a', 'b'],
      value: { a: 1 },
      none: null,
      word: 'yes',
    });
  });

  const faults: readonly [string, Readonly<Record<string, Column<unknown>>>, string][] = [
    ['another type', { n: int8 }, 'declares (n int8), the database says (n int4)'],
    ['another name', { m: int4 }, 'declares (m int4), the database says (n int4)'],
    ['a column too many', { n: int4, m: int4 }, 'declares (m int4, n int4), the database says (n int4)'],
    ['no columns', {}, 'declares (), the database says (n int4)'],
  ];

  it.each(faults)('fails a test that ran a statement with %s', async (_name, columns, message) => {
    await describedSql('test.fault', columns)`select 1 as n`.execute(handle.db);

    await expect(handle.close()).rejects.toThrow(`test.fault: ${message}`);
  });

  it('fails a test that read an undeclared null or value', async () => {
    await describedSql('test.null', { n: text })`select null::text as n`.execute(handle.db);
    await describedSql('test.value', { n: oneOf('a', 'b') })`select 'c' as n`.execute(handle.db);

    const outcome = handle.close();

    await expect(outcome).rejects.toThrow('test.null: n (text) has the value null');
    await expect(outcome).rejects.toThrow('test.value: n (text) has the value "c"');
  });

  it('checks statements in transactions', async () => {
    await handle.db.transaction().execute(async (trx) => {
      await describedSql('test.transaction', { n: int8 })`select 1 as n`.execute(trx);
    });

    await expect(handle.close()).rejects.toThrow('test.transaction: declares (n int8)');
  });

  it('ignores queries of the query builder', async () => {
    const query = handle.db.selectFrom('code').selectAll().compile();
    await handle.close();

    expect(findStatement(query.queryId)).toBeUndefined();
  });

  it('has unique names', () => {
    const calls = sources.flatMap((source) => source.match(/(?<!function )\bdescribedSql\(/g) ?? []);
    const names = sources.flatMap((source) =>
      [...source.matchAll(/\bdescribedSql\(\s*'([\w.]+)'/g)].map(([, name]) => name),
    );

    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(calls.length);
  });
});
