import { randomUUID } from 'node:crypto';
import { contentBlock, menuKeys } from '@haesol/contracts/common';
import { findHoliday } from '@haesol/contracts/holidays';
import * as z from 'zod/mini';
import type { DatabaseHandle } from '../db/connect.ts';
import type { JsonRow } from '../db/rowHash.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { readReference } from './readReference.ts';
import { syncReference } from './syncReference.ts';

const shipped = readReference();
/** Returns the shipped tables, with one of them changed. */
const ship = (name: string, change: (rows: readonly JsonRow[]) => readonly JsonRow[]) =>
  shipped.map((table) => (table.table === name ? { ...table, rows: change(table.rows) } : table));
const setText = (key: JsonRow, text: JsonRow) => (rows: readonly JsonRow[]) =>
  rows.map((row) => (Object.entries(key).every(([name, value]) => row[name] === value) ? { ...row, ...text } : row));

describe('syncReference', () => {
  let test: DatabaseHandle;
  beforeEach(async () => {
    test = await openTestDatabase();
  });
  afterEach(() => test.close());

  const readMeans = async () => {
    const rows = await test.db.selectFrom('search_synonym').select(['word', 'means']).execute();
    return new Map(rows.map(({ word, means }) => [word, means]));
  };
  const readTitle = (menuKey: string) =>
    test.db.selectFrom('content_block').select('title').where('menu_key', '=', menuKey).executeTakeFirst();

  it('sends one query and writes nothing without a change', async () => {
    let statements = 0;
    const counted = test.db.withPlugin({
      transformQuery: ({ node }) => {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });

    expect(await syncReference(counted)).toEqual([]);
    expect(statements).toBe(1);
  });

  it('writes changed rows, adds new ones, removes missing ones, and is then idempotent', async () => {
    const changed = ship('search_synonym', ([, ...rows]) => [
      ...setText({ word: '암호' }, { means: ['열쇠'] })(rows),
      { word: '새말', means: ['말'] },
    ]);

    expect((await readMeans()).has('비번')).toBe(true);
    expect(await syncReference(test.db, changed)).toEqual([]);
    const means = await readMeans();
    expect([means.get('비번'), means.get('암호'), means.get('새말')]).toEqual([undefined, ['열쇠'], ['말']]);
    expect(await syncReference(test.db, changed)).toEqual([]);
    expect(await syncReference(test.db)).toEqual([]);
    expect((await readMeans()).get('비번')).toEqual(['비밀번호']);
  });

  it('keeps and reports rows that staff edited or removed, at each start', async () => {
    const { db } = test;
    await db.updateTable('content_block').set({ title: '우리 제목' }).where('menu_key', '=', 'intro_chart').execute();
    await db.deleteFrom('search_synonym').where('word', '=', '암호').execute();
    const titled = ship('content_block', setText({}, { title: '새 제목' }));
    const changed = titled.map((table) =>
      table.table === 'search_synonym'
        ? { ...table, rows: setText({ word: '암호' }, { means: ['열쇠'] })(table.rows) }
        : table,
    );

    expect(await syncReference(db)).toEqual([]);
    for (let start = 0; start < 2; start += 1) {
      expect(await syncReference(db, changed)).toEqual(['content_block intro_chart', 'search_synonym 암호']);
    }
    expect(await readTitle('intro_chart')).toEqual({ title: '우리 제목' });
    expect(await readTitle('intro_vision')).toEqual({ title: '새 제목' });
    expect((await readMeans()).has('암호')).toBe(false);
  });

  it('keeps unshipped rows that staff edited, and codes that records refer to', async () => {
    await test.db.updateTable('holiday').set({ name: '개교기념일' }).where('day', '=', '2027-10-09').execute();
    const none = shipped.map((table) =>
      table.table === 'holiday' || table.table === 'code' ? { ...table, rows: [] } : table,
    );
    const count = async (table: 'code' | 'holiday') => (await test.db.selectFrom(table).selectAll().execute()).length;
    const codes = await count('code');

    expect(await syncReference(test.db, none)).toEqual([]);
    expect([await count('code'), await count('holiday')]).toEqual([codes, 1]);
  });

  it('corrects a translation of terms in force', async () => {
    const key = { code: 'USE', version: '1.0', locale: 'en' };
    const left = await syncReference(test.db, ship('terms_translation', setText(key, { html: '<p>corrected</p>' })));

    const row = test.db.selectFrom('terms_translation').select('html').where('code', '=', 'USE');
    expect(left).toEqual([]);
    expect(await row.where('version', '=', '1.0').where('locale', '=', 'en').executeTakeFirst()).toEqual({
      html: '<p>corrected</p>',
    });
  });

  it('changes terms that are not yet in force, and no others', async () => {
    const key = { code: 'TRAVEL', version: '3.0' };
    const ahead = { ...key, title: '여행', required: false, effective_at: '2999-01-01', html: '<p>1</p>', sort: 6 };
    await syncReference(
      test.db,
      ship('terms', (rows) => [...rows, ahead]),
    );
    const changed = ship('terms', (rows) => setText({ code: 'TRAVEL' }, { html: '<p>2</p>' })([...rows, ahead]));

    expect(await syncReference(test.db, changed)).toEqual(['terms TRAVEL 1.0', 'terms TRAVEL 2.0']);
    const rows = await test.db.selectFrom('terms').select('version').where('html', '=', '<p>2</p>').execute();
    expect(rows.map(({ version }) => version)).not.toContain('2.0');
    expect(rows.map(({ version }) => version)).toContain('3.0');
  });

  it('tells the members of new terms that an upgrade brings before they are in force', async () => {
    const member = { member_uid: randomUUID(), email: 'a@mail.example', name: '김하늘', class_cd: 'GENERAL' } as const;
    await test.db
      .insertInto('member')
      .values({ ...member, state: 'ACTIVE', locale: 'ja' })
      .execute();
    const ahead = { code: 'USE', version: '8.0', title: '이용약관', required: true, html: '<p>1</p>', sort: 1 };
    const past = { ...ahead, version: '7.9', effective_at: '2026-01-01' };
    await syncReference(
      test.db,
      ship('terms', (rows) => [
        ...rows,
        past,
        { ...ahead, effective_at: '2999-01-01' },
        { ...ahead, code: 'PRIVACY', title: '개인정보처리방침', effective_at: '2999-01-01' },
      ]),
    );

    const news = await test.db.selectFrom('notification').selectAll().execute();
    const jobs = await test.db.selectFrom('job').select('kind').where('kind', '=', 'terms.mail').execute();
    expect(news).toMatchObject([
      { title: '規約が変わります：利用規約、プライバシーポリシー', link: '/terms/use?version=8.0' },
    ]);
    expect(jobs).toHaveLength(1);
  });

  it('inserts the holidays of the calendar', async () => {
    const rows = await test.db.selectFrom('holiday').selectAll().where('day', '>=', '2026-01-01').execute();

    expect(rows.length).toBeGreaterThan(40);
    expect(rows.map(({ day }) => findHoliday(day))).toEqual(rows.map(({ name }) => name));
  });
});

describe('shipped pages', () => {
  const rowsOf = (name: string) => shipped.find(({ table }) => table === name)?.rows ?? [];
  const pages = rowsOf('content_block');
  const blocks = pages.map(({ blocks }) => blocks).flatMap((list) => z.array(contentBlock).parse(list));

  it('are those of the menu', () => {
    expect(pages.map(({ menu_key: key }) => key).sort()).toEqual([...menuKeys].sort());
  });

  it('list notices of existing categories', () => {
    const named = blocks.flatMap((block) => (block.type === 'notices' ? [block.noticeType] : []));
    const codes = rowsOf('code').filter((row) => row.group_cd === 'NOTICE_CTG');

    expect(named.length).toBeGreaterThan(1);
    expect(codes.map(({ code }) => code)).toEqual(expect.arrayContaining(named));
  });
});
