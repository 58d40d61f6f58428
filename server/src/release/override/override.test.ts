import { waitFor } from '../../testing/processes/site.ts';
import { readCookies } from '../../testing/testApp.ts';
import { createOverrideSeal } from '../registry/overrideSeal.ts';
import { type OverrideSite, openOverrideSite, pagePath, readPage, toPageCode } from './testOverride.ts';

const preview = '/remotes/mf-infoplaza/build0002/entry.js';
const hourMs = 3_600_000;

const site = await openOverrideSite({ isRendered: true });
const qa = await site.addMember('QA');
beforeAll(async () => {
  // Warms up the workers, because on a busy machine pages are sent without them until they have started.
  for (const jar of [{}, await chosen()]) {
    await waitFor(async () => readPage(await site.get(pagePath, jar)).text !== undefined);
  }
}, 360_000);
afterAll(() => site.close());

const codeOf = async (work: ReturnType<OverrideSite['choose']>) => (await work).json().status.code;
const chosen = async (mf = 'mf-infoplaza@pr-7') => readCookies(await site.choose(mf, qa));

describe('endpoint for overriding builds', () => {
  it('resolves channels to builds, and signs them with an expiry in an HttpOnly cookie', async () => {
    const before = await site.context.clock.now();
    const response = await site.choose('mf-infoplaza@pr-7, shell@shell0002', qa);
    const { builds, untilDt } = response.json().data;

    expect(builds).toEqual({ 'mf-infoplaza': 'build0002', shell: 'shell0002' });
    expect(Date.parse(untilDt) - before.getTime()).toBeGreaterThan(7.9 * hourMs);
    expect(response.cookies).toMatchObject([
      { name: 'hs_mf', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 8 * 3_600 },
    ]);
  });

  it.each([
    ['mf-infoplaza@pr-9', "'mf-infoplaza@pr-9' 빌드를 찾을 수 없습니다."],
    ['mf-infoplaza@pr-7,mf-nothing@next', "'mf-nothing@next' 빌드를 찾을 수 없습니다."],
    ['mf-infoplaza@nothing9', "'mf-infoplaza@nothing9' 빌드를 찾을 수 없습니다."],
    [
      'mf-infoplaza',
      "'mf-infoplaza' 지정을 읽을 수 없습니다. mf-library@pr-7 또는 mf-library@localhost:9001처럼 적어 주세요.",
    ],
    [
      'mf-infoplaza@http://localhost:3101',
      "'mf-infoplaza@http://localhost:3101' 지정을 읽을 수 없습니다. mf-library@pr-7 또는 mf-library@localhost:9001처럼 적어 주세요.",
    ],
    ['mf-infoplaza@pr-7,mf-infoplaza@next', "'mf-infoplaza@next' 지정이 mf-infoplaza의 다른 지정과 겹칩니다."],
  ])('refuses %s and names the part', async (mf, message) => {
    const response = await site.choose(mf, qa);

    expect(response.json()).toMatchObject({
      status: { code: '4000' },
      data: { fieldErrors: [{ field: 'mf', message }] },
    });
    expect(response.cookies).toEqual([]);
  });

  it('is for QA, and for a team with its own remote only', async () => {
    const team = await site.addMember('TEAM:mf-infoplaza');
    const other = await site.addMember('TEAM:mf-travel');
    const nobody = await site.addMember();

    const shell = await site.choose('mf-infoplaza@pr-7,shell@next', team);
    const codes = [
      await codeOf(site.choose('mf-infoplaza@pr-7', team)),
      await codeOf(site.choose('mf-infoplaza@pr-7', other)),
      await codeOf(site.choose('mf-infoplaza@pr-7', nobody)),
      await codeOf(site.choose('mf-nothing@pr-7', nobody)),
    ];

    expect(codes).toEqual(['200', '4030', '4030', '4030']);
    expect(shell.json().status).toEqual({ code: '4030', message: "'shell@next' 빌드를 미리 볼 권한이 없습니다." });
    expect(shell.cookies).toEqual([]);
  });

  it('is refused for the same token once the right is removed', async () => {
    const member = await site.addMember('QA');
    const first = await codeOf(site.choose('shell@next', member));
    await site.giveRights(member);

    expect([first, await codeOf(site.choose('shell@next', member))]).toEqual(['200', '4030']);
  });

  it('removes the override for any browser, but not for requests from another site', async () => {
    const remove = (origin: string) =>
      site.app.inject({ method: 'DELETE', url: '/api/v1/registry/override', headers: { origin } });

    const own = await remove('http://localhost:3000');
    const foreign = await remove('https://elsewhere.example');

    expect(own.cookies).toMatchObject([{ name: 'hs_mf', value: '', path: '/' }]);
    expect(foreign.json().status.code).toBe('4030');
  });
});

describe('a browser with overridden builds', () => {
  it('gets them in page, registry and service worker, and no other browser does', async () => {
    const cookies = await chosen('mf-infoplaza@pr-7,shell@next');
    const before = await site.get(pagePath);
    const own = readPage(await site.get(pagePath, cookies));
    const registry = await site.get('/registry.json', cookies);
    const worker = await site.get('/sw.js', cookies);
    const after = await site.get(pagePath);

    expect(own).toMatchObject({
      text: '화면 build0002',
      shell: 'shell0002',
      build: 'build0002',
      override: { builds: { 'mf-infoplaza': 'build0002', shell: 'shell0002' } },
      cacheControl: 'private, no-store',
    });
    expect(registry.json()).toMatchObject({
      shell: { buildId: 'shell0002' },
      remotes: { 'mf-infoplaza': { buildId: 'build0002' } },
      override: { builds: { shell: 'shell0002' } },
    });
    expect([registry, worker].map(({ headers }) => headers['cache-control'])).toEqual([
      'private, no-store',
      'private, no-store',
    ]);
    for (const visited of [before, after]) {
      expect(readPage(visited)).toMatchObject({ text: '화면 build0001', shell: 'shell0001', build: 'build0001' });
      expect(visited.body).not.toContain('override');
    }
    expect((await site.get('/registry.json')).json()).not.toHaveProperty('override');
  });

  it('neither fills the page cache nor reads it, in any order of requests', async () => {
    const cookies = await chosen();
    // Another spelling, which is not cached because it was never requested.
    const address = '/infoPlaza/NOTICE';
    const texts = [];
    for (const jar of [cookies, {}, cookies, {}]) texts.push(readPage(await site.get(address, jar)).text);

    expect(texts).toEqual(['화면 build0002', '화면 build0001', '화면 build0002', '화면 build0001']);
  });

  it('is the only one that gets files of an unreleased build', async () => {
    const cookies = await chosen();
    const shell = await chosen('shell@next');

    const own = await site.get(preview, cookies);
    const answers = await Promise.all([site.get(preview), site.get(preview, shell)]);

    expect(own).toMatchObject({ statusCode: 200, headers: { 'cache-control': 'private, max-age=3600' } });
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect((await site.get('/remotes/mf-infoplaza/build0001/entry.js')).headers['cache-control']).toContain('public');
  });

  it('renders them in a separate worker, so that a harmful build does not affect pages of others', async () => {
    const spoil = "require('react').createElement = () => { throw new Error('spoilt'); };";
    await site.publish('mf-infoplaza', 'build0003', 'pr-8', { ssr: toPageCode('화면 build0003', spoil) });
    const cookies = await chosen('mf-infoplaza@pr-8');

    const own = await site.get(pagePath, cookies);
    const others = await site.get('/INFOPLAZA/notice');

    expect(own.statusCode).toBe(200);
    expect(own.body).not.toContain('<main><p>');
    expect(readPage(own).build).toBe('build0003');
    expect(readPage(others).text).toBe('화면 build0001');
  });

  it('has the recovery script for a broken shell only on pages with an overridden shell', async () => {
    const script = 'haesol.override.broken';

    expect((await site.get(pagePath, await chosen('shell@next'))).body).toContain(script);
    expect((await site.get(pagePath, await chosen())).body).not.toContain(script);
  });
});

describe('an invalid override cookie', () => {
  const expectReleased = async (cookies: Readonly<Record<string, string>>) => {
    const response = await site.get(pagePath, cookies);
    const { build, text } = readPage(response);
    expect([build, text]).toEqual(['build0001', '화면 build0001']);
    expect(response.cookies).toMatchObject([{ name: 'hs_mf', value: '', path: '/' }]);
    expect((await site.get(preview, cookies)).statusCode).toBe(404);
  };

  it('is ignored and cleared after any change', async () => {
    const { hs_mf: value = '' } = await chosen('shell@next');
    const [until = '', text = '', mac = ''] = value.split('.');

    for (const changed of [
      `${until}.mf-infoplaza@build0002.${mac}`,
      `${Number(until) + 1}.${text}.${mac}`,
      `${until}.${text}.${mac.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'))}`,
      `${until}.${text}`,
      'x',
    ]) {
      await expectReleased({ hs_mf: changed });
    }
  });

  it('is one with a deleted build', async () => {
    await site.publish('mf-infoplaza', 'build0004', 'pr-9');
    const cookies = await chosen('mf-infoplaza@pr-9');
    await site.db.deleteFrom('remote_channel').where('channel', '=', 'pr-9').execute();
    await site.db.deleteFrom('remote_release').where('build_id', '=', 'build0004').execute();

    await expectReleased(cookies);
  });

  it('is one that has expired', async () => {
    const now = await site.context.clock.now();
    const sign = (until: number) => {
      const { text, mac } = createOverrideSeal(site.context.secrets, 'cookie').seal({ builds, until });
      return { hs_mf: `${until}.${text}.${mac}` };
    };
    const builds = { 'mf-infoplaza': 'build0002' };

    await expectReleased(sign(now.getTime() - hourMs));
    expect(readPage(await site.get(pagePath, sign(now.getTime() + hourMs))).build).toBe('build0002');
  });
});
