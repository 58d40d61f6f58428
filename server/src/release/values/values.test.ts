import type { RemoteJson, ValuesByRemote } from '@haesol/contracts/release';
import { parsePage } from '../../pages/edge/testEdge.ts';
import { waitFor } from '../../testing/processes/site.ts';
import type { Session } from '../../testing/testActors.ts';
import { openTestApp, readCookies, sendTo } from '../../testing/testApp.ts';
import { createTestEdge } from '../../testing/testWholeApi.ts';
import { addMember } from '../override/testOverride.ts';
import { createDiskStore } from '../registry/diskStore.ts';
import { publishRelease } from '../registry/publishRelease.ts';
import { aRelease, aRemoteJson, aRoute } from '../registry/testReleases.ts';

const page = '/infoPlaza/notice';
const plainPage = '/travel/list';
const flag = '/api/v1/admin/flags/mf-infoplaza.newList';
const settings = '/api/v1/admin/remote-settings/mf-infoplaza';

const shellCode = `
const { createElement } = require('react');
exports.prepare = async ({ markup }) => createElement('div', null,
  Object.entries(markup).map(([id, html]) => createElement('main', { key: id, dangerouslySetInnerHTML: { __html: html } })));`;
const pageCode = `
const { createElement } = require('react');
exports.prepare = async ({ values }) => createElement('p', null, JSON.stringify(values));`;

const infoplaza: Partial<RemoteJson> = {
  routes: [aRoute({ path: page })],
  flags: { newList: { title: '새 목록', default: false }, oldMap: { title: '옛 지도', default: true } },
  settings: {
    type: 'object',
    properties: {
      perPage: { type: 'integer', title: '한 쪽의 글', default: 10, minimum: 5, maximum: 50 },
      look: { type: 'string', title: '모양', default: 'list', enum: ['list', 'cards'] },
      hint: { type: 'string', title: '안내', default: '', maxLength: 5 },
      isOpen: { type: 'boolean', title: '펼침', default: false },
    },
  },
};
const defaults = {
  flags: { newList: false, oldMap: true },
  settings: { perPage: 10, look: 'list', hint: '', isOpen: false },
};

const test = await openTestApp({ plugins: [createTestEdge({ rendering: { limitMs: 150_000, size: 1 } })] });
const { app, db } = test;
const store = createDiskStore(test.context.config.dataDir);
const publish = (buildId: string, remoteJson: RemoteJson | null, ssr: string) =>
  publishRelease({ db, store, ...aRelease({ buildId, remoteJson, ssr }), actor: 'test', channel: 'stable' });
const admin = await addMember(test, 'ADMIN');

beforeAll(async () => {
  await publish('shell0001', null, shellCode);
  await publish('build0001', aRemoteJson(infoplaza), pageCode);
  const travel = aRemoteJson({ id: 'mf-travel', area: ['/travel'], routes: [aRoute({ path: plainPage })] });
  await publish('travel001', travel, pageCode);
  // Warms up the workers, because on a busy machine pages are sent without them until they have started.
  await waitFor(async () => (await read()).markup !== undefined);
}, 360_000);
afterAll(() => test.close());

const rule = { onYn: 'Y', share: 100, roles: [], deployments: [] };
const save = async (url: string, body: object, by: Session = admin) =>
  (await sendTo(app, 'PUT', url, body, { headers: by.headers })).json();
const remove = (url: string) => app.inject({ method: 'DELETE', url, headers: admin.headers });
const list = async (url: string) => (await app.inject({ url, headers: admin.headers })).json().data.list;

/** Opens a page. @returns the values of its snapshot, and those that the server has rendered */
async function read(cookies: Readonly<Record<string, string>> = {}, url = page) {
  const response = await app.inject({ url, headers: { accept: 'text/html' }, cookies });
  const { snapshot } = parsePage(response.body);
  const markup = /<main><p>(.*?)<\/p><\/main>/.exec(response.body)?.[1]?.replaceAll('&quot;', '"');
  return {
    values: (snapshot as unknown as { values?: ValuesByRemote }).values,
    markup: markup === undefined || markup === '' ? markup : (JSON.parse(markup) as object),
    remotes: snapshot.registry.remotes as unknown as Record<string, { remoteJson: RemoteJson }>,
    cookies: readCookies(response),
    body: response.body,
  };
}
const readNewList = async (cookies: Readonly<Record<string, string>> = {}) =>
  (await read(cookies)).values?.['mf-infoplaza']?.flags.newList;

afterEach(async () => {
  await remove(flag);
  await remove(settings);
});

describe('flags and settings of a page', () => {
  it('have the defaults of the remote, in the snapshot and on the server alike', async () => {
    const { values, markup, cookies } = await read();

    expect(values).toEqual({ 'mf-infoplaza': defaults });
    expect(markup).toEqual(defaults);
    expect(cookies).toEqual({});
  });

  it('change with the next page, in the snapshot and on the server alike', async () => {
    await save(flag, rule);
    await save(settings, { ...defaults.settings, perPage: 20, isOpen: true });
    const { values, markup } = await read();

    const expected = {
      flags: { newList: true, oldMap: true },
      settings: { ...defaults.settings, perPage: 20, isOpen: true },
    };
    expect(values).toEqual({ 'mf-infoplaza': expected });
    expect(markup).toEqual(expected);
    const all = await app.inject({ url: '/registry/values.json' });
    expect(all.json()).toEqual({ 'mf-infoplaza': expected });
    expect(all.headers['cache-control']).toBe('private, no-store');
  });

  it('are absent from pages of remotes without some, which need no cookie', async () => {
    await save(flag, { ...rule, share: 50 });
    const { values, remotes, cookies } = await read({}, plainPage);

    expect([values, cookies]).toEqual([undefined, {}]);
    expect(remotes['mf-travel']?.remoteJson).not.toHaveProperty('flags');
    expect(remotes['mf-infoplaza']?.remoteJson).toMatchObject({ flags: {} });
    expect(remotes['mf-infoplaza']?.remoteJson).not.toHaveProperty('settings');
  });

  it('keep a page for each outcome, not for each visitor', async () => {
    await save(flag, { ...rule, share: 50 });
    // Requests all pages at once: one after the other, a busy machine would render a page again in between.
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_unused, group) => read({ hs_group: String(group) })),
    );
    const outcomes = Map.groupBy(answers, ({ values }) => JSON.stringify(values));

    const bodies = [...outcomes.values()].map((same) => new Set(same.map(({ body }) => body)).size);
    expect(bodies).toEqual([1, 1]);
  });
});

describe('a flag', () => {
  it('gives a browser its share for as long as its cookie lives', async () => {
    await save(flag, { ...rule, share: 50 });
    const first = await read();
    const isOn = first.values?.['mf-infoplaza']?.flags.newList;

    expect(Object.keys(first.cookies)).toEqual(['hs_group']);
    for (let time = 0; time < 3; time += 1) expect(await readNewList(first.cookies)).toBe(isOn);
    const onOff = await Promise.all([...'0123456789'].map((group) => readNewList({ hs_group: group })));
    expect(new Set(onOff)).toEqual(new Set([true, false]));
  });

  it('is limited to roles, as the cookies of the page tell', async () => {
    await save(flag, { ...rule, roles: ['MEMBER'] });
    expect([await readNewList(), await readNewList({ refreshToken: '1' })]).toEqual([false, true]);

    await save(flag, { ...rule, roles: ['VISITOR'] });
    expect([await readNewList(), await readNewList({ refreshToken: '1' })]).toEqual([true, false]);
  });

  it('is limited to deployments', async () => {
    await save(flag, { ...rule, deployments: ['staging'] });
    expect(await readNewList()).toBe(false);

    await save(flag, { ...rule, deployments: [test.context.config.deployment] });
    expect(await readNewList()).toBe(true);
  });

  it('is listed with its rule, and has its default again once the rule is taken away', async () => {
    await save('/api/v1/admin/flags/mf-infoplaza.oldMap', { ...rule, onYn: 'N' });
    const saved = await list('/api/v1/admin/flags');
    await remove('/api/v1/admin/flags/mf-infoplaza.oldMap');

    expect(saved).toMatchObject([
      { flagNm: 'mf-infoplaza.newList', title: '새 목록', defaultYn: 'N', onYn: 'N', savedDt: null },
      { flagNm: 'mf-infoplaza.oldMap', title: '옛 지도', defaultYn: 'Y', onYn: 'N', savedDt: expect.any(String) },
    ]);
    expect((await read()).values?.['mf-infoplaza']?.flags.oldMap).toBe(true);
  });

  it('is for administrators, and each change is in the audit log', async () => {
    const byStaff = await save(flag, rule, await addMember(test, 'STAFF'));
    const unknown = await save('/api/v1/admin/flags/mf-infoplaza.nothing', rule);
    const invalid = await save(flag, { ...rule, share: 101, deployments: ['Staging'] });
    await save(flag, rule);
    const audit = await db
      .selectFrom('audit_log')
      .select(['action', 'detail'])
      .where('action', '=', 'flag.save')
      .execute();

    expect([byStaff.status.code, unknown.status.code, invalid.status.code]).toEqual(['4030', '4040', '4000']);
    expect(invalid.data.fieldErrors.map(({ field }: { field: string }) => field)).toEqual(['share', 'deployments.0']);
    expect(audit.at(-1)?.detail).toEqual({ flag: 'mf-infoplaza.newList', ...rule });
  });
});

describe('settings', () => {
  it.each([
    [{ perPage: 4 }, 'perPage', '5부터 50까지 입력할 수 있습니다.'],
    [{ perPage: 5.5 }, 'perPage', '정수를 입력해 주세요.'],
    [{ perPage: '10' }, 'perPage', '정수를 입력해 주세요.'],
    [{ look: 'table' }, 'look', '선택해 주세요.'],
    [{ hint: '여섯글자안내' }, 'hint', '5자까지 입력할 수 있습니다.'],
    [{ isOpen: 'yes' }, 'isOpen', '선택해 주세요.'],
  ])('are checked by the schema of the remote: %j', async (part, field, message) => {
    const { status, data } = await save(settings, { ...defaults.settings, ...part });

    expect(status.code).toBe('4000');
    expect(data.fieldErrors).toMatchObject([{ field, message }]);
    expect((await read()).values?.['mf-infoplaza']?.settings).toEqual(defaults.settings);
  });

  it('are refused without all of them, with others, and for a remote without settings', async () => {
    const { isOpen: _isOpen, ...missing } = defaults.settings;
    const codes = [
      await save(settings, missing),
      await save(settings, { ...defaults.settings, other: 1 }),
      await save('/api/v1/admin/remote-settings/mf-travel', {}),
    ].map(({ status }) => status.code);

    expect(codes).toEqual(['4000', '4000', '4040']);
  });

  it('are read and changed by staff with the right to contents, and each change is in the audit log', async () => {
    const staff = await addMember(test, 'STAFF');
    const giveRight = (level: 'MOVE' | 'READ') =>
      db
        .insertInto('staff_area')
        .values({ member_uid: staff.memberUid, area: 'content', level })
        .onConflict((conflict) => conflict.columns(['member_uid', 'area']).doUpdateSet({ level }))
        .execute();
    const changed = { ...defaults.settings, perPage: 20 };
    const tryBoth = async () => {
      const read = await app.inject({ url: '/api/v1/admin/remote-settings', headers: staff.headers });
      return [read.json().status.code, (await save(settings, changed, staff)).status.code];
    };

    expect(await tryBoth()).toEqual(['4030', '4030']);
    await giveRight('READ');
    expect(await tryBoth()).toEqual(['200', '4030']);
    await giveRight('MOVE');
    expect(await tryBoth()).toEqual(['200', '200']);
    const audit = await db
      .selectFrom('audit_log')
      .select(['actor_uid', 'detail'])
      .where('action', '=', 'remoteSettings.save')
      .execute();
    expect(audit.at(-1)).toEqual({
      actor_uid: staff.memberUid,
      detail: { remote: 'mf-infoplaza', values: changed },
    });
  });

  it('have the default where the build does not allow what is stored', async () => {
    await save(settings, { ...defaults.settings, perPage: 50, hint: '안내' });
    const properties = { ...infoplaza.settings?.properties };
    const narrower = { perPage: { type: 'integer', title: '한 쪽의 글', default: 10, maximum: 20 } } as const;
    const remoteJson = aRemoteJson({
      ...infoplaza,
      settings: { type: 'object', properties: { ...properties, ...narrower } },
    });
    await publish('build0002', remoteJson, pageCode);
    await waitFor(async () => (await read()).values?.['mf-infoplaza']?.settings.perPage === 10);

    expect((await read()).values?.['mf-infoplaza']?.settings).toMatchObject({ perPage: 10, hint: '안내' });
    expect(await list('/api/v1/admin/remote-settings')).toMatchObject([
      { remoteId: 'mf-infoplaza', values: { perPage: 10, hint: '안내' }, savedDt: expect.any(String) },
    ]);
  });
});
