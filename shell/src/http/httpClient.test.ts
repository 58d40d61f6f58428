import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import axios from 'axios';
import { aHttpClient } from './testing/aHttpClient.ts';

interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
type Answer = (response: ServerResponse, request: Received) => void;

const received: Received[] = [];
let answers: Answer[] = [];
let server: Server;
let origin = '';

const json =
  (code: string, data: unknown = null, httpStatus = 200, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(httpStatus, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify({ status: { code, message: '' }, data }));
  };
const ok = (data: unknown = null) => json('200', data);
const invalidSession = json('4011', null, 400);
const never: Answer = () => undefined;

/** Responds in order; repeats the last answer. */
const answerWith = (...list: Answer[]) => {
  answers = list;
};

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text) => {
      body += text;
    });
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const entry = { method, url, headers, body };
      received.push(entry);
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      answer?.(response, entry);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // Set by the page in a browser: the origin of paths.
  axios.defaults.baseURL = origin;
  Object.assign(globalThis, { location: { origin } });
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  received.length = 0;
});

const aGet = { name: 'posts.list', method: 'GET', path: '/api/v1/posts/list' } as const;
const aPost = { name: 'reserve.create', method: 'POST', path: '/api/v1/reserve/' } as const;

/** Client of a member whose token is renewed at each refresh. */
function aMemberClient(options: { readonly renews?: boolean } = {}) {
  let token = 'old';
  const refreshes: string[] = [];
  let running: Promise<boolean> | undefined;
  const renew = async () => {
    refreshes.push(token);
    await new Promise((resolve) => setImmediate(resolve));
    if (options.renews === false) return false;
    token = 'new';
    return true;
  };
  const made = aHttpClient({
    accessToken: () => token,
    hasRefreshToken: () => true,
    refresh: () => {
      running ??= renew().finally(() => {
        running = undefined;
      });
      return running;
    },
  });
  return { ...made, refreshes };
}
const byToken: Answer = (response, request) =>
  (request.headers.authorization === 'Bearer new' ? ok('mine') : invalidSession)(response, request);

describe('request', () => {
  it('resolves with the envelope of a success', async () => {
    answerWith(ok({ list: [] }));
    const { client } = aHttpClient();

    expect(await client.request(aGet)).toMatchObject({ status: { code: '200' }, data: { list: [] } });
  });

  it('resolves with the envelope of a refusal too', async () => {
    answerWith(json('4501', { remain: 2 }));
    const { client } = aHttpClient();

    expect(await client.request(aPost)).toMatchObject({ status: { code: '4501' }, data: { remain: 2 } });
  });

  it('passes on the request id and the time to wait', async () => {
    answerWith(json('4290', null, 200, { 'x-request-id': 'req-1', 'retry-after': '7' }));
    const { client } = aHttpClient();

    expect(await client.request(aGet)).toMatchObject({ requestId: 'req-1', retryAfterSec: 7 });
  });

  it('sends query, headers and body', async () => {
    answerWith(ok());
    const { client } = aHttpClient();

    await client.request({ ...aPost, query: { etcWhy: '일정 변경' }, headers: { language: 'CD1' }, body: { cnt: 1 } });

    expect(received[0]).toMatchObject({ method: 'POST', body: '{"cnt":1}' });
    expect(received[0]?.headers.language).toBe('CD1');
    expect(new URL(received[0]?.url ?? '', origin).searchParams.get('etcWhy')).toBe('일정 변경');
  });

  it('begins a trace with each call only where the site is traced', async () => {
    answerWith(ok());

    await aHttpClient().client.request(aGet);
    await aHttpClient({ isTraced: true }).client.request(aGet);

    expect(received.map(({ headers }) => headers.traceparent)).toEqual([
      undefined,
      expect.stringMatching(/^00-[\da-f]{32}-[\da-f]{16}-00$/),
    ]);
  });

  it('sends the body of a DELETE as data', async () => {
    answerWith(ok());
    const { client } = aHttpClient();

    await client.request({ name: 'a.remove', method: 'DELETE', path: '/api/v1/a', body: { why: 'x' } });

    expect(received[0]).toMatchObject({ method: 'DELETE', body: '{"why":"x"}' });
  });

  it('waits until the session is known', async () => {
    answerWith(ok());
    const session = Promise.withResolvers<void>();
    const { client } = aHttpClient({ sessionReady: () => session.promise });

    const work = client.request(aPost);
    await new Promise((resolve) => setImmediate(resolve));
    expect(received).toEqual([]);
    session.resolve();
    await work;

    expect(received).toHaveLength(1);
  });

  it('reports the time of the server', async () => {
    answerWith(ok());
    const { client, serverDates } = aHttpClient();

    await client.request(aGet);

    expect(serverDates).toEqual([expect.any(Number)]);
  });

  it('rejects a response without an envelope', async () => {
    answerWith((response) => response.end('<!doctype html>'));
    const { client } = aHttpClient();

    await expect(client.request(aGet)).rejects.toEqual({ kind: 'http', httpStatus: 200 });
  });

  it('rejects other HTTP errors with status and envelope, and keeps the session', async () => {
    answerWith(json('5000', null, 500));
    const { client, ends } = aMemberClient();

    await expect(client.request(aGet)).rejects.toMatchObject({
      kind: 'http',
      httpStatus: 500,
      envelope: { status: { code: '5000' } },
    });
    expect(received).toHaveLength(1);
    expect(ends).toEqual([]);
  });

  it('rejects a broken connection as a network error', async () => {
    answerWith((response) => response.destroy());
    const { client } = aHttpClient();

    await expect(client.request(aGet)).rejects.toEqual({ kind: 'network' });
  });

  it('rejects a cancelled call as aborted', async () => {
    answerWith(never);
    const { client } = aHttpClient();
    const controller = new AbortController();

    const work = client.request({ ...aGet, signal: controller.signal });
    controller.abort();

    await expect(work).rejects.toEqual({ kind: 'aborted' });
  });
});

describe('the command log', () => {
  it('records each success', async () => {
    answerWith(ok('data'));
    const { client, commands } = aHttpClient();

    const response = await client.request(aGet);

    expect(commands).toEqual([{ type: 'posts.list', time: 1_000_000, response, failed: false }]);
  });

  it('records a refusal as failed', async () => {
    answerWith(json('4501'));
    const { client, commands } = aHttpClient();

    const response = await client.request(aPost);

    expect(commands).toEqual([{ type: 'reserve.create', time: 1_000_000, response, failed: true }]);
  });

  it('records a call without an answer as failed', async () => {
    answerWith((response) => response.destroy());
    const { client, commands } = aHttpClient();

    await client.request(aGet).catch(() => undefined);

    expect(commands).toEqual([{ type: 'posts.list', time: 1_000_000, response: null, failed: true }]);
  });

  it('does not record a cancelled call', async () => {
    answerWith(never);
    const { client, commands } = aHttpClient();

    await client.request({ ...aGet, signal: AbortSignal.abort() }).catch(() => undefined);

    expect(commands).toEqual([]);
  });
});

describe('the bearer token', () => {
  it('is sent to our own origin', async () => {
    answerWith(ok());
    const { client } = aHttpClient({ accessToken: () => 'secret' });

    await client.request(aGet);

    expect(received[0]?.headers.authorization).toBe('Bearer secret');
  });

  it('is not sent to another origin', async () => {
    answerWith(ok());
    const { client } = aHttpClient({ accessToken: () => 'secret' });

    await client.request({ ...aGet, path: origin.replace('127.0.0.1', 'localhost') });

    expect(received[0]?.headers).not.toHaveProperty('authorization');
  });

  it('is omitted for a visitor', async () => {
    answerWith(ok());
    const { client } = aHttpClient();

    await client.request(aGet);

    expect(received[0]?.headers).not.toHaveProperty('authorization');
  });
});

describe('HTTP 400', () => {
  it('causes one refresh and one retry', async () => {
    answerWith(byToken);
    const { client, refreshes, ends } = aMemberClient();

    expect(await client.request(aGet)).toMatchObject({ data: 'mine' });
    expect(refreshes).toEqual(['old']);
    expect(received).toHaveLength(2);
    expect(ends).toEqual([]);
  });

  it('ends the session when the retry fails too', async () => {
    answerWith(invalidSession);
    const { client, refreshes, ends } = aMemberClient();

    await expect(client.request(aGet)).rejects.toMatchObject({ kind: 'http', httpStatus: 400 });
    expect(refreshes).toHaveLength(1);
    expect(received).toHaveLength(2);
    expect(ends).toEqual([expect.objectContaining({ status: { code: '4011', message: '' } })]);
  });

  it('ends the session when there is no new token', async () => {
    answerWith(invalidSession);
    const { client, ends } = aMemberClient({ renews: false });

    await expect(client.request(aGet)).rejects.toMatchObject({ httpStatus: 400 });
    expect(received).toHaveLength(1);
    expect(ends).toHaveLength(1);
  });

  it('ends the session immediately without the marker cookie', async () => {
    answerWith(invalidSession);
    const refreshes: number[] = [];
    const { client, ends } = aHttpClient({ refresh: async () => refreshes.push(1) > 0 });

    await expect(client.request(aGet)).rejects.toMatchObject({ httpStatus: 400 });
    expect(refreshes).toEqual([]);
    expect(ends).toHaveLength(1);
  });

  it('causes one refresh for two calls', async () => {
    answerWith(byToken);
    const { client, refreshes } = aMemberClient();

    await Promise.all([client.request(aGet), client.request({ ...aGet, path: '/api/v1/mypage/myPage' })]);

    expect(refreshes).toEqual(['old']);
  });

  it('needs no refresh when another call has renewed the token meanwhile', async () => {
    const late = Promise.withResolvers<void>();
    answerWith((response, request) => void late.promise.then(() => byToken(response, request)), byToken);
    const { client, refreshes } = aMemberClient();

    const slow = client.request(aPost);
    await new Promise((resolve) => setImmediate(resolve));
    await client.request(aGet);
    late.resolve();

    expect(await slow).toMatchObject({ data: 'mine' });
    expect(refreshes).toEqual(['old']);
  });

  it('retries a write with the same key and body', async () => {
    answerWith(byToken);
    const { client } = aMemberClient();

    await client.request({ ...aPost, body: { cnt: 1 }, idempotencyKey: 'key-1' });

    expect(received.map(({ headers, body }) => [headers['idempotency-key'], body])).toEqual([
      ['key-1', '{"cnt":1}'],
      ['key-1', '{"cnt":1}'],
    ]);
  });

  it('keeps the session when the refresh fails without an answer', async () => {
    answerWith(invalidSession);
    const { client, ends } = aHttpClient({
      accessToken: () => 'old',
      hasRefreshToken: () => true,
      refresh: () => Promise.reject(new TypeError('Failed to fetch')),
    });

    await expect(client.request(aGet)).rejects.toEqual({ kind: 'network' });
    expect(ends).toEqual([]);
  });
});

describe('prefetched answers', () => {
  it('are returned only to the first identical request', async () => {
    answerWith(ok('first'), ok('second'));
    const { client } = aHttpClient();
    client.startAhead({ method: 'GET', path: aGet.path });

    expect(await client.request(aGet)).toMatchObject({ data: 'first' });
    expect(await client.request(aGet)).toMatchObject({ data: 'second' });
    expect(received).toHaveLength(2);
  });

  it('are requested once', async () => {
    answerWith(ok());
    const { client } = aHttpClient();

    client.startAhead({ method: 'GET', path: aGet.path });
    client.startAhead({ method: 'GET', path: aGet.path });
    await client.request(aGet);

    expect(received).toHaveLength(1);
  });

  it('are cleared after a write, which may have changed them', async () => {
    answerWith(ok('before'), ok(), ok('after'));
    const { client } = aHttpClient();
    client.startAhead({ method: 'GET', path: aGet.path });
    await Promise.resolve();

    await client.request({ ...aGet, method: 'DELETE' });

    expect(await client.request(aGet)).toMatchObject({ data: 'after' });
  });

  it('expire after ten seconds', async () => {
    answerWith(ok('old'), ok('fresh'));
    const { client, clock } = aHttpClient();
    client.startAhead({ method: 'GET', path: aGet.path });
    await Promise.resolve();
    clock.now += 10_000;

    expect(await client.request(aGet)).toMatchObject({ data: 'fresh' });
  });

  it('are not used for another query', async () => {
    answerWith(ok());
    const { client } = aHttpClient();
    client.startAhead({ method: 'GET', path: aGet.path, query: { pageNum: '1' } });

    await client.request({ ...aGet, query: { pageNum: '2' } });

    expect(received.map(({ url }) => url).sort()).toEqual([`${aGet.path}?pageNum=1`, `${aGet.path}?pageNum=2`]);
  });

  it('are recorded when they are used', async () => {
    answerWith(ok());
    const { client, commands } = aHttpClient();
    client.startAhead({ method: 'GET', path: aGet.path });
    await Promise.resolve();
    expect(commands).toEqual([]);

    await client.request(aGet);

    expect(commands).toMatchObject([{ type: 'posts.list', failed: false }]);
  });
});

describe('upload', () => {
  it('sends a form and reports the progress', async () => {
    answerWith(ok({ fileUid: 'f1' }));
    const { client } = aHttpClient();
    const form = new FormData();
    form.set('file', new Blob(['0123456789']), 'a.txt');
    const steps: [number, number][] = [];

    const envelope = await client.upload({
      name: 'file.upload',
      path: '/file/uploadFile',
      form,
      onProgress: (sent, total) => steps.push([sent, total]),
    });

    expect(envelope).toMatchObject({ data: { fileUid: 'f1' } });
    expect(received[0]?.headers['content-type']).toMatch(/^multipart\/form-data/);
    expect(steps.at(-1)?.[0]).toBe(steps.at(-1)?.[1]);
  });
});
