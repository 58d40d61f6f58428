import { realAdapters } from './adapters.ts';

const exchange = { code: 'code', state: 'state', nonce: 'nonce', verifier: 'verifier' };
const signal = new AbortController().signal;

/** Fakes a provider that returns the given responses in order. */
function aProvider(...answers: unknown[]) {
  const asked: { url: string; init: RequestInit }[] = [];
  const fake: typeof fetch = async (input, init = {}) => {
    asked.push({ url: String(input), init });
    return Response.json(answers.shift());
  };
  const settings = { clientId: 'id', clientSecret: 'secret', redirectUri: 'https://a.example/cb', fetch: fake };
  return { asked, settings };
}
const token = { access_token: 'token', token_type: 'bearer', expires_in: '3600' };
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const idToken = (claims: object) => ({
  ...token,
  id_token: `${encode({ alg: 'RS256' })}.${encode(claims)}.${Buffer.from('signature').toString('base64url')}`,
});
const nowSec = Math.floor(Date.now() / 1_000);

describe('Naver', () => {
  it('returns the identity, with an address that is not verified', async () => {
    const { asked, settings } = aProvider(token, {
      resultcode: '00',
      response: { id: 'n1', email: 'A@naver.example', name: '김솔', mobile: '010-0000-0001' },
    });

    expect(await realAdapters.naver(settings).identify(exchange, signal)).toEqual({
      provider: 'naver',
      subject: 'n1',
      email: 'a@naver.example',
      emailVerified: false,
      name: '김솔',
      tel: '010-0000-0001',
    });
    expect(asked[0]?.init.body?.toString()).toContain('state=state');
    expect(asked[1]?.init.headers).toEqual({ authorization: 'Bearer token' });
  });

  it('refuses another result code', async () => {
    const { settings } = aProvider(token, { resultcode: '024', response: { id: 'n1' } });

    await expect(realAdapters.naver(settings).identify(exchange, signal)).rejects.toThrow();
  });
});

describe('Kakao', () => {
  it.each([
    [true, true, 'a@kakao.example', true],
    [true, false, 'a@kakao.example', false],
    [false, true, null, false],
  ])('combines an address valid %s and verified %s', async (isValid, isVerified, email, emailVerified) => {
    const { settings } = aProvider(token, {
      id: 77,
      kakao_account: { email: 'a@kakao.example', is_email_valid: isValid, is_email_verified: isVerified },
    });

    expect(await realAdapters.kakao(settings).identify(exchange, signal)).toMatchObject({
      subject: '77',
      email,
      emailVerified,
    });
  });

  it('may return only the number', async () => {
    const { settings } = aProvider(token, { id: 77 });

    expect(await realAdapters.kakao(settings).identify(exchange, signal)).toMatchObject({ subject: '77', email: null });
  });
});

describe('Google', () => {
  const claims = { iss: 'https://accounts.google.com', aud: 'id', sub: 'g1', nonce: 'nonce', email: 'a@g.example' };
  const times = { iat: nowSec, exp: nowSec + 3_600 };

  it('sends the verifier and reads the identity', async () => {
    const { asked, settings } = aProvider(idToken({ ...claims, ...times, email_verified: true }));

    expect(await realAdapters.google(settings).identify(exchange, signal)).toMatchObject({
      subject: 'g1',
      email: 'a@g.example',
      emailVerified: true,
    });
    expect(String(asked[0]?.init.body)).toContain('code_verifier=verifier');
  });

  it.each([
    ['another client', { aud: 'other' }],
    ['another request', { nonce: 'other' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['an earlier time', { exp: nowSec - 60 }],
  ])('refuses an identity for %s', async (_name, change) => {
    const { settings } = aProvider(idToken({ ...claims, ...times, ...change }));

    await expect(realAdapters.google(settings).identify(exchange, signal)).rejects.toThrow();
  });
});

describe.each(['naver', 'kakao', 'google'] as const)('%s', (provider) => {
  it('does not follow redirects', async () => {
    const init: (RequestInit | undefined)[] = [];
    const leads: typeof fetch = async (_input, asked) => {
      init.push(asked);
      return new Response(null, { status: 302, headers: { location: 'https://evil.example' } });
    };
    const { settings } = aProvider();

    await expect(realAdapters[provider]({ ...settings, fetch: leads }).identify(exchange, signal)).rejects.toThrow();
    expect(init.map((asked) => asked?.redirect)).toEqual(['manual']);
  });
});

describe('requesting the identity again', () => {
  it.each([
    ['naver', 'auth_type', 'reauthenticate'],
    ['kakao', 'prompt', 'login'],
  ] as const)('is sent to %s by %s', (provider, name, value) => {
    const { settings } = aProvider();
    const toQuery = (isAgain: boolean) =>
      new URL(
        realAdapters[provider](settings).toAuthorizeUrl({ state: 's', nonce: 'n', challenge: 'c', isAgain }),
      ).searchParams.get(name);

    expect([toQuery(true), toQuery(false)]).toEqual([value, null]);
  });
});
