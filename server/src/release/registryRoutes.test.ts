import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openTestApp, sendTo } from '../testing/testApp.ts';
import { createTestEdge } from '../testing/testWholeApi.ts';
import { saveCheck } from './registry/checkRepository.ts';
import { aRelease, aRemoteJson, aRoute, passedCheck, toArchive } from './registry/testReleases.ts';
import { demoTokenFile } from './tokens/releaseTokens.ts';

const token = 'token-of-team-infoplaza';
const bearer = { authorization: `Bearer ${token}` };
const base = '/api/v1/registry/mf-infoplaza';

const openApp = (environment: Readonly<Record<string, string>>) =>
  openTestApp({ environment, plugins: [createTestEdge()] });
const test = await openApp({ RELEASE_TOKENS: `mf-infoplaza=${token},mf-travel=token-of-team-travel` });
afterAll(() => test.close());

async function post(release: ReturnType<typeof aRelease>, url = `${base}/releases`) {
  const payload = await toArchive(release);
  const headers = { ...bearer, 'content-type': 'application/gzip' };
  const response = await test.app.inject({ method: 'POST', url, headers, payload });
  return { response, json: response.json() };
}

function patch(payload: Record<string, unknown>, channel = 'stable') {
  return test.app.inject({ method: 'PATCH', url: `${base}/channels/${channel}`, headers: bearer, payload });
}

describe('registry over HTTP', () => {
  it('publishes an archive, serves it and records it', async () => {
    const { json } = await post(aRelease({ buildId: 'build0001' }));

    const file = await test.app.inject('/remotes/mf-infoplaza/build0001/entry.js');
    const audit = await test.app.inject({ url: `${base}/audit`, headers: bearer });
    const releases = await test.app.inject({ url: `${base}/releases`, headers: bearer });
    expect(json).toMatchObject({ status: { code: '200' }, data: { buildId: 'build0001', isNew: true, moved: true } });
    expect(file.statusCode).toBe(200);
    expect(audit.json().data.list).toMatchObject([
      { action: 'move', channel: 'stable', fromBuild: null, toBuild: 'build0001', actor: 'mf-infoplaza' },
      { action: 'publish', toBuild: 'build0001' },
    ]);
    expect(releases.json().data).toMatchObject({ list: [{ channels: ['stable'] }], cnt_total: 1 });
  });

  it('records the publisher and the sources', async () => {
    const commit = 'a'.repeat(40);
    const search = new URLSearchParams({ person: '한가람', commit, dirty: 'true' });
    await post(aRelease({ buildId: 'build0042' }), `${base}/releases?${search}`);
    await sendTo(
      test.app,
      'PATCH',
      `${base}/channels/next?${new URLSearchParams({ person: '이누리' })}`,
      { to: 'build0042', expect: null },
      { headers: bearer },
    );

    const audit = await test.app.inject({ url: `${base}/audit`, headers: bearer });
    const releases = await test.app.inject({ url: `${base}/releases`, headers: bearer });
    const release = await test.app.inject({ url: `${base}/releases/build0042`, headers: bearer });

    const origin = { person: '한가람', commit, isDirty: true };
    expect(audit.json().data.list.slice(0, 3)).toMatchObject([
      { action: 'move', channel: 'next', person: '이누리', commit: null },
      { action: 'move', channel: 'stable', ...origin },
      { action: 'publish', ...origin },
    ]);
    expect(releases.json().data.list[0]).toMatchObject({ buildId: 'build0042', ...origin });
    expect(release.json().data).toMatchObject({ ...origin, remoteJson: { id: 'mf-infoplaza' } });
  });

  it('serves source maps only to the team', async () => {
    await post(aRelease({ buildId: 'build0043' }));
    const url = `${base}/releases/build0043/maps/entry.js`;
    const get = (token: string) => test.app.inject({ url, headers: { authorization: `Bearer ${token}` } });

    const own = await test.app.inject({ url, headers: bearer });
    const none = await test.app.inject(`${base}/releases/build0043/maps/start.js`);
    const open = await test.app.inject('/remotes/mf-infoplaza/build0043/maps/entry.js.map');
    const registry = await test.app.inject('/registry.json');

    expect(JSON.parse(own.json().data.map)).toMatchObject({ version: 3, file: 'entry.js' });
    expect((await get('token-of-team-travel')).json().status.code).toBe('4030');
    expect((await get('an-unknown-token')).json().status.code).not.toBe('200');
    expect(none.json().status.code).not.toBe('200');
    expect((await test.app.inject({ url: url.replace('entry', 'gone'), headers: bearer })).json().status.code).toBe(
      '4040',
    );
    expect(open.statusCode).toBe(404);
    expect(registry.body).not.toContain('maps/');
  });

  it('rolls back, and refuses a second move with the outdated expected build', async () => {
    await post(aRelease({ buildId: 'build0001' }));
    await post(aRelease({ buildId: 'build0002' }));

    const first = await patch({ to: 'build0001', expect: 'build0002' });
    const second = await patch({ to: 'build0001', expect: 'build0002' });

    expect(first.json().status.code).toBe('200');
    expect(second.json()).toMatchObject({
      status: { code: '4000' },
      data: { fieldErrors: [{ field: 'release', code: 'conflict' }] },
    });
  });

  it('takes a remote out of service immediately', async () => {
    const shell = aRelease({ buildId: 'shell0001', remoteJson: null });
    await post(aRelease({ buildId: 'build0001' }));
    const { response: foreign } = await post(shell, '/api/v1/registry/shell/releases');

    const answer = await patch({ enabled: false, notice: '점검 중입니다.' });

    expect(foreign.json().status.code).toBe('4030');
    expect(answer.json().status.code).toBe('200');
  });

  it.each([
    [{}, 400, '4010'],
    [{ authorization: 'Bearer wrong' }, 400, '4011'],
    [{ authorization: 'Bearer token-of-team-travel' }, 200, '4030'],
  ])('refuses %j before it reads the archive', async (headers, http, code) => {
    const payload = Buffer.alloc(1_024);
    const type = { 'content-type': 'application/gzip' };

    const response = await sendTo(test.app, 'POST', `${base}/releases`, payload, { headers: { ...headers, ...type } });

    expect(response.statusCode).toBe(http);
    expect(response.json().status.code).toBe(code);
  });

  it("refuses another remote's release under its own address", async () => {
    const { json } = await post(aRelease({ buildId: 'travel001', remoteJson: aRemoteJson({ id: 'mf-travel' }) }));

    expect(json).toMatchObject({ status: { code: '4000' }, data: { fieldErrors: [{ code: 'refused' }] } });
  });

  it('refuses a route of another remote', async () => {
    const travel = aRemoteJson({ id: 'mf-travel', area: ['/travel'], routes: [aRoute({ path: '/travel' })] });
    const headers = { authorization: 'Bearer token-of-team-travel', 'content-type': 'application/gzip' };
    const payload = await toArchive(aRelease({ buildId: 'travel001', remoteJson: travel }));
    await test.app.inject({ method: 'POST', url: '/api/v1/registry/mf-travel/releases', headers, payload });
    const remoteJson = aRemoteJson({ routes: [aRoute({ path: '/infoPlaza/x', alias: ['/Travel/'] })] });

    const { json } = await post(aRelease({ buildId: 'build0007', remoteJson }));

    expect(json.data.fieldErrors).toMatchObject([{ code: 'refused', message: '/Travel/ belongs to mf-travel' }]);
  });

  it('refuses to promote or roll back to a build with a slot that another remote has claimed meanwhile', async () => {
    const slot = [{ slot: 'auth.login-dialog.v1', gets: [] }];
    const infoplaza = (offers: typeof slot) => aRemoteJson({ area: ['/infoPlaza'], offers });
    const travel = aRemoteJson({ id: 'mf-travel', area: ['/travel'], offers: slot });
    const postTravel = async (buildId: string) =>
      sendTo(
        test.app,
        'POST',
        '/api/v1/registry/mf-travel/releases',
        await toArchive(aRelease({ buildId, remoteJson: travel })),
        { headers: { authorization: 'Bearer token-of-team-travel', 'content-type': 'application/gzip' } },
      );
    await post(aRelease({ buildId: 'build0011', remoteJson: infoplaza(slot) }));
    await post(aRelease({ buildId: 'build0012', remoteJson: infoplaza([]) }));
    await saveCheck(test.db, 'mf-infoplaza', 'build0012', passedCheck);
    const before = await patch({ to: 'build0011', expect: 'build0012' });
    await patch({ to: 'build0012', expect: 'build0011' });
    const taken = await postTravel('travel011');

    const back = await patch({ to: 'build0011', expect: 'build0012' });
    const elsewhere = await patch({ to: 'build0011', expect: null }, 'pr-11');

    expect([before, taken, elsewhere].map((answer) => answer.json().status.code)).toEqual(['200', '200', '200']);
    expect(back.json().data.fieldErrors).toMatchObject([
      { code: 'refused', message: 'the slot auth.login-dialog.v1 belongs to mf-travel' },
    ]);
  });

  it('returns 4000 for an invalid archive and 4040 for an unknown build', async () => {
    const headers = { ...bearer, 'content-type': 'application/gzip' };

    const broken = await test.app.inject({ method: 'POST', url: `${base}/releases`, headers, payload: 'x' });
    const missing = await patch({ to: 'build9999', expect: null }, 'next');

    expect(broken.json().status.code).toBe('4000');
    expect(missing.json().status.code).toBe('4040');
  });

  it('returns envelopes for unknown API paths and pages for others', async () => {
    const call = await test.app.inject({ url: '/api/v1/nothing', headers: { accept: 'text/html' } });
    expect(call.json().status.code).toBe('4040');
    // Paths that cannot be decoded are refused before routing, unless the server rewrites them.
    for (const url of ['/', '/x.do', '/%', '/infoPlaza/100%', '/%ff?q=%']) {
      const page = await test.app.inject({ url, headers: { accept: '*/*' } });
      expect([url, page.headers['content-type']]).toEqual([url, 'text/html; charset=utf-8']);
    }
  });
});

describe('demo mode without tokens', () => {
  it('creates one in the data directory, for every remote', async () => {
    const demo = await openApp({});
    const made = await readFile(join(demo.context.config.dataDir, demoTokenFile), 'utf8');

    const response = await demo.app.inject({ url: `${base}/audit`, headers: { authorization: `Bearer ${made}` } });
    await demo.close();

    expect(made.length).toBeGreaterThan(30);
    expect(response.json().status.code).toBe('200');
  });
});
