import { sql } from 'kysely';
import { openTestApp, sendTo } from '../../testing/testApp.ts';
import { createTestEdge } from '../../testing/testWholeApi.ts';
import { addMember } from '../override/testOverride.ts';
import { saveCheck } from './checkRepository.ts';
import { createDiskStore } from './diskStore.ts';
import { pruneRemoved } from './pruneReleases.ts';
import { aRelease, aRemoteJson, aRoute, passedCheck, toArchive } from './testReleases.ts';

const tokens = {
  shell: 'token-of-team-shell',
  'mf-lectures': 'token-of-team-lectures',
  'mf-stock': 'token-of-team-stock',
} as const;
type Id = keyof typeof tokens;

const names = Object.entries(tokens).map(([id, token]) => `${id}=${token}`);
const test = await openTestApp({
  environment: { RELEASE_TOKENS: [...names, 'mf-lectures:read=token-that-only-reads'].join(',') },
  plugins: [createTestEdge()],
});
afterAll(() => test.close());
const store = createDiskStore(test.context.config.dataDir);

const lectures = {
  area: ['/lectures'],
  routes: [aRoute({ path: '/lectures', title: '공개 강좌', group: null })],
  menu: [
    {
      group: 'infoPlaza',
      order: 1,
      menu: 'lectures',
      label: '공개 강좌',
      link: '/lectures',
      description: '',
      roles: [],
    },
  ],
};

async function ask(
  method: 'POST' | 'GET' | 'PATCH',
  id: Id,
  path: string,
  payload?: object,
  token: string = tokens[id],
) {
  const headers = { authorization: `Bearer ${token}` };
  const response = await sendTo(test.app, method, `/api/v1/registry/${id}${path}`, payload, { headers });
  const { status, data } = response.json();
  return { code: status.code as string, data, message: data?.fieldErrors?.[0]?.message as string | undefined };
}

async function publish(id: Id, buildId: string, more: object = lectures, channel = 'stable') {
  const remoteJson = id === 'shell' ? null : aRemoteJson({ id, ...more });
  const response = await test.app.inject({
    method: 'POST',
    url: `/api/v1/registry/${id}/releases?channel=${channel}`,
    headers: { authorization: `Bearer ${tokens[id]}`, 'content-type': 'application/gzip' },
    payload: await toArchive(aRelease({ buildId, remoteJson })),
  });
  const { status, data } = response.json();
  return { code: status.code as string, message: data?.fieldErrors?.[0]?.message as string | undefined };
}

const remove = (id: Id = 'mf-lectures', body: object = {}, token?: string) =>
  ask('POST', id, '/removal', { person: '한가람', reason: '강좌를 다른 곳에서 엽니다.', ...body }, token);
const getPage = (url: string) => test.app.inject({ url, headers: { accept: 'text/html' } });
const getFile = (name: string, headers = {}) =>
  test.app.inject({ url: `/remotes/mf-lectures/lectures01/${name}`, headers });
const moveBack = (days: number) =>
  sql`update remote_audit set at = at - make_interval(days => ${days}::int) where action = 'remove'`.execute(test.db);

let runs = 0;
beforeEach(async () => {
  await sql`truncate matrix_result, matrix_build, remote_audit, remote_canary, remote_channel, remote_check, remote_release
    restart identity`.execute(test.db);
  // The version counts such rows; without them it would be that of the test before.
  runs += 1;
  await sql`insert into remote_audit (remote_id, action, channel, actor)
    select 'mf-none', 'prune', 'pr-1', 'test' from generate_series(1, ${runs}::int * 10)`.execute(test.db);
  await publish('shell', 'shell0001');
  const first = await publish('mf-lectures', 'lectures01');
  if (first.code !== '200') throw new Error(JSON.stringify(first));
});

describe('removal of a remote', () => {
  it('takes menu, routes and registry entry away; its pages are not found', async () => {
    expect((await getPage('/lectures')).statusCode).toBe(200);
    await publish('mf-lectures', 'lectures02', lectures, 'next');
    await saveCheck(test.db, 'mf-lectures', 'lectures02', passedCheck);
    await ask('POST', 'mf-lectures', '/canary', { to: 'lectures02', share: 5 });

    const { code, data } = await remove();

    expect([code, data.area]).toEqual(['200', ['/lectures']]);
    const page = await getPage('/lectures');
    const registry = (await test.app.inject('/registry.json')).json();
    expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(page.body).not.toContain('공개 강좌');
    expect(registry.remotes).toEqual({});
    const { data: releases } = await ask('GET', 'mf-lectures', '/releases');
    expect(releases.list.map(({ channels }: { channels: string[] }) => channels)).toEqual([[], []]);
    const { data: canaries } = await ask('GET', 'mf-lectures', '/canary');
    expect(canaries.list).toMatchObject([{ state: 'STOPPED' }]);
  });

  it('goes on serving the files of open tabs', async () => {
    const { scripts } = aRelease({ buildId: 'lectures01' }).manifest;
    const before = await getFile('entry.js');
    await remove();

    const entry = await getFile('entry.js');
    const script = await getFile(scripts[0] ?? '');

    expect([entry.statusCode, script.statusCode]).toEqual([200, 200]);
    expect([entry.body, entry.headers['cache-control']]).toEqual([before.body, before.headers['cache-control']]);
  });

  it('keeps the files of a remote for staff from others', async () => {
    await publish('mf-lectures', 'lectures03', { ...lectures, roles: ['STAFF'] });
    const file = 'mf-lectures/lectures03/entry.js';
    await remove();

    expect(await store.size(file)).toBeGreaterThan(0);
    expect((await test.app.inject(`/remotes/${file}`)).statusCode).toBe(404);
  });

  it('is a row of the audit with its person and reason, and is shown to staff', async () => {
    await remove();

    const { data } = await ask('GET', 'mf-lectures', '/audit');
    const { headers } = await addMember(test, 'STAFF');
    const platform = (await test.app.inject({ url: '/api/v1/platform', headers })).json().data;
    const why = { person: '한가람', reason: '강좌를 다른 곳에서 엽니다.' };
    expect(data.list[0]).toMatchObject({ action: 'remove', fromBuild: 'lectures01', toBuild: null, ...why });
    const shown = { ...why, person: 'mf-lectures (한가람)' };
    expect(platform.removals).toMatchObject([{ id: 'mf-lectures', area: ['/lectures'], ...shown }]);
    expect(platform.releases.map(({ id }: { id: string }) => id)).toEqual(['shell']);
  });

  it('reserves its paths for seven days, then they are free for another remote', async () => {
    await remove();
    const early = await publish('mf-stock', 'stock0001');
    await moveBack(6);
    const late = await publish('mf-stock', 'stock0001');
    await moveBack(1);
    const free = await publish('mf-stock', 'stock0001');

    expect([early.code, late.code, free.code]).toEqual(['4000', '4000', '200']);
    expect(early.message).toMatch(/^\/lectures belongs to mf-lectures, which was removed, until \d{4}-/);
    expect((await getPage('/lectures')).statusCode).toBe(200);
    expect((await publish('mf-lectures', 'lectures04')).message).toBe('/lectures belongs to mf-stock');
  });

  it('refuses reserved paths also when a stored build is moved to stable', async () => {
    const elsewhere = { area: ['/stock'], routes: [aRoute({ path: '/stock' })] };
    await publish('mf-stock', 'stock0002', elsewhere);
    await remove();
    await moveBack(7);
    await publish('mf-stock', 'stock0001', lectures, 'next');
    await moveBack(-7);

    const moved = await ask('PATCH', 'mf-stock', '/channels/stable', { to: 'stock0001', expect: 'stock0002' });

    expect(moved.message).toContain('belongs to mf-lectures, which was removed');
  });

  it('is taken back by a publication', async () => {
    await remove();

    expect((await publish('mf-lectures', 'lectures01')).code).toBe('200');

    expect((await getPage('/lectures')).statusCode).toBe(200);
    const { headers } = await addMember(test, 'STAFF');
    expect((await test.app.inject({ url: '/api/v1/platform', headers })).json().data.removals).toEqual([]);
  });

  it('removes the builds thirty days later, unless the remote is back', async () => {
    const age = (days: number) =>
      sql`update remote_release set published_at = published_at - make_interval(days => ${days}::int)`.execute(test.db);
    await remove();
    await age(40);
    await moveBack(29);
    await pruneRemoved({ db: test.db, store });
    expect((await getFile('entry.js')).statusCode).toBe(200);

    await moveBack(2);
    await pruneRemoved({ db: test.db, store });

    expect(await store.list('mf-lectures/lectures01')).toEqual(new Map());
    expect((await ask('GET', 'mf-lectures', '/releases')).data.list).toEqual([]);
    const first = await publish('mf-lectures', 'lectures01');
    if (first.code !== '200') throw new Error(JSON.stringify(first));
    await age(40);
    await pruneRemoved({ db: test.db, store });
    expect((await getPage('/lectures')).statusCode).toBe(200);
  });

  it.each([
    [
      'a short reason',
      remove.bind(undefined, 'mf-lectures', { reason: '짧음' }),
      '4000',
      '내리는 이유를 5자 이상 입력해 주세요.',
    ],
    ['a token that reads', () => remove('mf-lectures', {}, 'token-that-only-reads'), '4030', undefined],
    ["another team's token", () => remove('mf-lectures', {}, tokens['mf-stock']), '4030', undefined],
    ['the shell', () => remove('shell'), '4000', 'the shell cannot be removed: no page works without it'],
    ['a remote that is not published', () => remove('mf-stock'), '4000', 'nothing of mf-stock is published'],
  ] as const)('is refused for %s', async (_name, act, code, message) => {
    expect(await act()).toMatchObject({ code, message });
    expect((await getPage('/lectures')).statusCode).toBe(200);
  });
});
