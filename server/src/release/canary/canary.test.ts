import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { PageMark } from '@haesol/contracts/release';
import { readTestSize } from '../../config.ts';
import { createSecrets } from '../../http/secrets.ts';
import { readCookies, sendTo } from '../../testing/testApp.ts';
import { changeRows, findRow } from '../../testing/testRows.ts';
import { type OverrideSite, openOverrideSite, pagePath, readPage, releaseToken } from '../override/testOverride.ts';
import { createPageMarks } from '../telemetry/pageMarks.ts';
import { anError, aReport, openPage, send, stableBuild } from '../telemetry/testTelemetry.ts';
import { hasCanary } from './chooseCanaries.ts';

const canaryBuild = { remote: 'mf-infoplaza', buildId: 'build0002' } as const;
const url = '/api/v1/registry/mf-infoplaza/canary';
const headers = { authorization: `Bearer ${releaseToken}` };
const share = 10;
/** Excludes pages of the first five seconds, which do not count. */
const settledMs = 6_000;

describe('a canary', () => {
  let site: OverrideSite;
  beforeAll(async () => {
    site = await openOverrideSite({ isRendered: true });
  });
  afterEach(async () => {
    await site.app.inject({ method: 'DELETE', url, headers });
  });
  afterAll(() => site.close());

  const start = async (payload: object = { to: 'build0002', share }) =>
    (await site.app.inject({ method: 'POST', url, headers, payload })).json().status.code as string;
  /** Reads the newest canary as its team sees it. */
  const readCanary = async () => (await site.app.inject({ url, headers })).json().data.list[0];

  /** Finds the cookie of a visitor with the running canary, and of one without. */
  async function findGroups() {
    const { canary_id: canaryId } = await findRow(site.db, 'remote_canary', { state: 'RUNNING' });
    const find = (isOn: boolean) =>
      Array.from({ length: 10_000 }, (_none, group) => group).find(
        (group) => hasCanary({ canaryId, share }, group) === isOn,
      );
    return { inside: { hs_group: String(find(true)) }, outside: { hs_group: String(find(false)) } };
  }

  /** Ages a canary until pages count. */
  async function settle(): Promise<void> {
    await changeRows(site.db, 'remote_canary', { state: 'RUNNING' }, { started_at: new Date(Date.now() - settledMs) });
    // Starts and ends of canaries change the version; this update does not.
    await sendTo(site.app, 'PATCH', '/api/v1/registry/mf-infoplaza/channels/pr-7', {}, { headers });
    await delay(1_100);
  }

  const fail = (mark: PageMark, build: { remote: string; buildId: string }, kind = 'remote.caught') =>
    send(site, aReport(mark, { part: 1, view: build, errors: [{ ...anError('TypeError: no list', build), kind }] }));

  it('costs nothing and sets no cookie while not running', async () => {
    const response = await site.get(pagePath);

    expect(readPage(response).build).toBe('build0001');
    expect(response.cookies).toEqual([]);
    expect(response.body).not.toContain('canary');
  });

  it('stays with a visitor, in page, registry and files, and with no other', async () => {
    expect(await start()).toBe('200');
    const { inside, outside } = await findGroups();

    for (let visit = 0; visit < 3; visit += 1) {
      const [own, other] = [await site.get(pagePath, inside), await site.get(pagePath, outside)];
      expect(readPage(own)).toMatchObject({ build: 'build0002', text: '화면 build0002', cookies: {} });
      expect(readPage(other)).toMatchObject({ build: 'build0001', text: '화면 build0001', cookies: {} });
    }
    const registryOf = async (cookies: Record<string, string>) =>
      (await site.app.inject({ url: '/registry.json', cookies })).json().remotes['mf-infoplaza'].buildId;
    expect([await registryOf(inside), await registryOf(outside), await registryOf({})]).toEqual([
      'build0002',
      'build0001',
      'build0001',
    ]);
    const { entry } = (await site.app.inject({ url: '/registry.json', cookies: inside })).json().remotes[
      'mf-infoplaza'
    ];
    expect((await site.app.inject(entry)).statusCode).toBe(200);
  });

  it('assigns a group with the first page, and the canary to about a tenth of visitors', async () => {
    await start();

    const pages = await Promise.all(Array.from({ length: 200 }, () => site.get(pagePath)));

    const shown = pages.filter((page) => readPage(page).build === 'build0002').length;
    expect(shown).toBeGreaterThan(4);
    expect(shown).toBeLessThan(45);
    for (const page of pages) expect(readCookies(page).hs_group).toMatch(/^\d{1,4}$/);
  });

  it('is rolled back to stable automatically once it fails for more visitors', async () => {
    await start();
    await settle();
    const { inside, outside } = await findGroups();
    await fail(await openPage(site, outside), stableBuild);
    expect(await readCanary()).toMatchObject({ state: 'RUNNING', stableFailureCnt: 1 });

    // In the browser, on the server, and in a tab that has frozen.
    const kinds = ['remote.caught', 'server.failed', 'tab.frozen'];
    for (let visitor = 0; visitor < 8; visitor += 1) {
      const mark = await openPage(site, inside);
      if (mark.canary['mf-infoplaza'] !== undefined) await fail(mark, canaryBuild, kinds[visitor % kinds.length]);
    }

    const canary = await readCanary();
    expect(canary).toMatchObject({ state: 'RETURNED', buildId: 'build0002', stableFailureCnt: 1 });
    expect(canary.canaryFailureCnt).toBeLessThan(8);
    expect(readPage(await site.get(pagePath, inside)).build).toBe('build0001');
    const audit = await site.db.selectFrom('remote_audit').select('action').where('actor', '=', 'canary').execute();
    expect(audit).toEqual([{ action: 'canary.return' }]);
  });

  it('counts a visitor once, and a page only for its own build', async () => {
    await start();
    await settle();
    const { inside, outside } = await findGroups();
    const own = await openPage(site, inside);
    const other = await openPage(site, outside);

    const answer = await sendTo(
      site.app,
      'POST',
      '/api/v1/telemetry',
      aReport(own, { part: 1, view: canaryBuild, errors: [anError('Error', canaryBuild)] }),
      { cookies: inside },
    );
    const again = readCookies(answer);
    expect(again.hs_group).toMatch(/^\d+\.\d+$/);
    const next = await openPage(site, again);
    await sendTo(
      site.app,
      'POST',
      '/api/v1/telemetry',
      aReport(next, { part: 1, view: canaryBuild, errors: [anError('Error', canaryBuild)] }),
      { cookies: again },
    );
    // Forged: a page of stable that reports for the canary, and a copied one.
    await fail(other, canaryBuild);
    await fail({ ...other, canary: { 'mf-infoplaza': 'build0002' } }, canaryBuild);
    await fail(own, canaryBuild);

    expect(await readCanary()).toMatchObject({ canaryFailureCnt: 1, stableFailureCnt: 0 });
  });

  it('is not affected by forged failures, 500 or in the long run 10,000 of them', async () => {
    await start();
    await settle();
    const { inside, outside } = await findGroups();
    const [own, other] = [await openPage(site, inside), await openPage(site, outside)];
    await fail(own, canaryBuild);
    await fail(other, stableBuild);
    const before = await readCanary();
    const genuine = await openPage(site, inside);
    const strangers = createPageMarks(createSecrets('another secret key of some length'));
    const { canary } = genuine;
    const forgeries: readonly ((count: number) => PageMark)[] = [
      () => ({ ...genuine, nonce: randomBytes(16).toString('base64') }),
      () => ({ ...genuine, nonce: strangers.issue(genuine.sentAt, canary) }),
      (count) => ({ ...genuine, sentAt: genuine.sentAt + 1 + count }),
      () => ({ ...other, canary }),
      () => ({ ...genuine, canary: { ...canary, 'mf-travel': 'travel001' } }),
      () => ({ ...genuine, canary: {} }),
      () => own,
      () => other,
    ];

    const each = (readTestSize() === 'long' ? 10_000 : 500) / forgeries.length;
    for (let count = 0; count < each; count += 1)
      await Promise.all(
        forgeries.flatMap((forge) => [fail(forge(count), canaryBuild), fail(forge(count), stableBuild)]),
      );

    expect(await readCanary()).toEqual(before);
    expect(before).toMatchObject({ canaryFailureCnt: 1, stableFailureCnt: 1 });
    // Control: the misused mark still counts.
    await fail(genuine, canaryBuild);
    expect(await readCanary()).toMatchObject({ canaryFailureCnt: 2 });
  }, 600_000);

  it('is not rolled back by one address, with any number of pages', async () => {
    await start();
    await settle();
    const { inside } = await findGroups();

    for (let page = 0; page < 30; page += 1) {
      const mark = await openPage(site, inside);
      const errors = [anError('TypeError: no list', canaryBuild)];
      const payload = aReport(mark, { part: 1, view: canaryBuild, errors });
      await site.app.inject({ method: 'POST', url: '/api/v1/telemetry', payload, remoteAddress: '203.0.113.20' });
    }

    expect(await readCanary()).toMatchObject({ state: 'RUNNING', canaryFailureCnt: 2 });
  });

  it('ends when stable moves: promoted, or stopped without a comparison', async () => {
    const move = (to: string, expect: string) =>
      sendTo(site.app, 'PATCH', '/api/v1/registry/mf-infoplaza/channels/stable', { to, expect }, { headers });
    await start();

    await move('build0002', 'build0001');
    expect(await readCanary()).toMatchObject({ state: 'PROMOTED' });
    await move('build0001', 'build0002');
    await start();
    await site.publish('mf-infoplaza', 'build0004', 'stable');
    expect(await readCanary()).toMatchObject({ state: 'STOPPED' });
    await move('build0001', 'build0004');
  });

  it('is refused twice at a time, above a tenth, for stable itself, for the shell and for other teams', async () => {
    expect(await start()).toBe('200');
    expect(await start()).toBe('4000');
    await site.app.inject({ method: 'DELETE', url, headers });
    expect(await start({ to: 'build0002', share: 11 })).toBe('4000');
    expect(await start({ to: 'build0001', share })).toBe('4000');
    expect(await start({ to: 'build9999', share })).toBe('4040');
    const foreign = await sendTo(
      site.app,
      'POST',
      '/api/v1/registry/mf-travel/canary',
      { to: 'build0002', share },
      { headers },
    );
    expect(foreign.json().status.code).toBe('4030');
  });
});
