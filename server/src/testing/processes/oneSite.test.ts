import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { requireRaces } from '../../db/testPostgres.ts';
import { createSiteState } from '../../pages/edge/siteState.ts';
import { createDiskStore } from '../../release/registry/diskStore.ts';
import { publishRelease } from '../../release/registry/publishRelease.ts';
import { aRelease, aRemoteJson, aRoute } from '../../release/registry/testReleases.ts';
import { report } from '../testWholeApi.ts';
import { callApi, logIn, openSite, type ServerProcess, type Site, waitFor } from './site.ts';

const question = { categoryCd: 'ETC', content: '내용', privateYn: 'N', imageUids: [], fileUids: [] };
/** Limit for seeing changes of other servers, which are polled once a second. */
const seenWithinMs = 5_000;

describe('two processes over one database', () => {
  let site: Site;
  let first: ServerProcess;
  let second: ServerProcess;
  const remoteJson = aRemoteJson({ routes: [aRoute({ render: 'client', gets: ['/api/v1/qna/list?pageNum=1'] })] });
  const publish = (buildId: string, json: typeof remoteJson | null) => {
    const store = createDiskStore(site.dataDir);
    return publishRelease({ db: site.handle.db, store, ...aRelease({ buildId, remoteJson: json }), actor: 'test' });
  };
  beforeAll(async () => {
    site = await openSite();
    await requireRaces(site.handle.db);
    await publish('shell0001', null);
    await publish('build0001', remoteJson);
    first = await site.start();
    second = await site.start();
  });
  afterAll(() => site.close());

  const read = async (server: ServerProcess, path: string) => (await fetch(new URL(path, server.url))).text();
  /** @returns milliseconds until a page or file of a process contains the text */
  const seenAfter = async (server: ServerProcess, path: string, text: string): Promise<number> => {
    const startedAt = performance.now();
    await waitFor(async () => (await read(server, path)).includes(text));
    return performance.now() - startedAt;
  };

  it('show a member’s change in both, and invalidate cached pages', async () => {
    const kept = createSiteState(site.handle.db);
    const before = await kept.contentVersion();
    const title = `둘째가 보는 질문 ${randomUUID()}`;
    const { headers } = await logIn(first);
    const { code } = await callApi(first, 'POST /api/v1/qna', { headers, body: { ...question, title } });
    const ms = await seenAfter(second, '/infoPlaza/notice', title);
    await delay(1_100);
    report(`events: a question written in one process stood on the page of the other after ${Math.round(ms)} ms`);

    expect(code).toBe('200');
    expect(ms).toBeLessThan(seenWithinMs);
    expect(await kept.contentVersion()).not.toBe(before);
  });

  it('control: cached pages would stay without the change notice', async () => {
    const { db } = site.handle;
    const kept = createSiteState(db);
    const before = await kept.contentVersion();
    const { headers } = await logIn(first);
    const { rows } = await sql<{
      text: string;
    }>`select pg_get_functiondef('note_content_change'::regproc) as text`.execute(db);
    await sql`create or replace function note_content_change() returns trigger language plpgsql as 'begin return null; end'`.execute(
      db,
    );
    await callApi(first, 'POST /api/v1/qna', { headers, body: { ...question, title: '아무도 모르는 질문' } });
    await sql.raw(rows[0]?.text ?? '').execute(db);
    await delay(1_100);
    const after = await kept.contentVersion();
    report(`events: control, without the trigger kept pages ${after === before ? 'stay' : 'are made anew'}`);

    expect(after).toBe(before);
  });

  it('serve a moved channel in both', async () => {
    const path = '/registry.json';
    const before = await Promise.all([read(first, path), read(second, path)]);
    await publish('build0002', remoteJson);
    const ms = await Promise.all([first, second].map((server) => seenAfter(server, path, 'build0002')));
    report(`registry: a moved channel was seen by both processes after ${Math.round(Math.max(...ms))} ms`);

    expect(before.map((text) => text.includes('build0001'))).toEqual([true, true]);
    expect(Math.max(...ms)).toBeLessThan(seenWithinMs);
  });

  it('apply a request once that is repeated in the other process', async () => {
    const { headers } = await logIn(first);
    const title = `한 번만 ${randomUUID()}`;
    const withKey = { ...headers, 'idempotency-key': randomUUID() };
    const send = (server: ServerProcess) =>
      callApi(server, 'POST /api/v1/qna', { headers: withKey, body: { ...question, title } });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => send(at % 2 === 0 ? first : second)));
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from qna where title = ${title}`.execute(
      site.handle.db,
    );
    const uids = new Set(answers.filter(({ code }) => code === '200').map(({ data }) => data.qnaUid));
    const free = await Promise.all(
      [first, second].map((server) => callApi(server, 'POST /api/v1/qna', { headers, body: { ...question, title } })),
    );
    report(`repeated calls: ${answers.length} with one key made ${rows[0]?.n} row`);
    report(`repeated calls: control without a key made ${new Set(free.map(({ data }) => data.qnaUid)).size} of 2`);

    expect([rows[0]?.n, uids.size]).toEqual([1, 1]);
    expect(new Set(free.map(({ data }) => data.qnaUid)).size).toBe(2);
  });

  it('share the demo clock', async () => {
    await callApi(first, 'POST /dev/clock', { body: { now: '2031-03-03T03:00:00+09:00' } });
    const { data } = await callApi(second, 'POST /dev/clock', { body: { now: '2031-03-03T03:00:00+09:00' } });
    const list = await callApi(second, 'GET /api/v1/posts/list?pageNum=1');
    await callApi(second, 'POST /dev/clock', { body: {} });

    expect(data.now.slice(0, 10)).toBe('2031-03-02');
    expect(list.data.list.every(({ newYn }: { newYn: string }) => newYn === 'N')).toBe(true);
  });
});
