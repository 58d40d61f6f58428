import { createSessionParts } from './createSessionParts.ts';

const realFetch = globalThis.fetch;
const userInfo = {
  user_nm: '김해솔',
  email: 'a@mail.example',
  memberClass: 'GENERAL',
  roles: ['MEMBER'],
  profileUrl: null,
};

afterEach(() => {
  globalThis.fetch = realFetch;
});

describe('the token of a page', () => {
  it('is renewed without prolonging the session, until the person does something', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the marker cookie is under test
    document.cookie = 'refreshToken=1; Path=/';
    const asked: string[] = [];
    globalThis.fetch = async (input) => {
      asked.push(String(input));
      const data = { accessToken: `token ${asked.length}`, userInfo, idleSec: 1_800 };
      return Response.json({ status: { code: '200', message: '' }, data });
    };
    let now = 0;
    const { session, idleWatch, renewToken } = createSessionParts({
      now: () => now,
      navigation: {
        getLocation: () => ({ pathname: '/', search: '', hash: '', state: null, key: 'default' }),
        navigate: () => undefined,
      },
      keptPages: { drop: async () => undefined, findMember: async () => undefined },
    });
    const stop = idleWatch.start();
    session.signIn({ accessToken: 'token', expireSec: 900, userInfo, idleSec: 1_800 });

    now = 901_000;
    await renewToken();
    dispatchEvent(new Event('keydown'));
    now = 902_000;
    await renewToken();
    stop();

    expect(asked).toEqual(['/api/v1/auth/refresh?idleYn=Y', '/api/v1/auth/refresh']);
  });
});
