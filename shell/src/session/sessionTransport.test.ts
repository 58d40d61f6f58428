import { createSessionTransport } from './sessionTransport.ts';

const realFetch = globalThis.fetch;
const asked: { path: string; init: RequestInit }[] = [];

function answerWith(body: unknown, status = 200): void {
  globalThis.fetch = async (input, init = {}) => {
    asked.push({ path: String(input), init });
    return Response.json(body, { status });
  };
}
const ok = (data: unknown) => ({ status: { code: '200', message: '' }, data });

afterEach(() => {
  globalThis.fetch = realFetch;
  asked.length = 0;
});

describe('createSessionTransport', () => {
  it('returns a new token', async () => {
    answerWith(ok({ accessToken: 'fresh' }));

    expect(await createSessionTransport().refresh()).toEqual({ accessToken: 'fresh' });
    expect(asked).toMatchObject([{ path: '/api/v1/auth/refresh', init: { method: 'POST' } }]);
  });

  it('tells the server that no person needs the token', async () => {
    answerWith(ok({ accessToken: 'fresh' }));
    await createSessionTransport().refresh(true);

    expect(asked[0]?.path).toBe('/api/v1/auth/refresh?idleYn=Y');
  });

  it('returns undefined when the server refuses the session', async () => {
    answerWith({ status: { code: '4011', message: '' }, data: null }, 400);

    expect(await createSessionTransport().refresh()).toBeUndefined();
  });

  it('retries when another tab was faster', async () => {
    const answers = [{ status: { code: '4012', message: '' }, data: null }, ok({ accessToken: 'second' })];
    globalThis.fetch = async () => Response.json(answers.shift());

    expect(await createSessionTransport().refresh()).toEqual({ accessToken: 'second' });
  });

  it('returns undefined when an envelope refuses', async () => {
    answerWith({ status: { code: '4030', message: '' }, data: null });

    expect(await createSessionTransport().refresh()).toBeUndefined();
  });

  it.each([500, 502, 503])('throws for status %i, which does not reveal the state of the session', async (status) => {
    answerWith({}, status);

    await expect(createSessionTransport().refresh()).rejects.toThrow(String(status));
  });

  it('signs out with the token', async () => {
    answerWith(ok(null));

    await createSessionTransport().logout('token');

    expect(asked).toMatchObject([
      { path: '/api/v1/auth/logout', init: { method: 'POST', headers: { Authorization: 'Bearer token' } } },
    ]);
  });
});
