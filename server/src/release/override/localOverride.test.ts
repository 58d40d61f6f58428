import { readCookies } from '../../testing/testApp.ts';
import { createOverrideSeal } from '../registry/overrideSeal.ts';
import { openOverrideSite, pagePath, readPage } from './testOverride.ts';

const hourMs = 3_600_000;
const site = await openOverrideSite();
const qa = await site.addMember('QA');
afterAll(() => site.close());

const chosen = async (mf = 'mf-infoplaza@localhost:9001', member = qa) => readCookies(await site.choose(mf, member));
const policyOf = ({ headers }: Awaited<ReturnType<typeof site.get>>) =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split('; ')
      .map((directive) => [directive.split(' ', 1)[0] ?? '', directive]),
  );
const withoutNonces = (policy: Readonly<Record<string, string>>) =>
  JSON.parse(JSON.stringify(policy).replaceAll(/'nonce-[^']*'/g, "'nonce'"));

/** Expects the page that everybody gets, for a browser whose cookie is of no use. */
async function expectReleased(cookies: Readonly<Record<string, string>>) {
  const page = await site.get(pagePath, cookies);
  expect(readPage(page)).toMatchObject({ build: 'build0001', override: undefined });
  expect(page.body + JSON.stringify(page.headers)).not.toContain('localhost:9001');
}

describe('a remote of the person’s machine', () => {
  it('is chosen by its port, with builds of the registry', async () => {
    const response = await site.choose('mf-infoplaza@127.0.0.1:9001, mf-new@localhost:8080,shell@next', qa);
    const page = readPage(await site.get(pagePath, readCookies(response)));

    expect(response.json().data).toMatchObject({
      builds: { shell: 'shell0002' },
      ports: { 'mf-infoplaza': 9001, 'mf-new': 8080 },
    });
    expect(page).toMatchObject({
      shell: 'shell0002',
      override: { builds: { shell: 'shell0002' }, ports: { 'mf-infoplaza': 9001, 'mf-new': 8080 } },
      cacheControl: 'private, no-store',
    });
  });

  it.each([
    'mf-infoplaza@evil.example:9001',
    'mf-infoplaza@localhost.evil.example:9001',
    'mf-infoplaza@localhost:9001/x',
    'mf-infoplaza@localhost:9001@x',
    'mf-infoplaza@http://localhost:9001',
    'mf-infoplaza@localhost',
    'mf-infoplaza@localhost:80',
    'mf-infoplaza@localhost:65536',
    'mf-infoplaza@localhost:9001;script-src *',
    'mf-infoplaza@127.0.0.2:9001',
    'mf-infoplaza@[::1]:9001',
    'mf-infoplaza@:9001',
    'shell@localhost:9001',
  ])('is not %s', async (mf) => {
    const response = await site.choose(mf, qa);

    expect(response.json()).toMatchObject({ status: { code: '4000' }, data: { fieldErrors: [{ field: 'mf' }] } });
    expect(response.cookies).toEqual([]);
  });

  it('is for QA, and for a team with its own remote only', async () => {
    const team = await site.addMember('TEAM:mf-infoplaza');
    const none = await site.addMember();
    const codes = [];
    for (const [mf, member] of [
      ['mf-infoplaza@localhost:9001', team],
      ['mf-travel@localhost:9001', team],
      ['mf-infoplaza@localhost:9001', none],
    ] as const) {
      codes.push((await site.choose(mf, member)).json().status.code);
    }

    expect(codes).toEqual(['200', '4030', '4030']);
  });

  it('opens styles, requests and sockets of that origin in the policy, and nothing else', async () => {
    const usual = withoutNonces(policyOf(await site.get(pagePath)));
    const opened = withoutNonces(policyOf(await site.get(pagePath, await chosen())));

    expect(opened).toEqual({
      ...usual,
      'style-src': `${usual['style-src']} http://localhost:9001`,
      'connect-src': `${usual['connect-src']} http://localhost:9001 ws://localhost:9001`,
    });
  });

  it('leaves styles and scripts of the released build out of the page, which has no markup', async () => {
    const { body } = await site.get(pagePath, await chosen());
    const { remotes } = (await site.get('/registry.json', await chosen())).json();

    expect(body).toContain('<div id="root"></div>');
    expect(remotes['mf-infoplaza']).toMatchObject({
      buildId: 'build0001',
      css: [],
      scripts: [],
      chunks: {},
      ssr: null,
    });
  });

  it('may have pages that the site does not know, which are not missing then', async () => {
    const local = await site.get('/newPages/list', await chosen('mf-new@localhost:9001'));
    const usual = await site.get('/newPages/list');

    expect([local.statusCode, usual.statusCode]).toEqual([200, 404]);
  });

  it('is in no page of others, in any order of requests', async () => {
    const cookies = await chosen();
    for (const jar of [cookies, {}, cookies, {}]) {
      const page = await site.get('/infoPlaza/NOTICE', jar);
      expect(page.body.includes('9001')).toBe(jar === cookies);
      expect(String(page.headers['content-security-policy']).includes('9001')).toBe(jar === cookies);
    }
    await expectReleased({});
  });
});

describe('a remote of the person’s machine ends', () => {
  it('with the session in which it was chosen', async () => {
    const member = await site.addMember('QA');
    const cookies = await chosen(undefined, member);
    expect(readPage(await site.get(pagePath, cookies)).override).toMatchObject({ ports: { 'mf-infoplaza': 9001 } });

    const { headers } = member;
    await site.app.inject({ method: 'POST', url: '/api/v1/auth/logout', headers });

    await expectReleased(cookies);
  });

  it('with the right, while builds of the registry stay', async () => {
    const member = await site.addMember('QA');
    const cookies = await chosen('mf-infoplaza@localhost:9001,shell@next', member);
    await site.giveRights(member);
    const page = await site.get(pagePath, cookies);

    expect(readPage(page).override).toEqual({ builds: { shell: 'shell0002' }, until: expect.any(Number) });
    expect(String(page.headers['content-security-policy'])).not.toContain('9001');
  });

  it('with any change of the cookie, and for a cookie of no session', async () => {
    const { hs_mf: value = '' } = await chosen();
    const [until = '', text = '', mac = ''] = value.split('.');
    const seal = createOverrideSeal(site.context.secrets, 'cookie');
    const later = (await site.context.clock.now()).getTime() + hourMs;
    const unbound = seal.seal({ builds: {}, ports: { 'mf-infoplaza': 9001 }, until: later });

    await expectReleased({ hs_mf: `${until}.${text.replace('9001', '9002')}.${mac}` });
    await expectReleased({ hs_mf: `${later}.${unbound.text}.${unbound.mac}` });
    expect(readPage(await site.get(pagePath, { hs_mf: value })).override).toBeDefined();
  });
});
