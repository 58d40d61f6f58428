import { readCookies, sendTo } from '../../testing/testApp.ts';
import { createOverrideSeal } from '../registry/overrideSeal.ts';
import { openOverrideSite, pagePath, readPage, releaseToken } from './testOverride.ts';

const hourMs = 3_600_000;

const site = await openOverrideSite({ environment: { PUBLIC_URL: 'https://haesol.example' } });
afterAll(() => site.close());

const askLink = (buildId: string, token = releaseToken) =>
  sendTo(
    site.app,
    'POST',
    '/api/v1/registry/mf-infoplaza/previews',
    { buildId },
    { headers: { authorization: `Bearer ${token}` } },
  );
const aLink = async (): Promise<string> => (await askLink('build0002')).json().data.search;

/** Changes one key of the link. */
function change(search: string, key: string, toValue: (value: string) => string): string {
  const keys = new URLSearchParams(search);
  keys.set(key, toValue(keys.get(key) ?? ''));
  return `?${keys}`;
}

describe('signed link to a build', () => {
  it('is created with the token of the build’s team, for three days', async () => {
    const { search, untilDt } = (await askLink('build0002')).json().data;
    const now = await site.context.clock.now();

    expect(new URLSearchParams(search).get('mf')).toBe('mf-infoplaza@build0002');
    expect(Math.round((Date.parse(untilDt) - now.getTime()) / hourMs)).toBe(72);
    expect((await askLink('build9999')).json().status.code).toBe('4040');
    expect((await askLink('build0002', 'token-of-team-travel')).json().status.code).toBe('4030');
    expect((await askLink('build0002', 'nobodys')).json().status.code).toBe('4011');
  });

  it('opens its page without its keys, with a secure cookie, and without an account', async () => {
    const first = await site.get(`${pagePath}${await aLink()}&pageNum=2`);
    const second = readPage(await site.get(`${pagePath}?pageNum=2`, readCookies(first)));

    expect(first).toMatchObject({
      statusCode: 302,
      headers: { location: `${pagePath}?pageNum=2`, 'cache-control': 'private, no-store' },
      cookies: [{ name: '__Secure-hs_mf', secure: true, httpOnly: true, sameSite: 'Lax', maxAge: 8 * 3_600 }],
    });
    expect(second).toMatchObject({ build: 'build0002', override: { builds: { 'mf-infoplaza': 'build0002' } } });
  });

  it('never redirects to another site', async () => {
    const response = await site.get(`//elsewhere.example/${await aLink()}`);

    expect(response.headers.location).toBe('/elsewhere.example/');
  });

  it.each([
    ['build', 'mf', () => 'mf-infoplaza@build0001'],
    ['end', 'until', (until: string) => String(Number(until) + 1)],
    ['signature', 'sig', (sig: string) => sig.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'))],
    ['signature of nothing', 'sig', () => ''],
  ])('has no effect with a changed %s', async (_what, key, toValue) => {
    const response = await site.get(`${pagePath}${change(await aLink(), key, toValue)}`);

    expect(response.statusCode).toBe(200);
    expect(readCookies(response)).toEqual({});
    expect(readPage(response)).toMatchObject({ build: 'build0001', override: undefined });
  });

  it('expires, and limits the lifetime of the override', async () => {
    const now = (await site.context.clock.now()).getTime();
    const toLink = (until: number) => {
      const { text, mac } = createOverrideSeal(site.context.secrets, 'link').seal({
        builds: { 'mf-infoplaza': 'build0002' },
        until,
      });
      return `?${new URLSearchParams({ mf: text, until: String(until), sig: mac })}`;
    };

    const over = await site.get(pagePath + toLink(now - hourMs));
    const short = await site.get(pagePath + toLink(now + hourMs));

    expect([over.statusCode, readCookies(over)]).toEqual([200, {}]);
    expect(short.statusCode).toBe(302);
    expect(short.cookies[0]?.maxAge).toBeLessThanOrEqual(3_600);
  });

  it('is not valid as a cookie, even with the same builds and expiry', async () => {
    const keys = new URLSearchParams(await aLink());
    const value = `${keys.get('until')}.${keys.get('mf')}.${keys.get('sig')}`;

    expect(readPage(await site.get(pagePath, { '__Secure-hs_mf': value })).build).toBe('build0001');
  });

  it('shows the released page without a signature', async () => {
    const wish = await site.get(`${pagePath}?mf=mf-infoplaza@pr-7`);
    const plain = await site.get(`${pagePath}?utm_source=x`);
    const withoutNonce = (html: string) => html.replaceAll(/nonce="[^"]*"|"serverNow":\d+\s*/g, '');

    expect(withoutNonce(wish.body)).toBe(withoutNonce(plain.body));
    expect(readCookies(wish)).toEqual({});
  });
});
