import { brotliDecompressSync } from 'node:zlib';
import { jest } from '@jest/globals';
import { type RootOperationNode, sql } from 'kysely';
import { publicResources } from '../testing/endpointSuites/publicResources.ts';
import { sendTo, setUpTestApp, signIn } from '../testing/testApp.ts';
import { listApiRoutes } from '../testing/testWholeApi.ts';
import { createKeptAnswers } from './keptAnswers.ts';

describe('createKeptAnswers', () => {
  function setUp() {
    const state = { version: '1', now: 0 };
    const answers = createKeptAnswers(async () => ({ ...state }));
    const made: string[] = [];
    const get = (key: string) =>
      answers.get(key, async () => {
        made.push(key);
        return `${key} ${made.length}`;
      });
    return { state, answers, made, get };
  }

  it('makes the answer of a request once for all who wait and for the next ones', async () => {
    const { get, made } = setUp();

    const [first, second] = await Promise.all([get('a'), get('a')]);
    const third = await get('a');

    expect([first.text, second.text, third.text]).toEqual(['a 1', 'a 1', 'a 1']);
    expect(made).toEqual(['a']);
  });

  it('makes it again after a change of the contents, after two seconds, and after the clock was set back', async () => {
    const { state, get, made } = setUp();
    await get('a');

    state.version = '2';
    await get('a');
    state.now = 2_000;
    await get('a');
    state.now = -1_000;
    await get('a');

    expect(made).toHaveLength(4);
  });

  it('never keeps a failure', async () => {
    const { answers, get } = setUp();

    await expect(answers.get('a', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');

    expect((await get('a')).text).toBe('a 1');
  });
});

describe('kept answers of the API', () => {
  const nodes: RootOperationNode[] = [];
  const test = setUpTestApp({ sample: true, onStatement: (node) => nodes.push(node) });
  const read = (path: string, headers = {}) => sendTo(test.app, 'GET', path, undefined, { headers });

  it('are sent with one statement, compressed once', async () => {
    const path = '/api/v1/posts/list?pageNum=1';
    await read(path);
    nodes.length = 0;

    const response = await read(path, { 'accept-encoding': 'br' });

    expect(nodes).toHaveLength(1);
    expect(response.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' });
    expect(JSON.parse(brotliDecompressSync(response.rawPayload).toString()).data.list).toHaveLength(10);
  });

  it('differ by language, and are not sent to members', async () => {
    const path = '/api/v1/recommendTour/detail/TR001';
    const [korean, english] = [await read(path), await read(path, { language: 'CD0000000128' })];
    const { headers } = await signIn(test, 'student');
    nodes.length = 0;
    await read(path, headers);

    expect(english.json().data).not.toEqual(korean.json().data);
    expect(nodes.length).toBeGreaterThan(2);
  });

  it('show each acknowledged write at once', async () => {
    const path = '/api/v1/posts/list';
    const before = (await read(path)).json().data.cnt_total;
    const stale: number[] = [];
    for (let count = 1; count <= 5; count += 1) {
      await sql`insert into post select (jsonb_populate_record(p, jsonb_build_object('post_uid', ${`KEPT${count}`}::text))).*
        from post p where p.post_uid = 'N0000128'`.execute(test.db);
      const { cnt_total } = (await read(path)).json().data;
      if (cnt_total !== before + count) stale.push(count);
    }

    expect(stale).toEqual([]);
  });

  it('are made in turns of the address that asks, so that others do not wait for it', async () => {
    const taken = jest.spyOn(test.app.context, 'takeReadTurn');
    for (const remoteAddress of ['203.0.113.0', '203.0.113.1'])
      await test.app.inject({ url: `/api/v1/posts/list?searchKeyword=${remoteAddress}`, remoteAddress });

    expect(taken.mock.calls.map(([address]) => address)).toEqual(['203.0.113.0', '203.0.113.1']);
    taken.mockRestore();
  });

  it('read only tables of the content version, and write nothing', async () => {
    // Visitors have no rows in these.
    const ofMembers = ['interest', 'feed_read'];
    const names = await sql<{ table: string; isWatched: boolean }>`select t.relname::text as table,
        exists (select from pg_trigger g where g.tgrelid = t.oid and g.tgname = 'content_change') as "isWatched"
      from pg_class t where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and t.relname <> 'content_change'
    `.execute(test.db);
    const isKept = (name: string) =>
      test.app.routeTable.some(({ config }) => config?.isKept && config.endpoint?.name === name);
    const endpoints = listApiRoutes(test.app).filter(({ endpoint }) => isKept(endpoint.name));
    const faults: string[] = [];
    for (const { endpoint } of endpoints) {
      const path = await fillPath(endpoint.path);
      nodes.length = 0;
      const { status } = (await read(`${path}?other=1`)).json();
      const words = new Set(nodes.flatMap((node) => JSON.stringify(node).match(/\w+/g) ?? []));
      const unwatched = names.rows
        .filter(({ table, isWatched }) => words.has(table) && !isWatched)
        .map(({ table }) => table);
      const writes = nodes.filter(({ kind }) => /Insert|Update|Delete/.test(kind)).length;
      if (status.code !== '200' || writes > 0) faults.push(`${path}: ${status.code}, ${writes} writes`);
      faults.push(...unwatched.filter((table) => !ofMembers.includes(table)).map((table) => `${path}: ${table}`));
    }

    expect(endpoints.length).toBeGreaterThan(25);
    expect(faults).toEqual([]);
  });

  /** Fills an id of a public resource into a path. */
  async function fillPath(path: string): Promise<string> {
    const resource = publicResources[`GET ${path}`];
    if (resource === undefined || !path.includes('{')) return path;
    if (typeof resource === 'string' || 'id' in resource) {
      return path.replace(/\{\w+\}/, typeof resource === 'string' ? resource : resource.id);
    }
    const { list } = (await read(resource.list)).json().data;
    return path.replace(/\{\w+\}/, list[0][resource.key]);
  }
});
