import { defineEndpoint, listOf } from '@haesol/contracts/common';
import type { Envelope, HttpRequest, TransportFailure } from '@haesol/remote/shell-api';
import * as z from 'zod/mini';
import { callList, callRaw, createCall, toHttpRequest, toPageCount } from './createCall.ts';
import {
  CallError,
  ForbiddenError,
  NetworkError,
  NotFoundError,
  ServerError,
  TooManyRequestsError,
  UnauthorizedError,
  ValidationError,
} from './errors.ts';

const getPost = defineEndpoint({
  name: 'posts.get',
  method: 'GET',
  path: '/api/v1/posts/{postUid}',
  access: 'public',
  language: 'content',
  params: z.object({ postUid: z.string() }),
  response: z.object({ title: z.string() }),
  summary: '게시글입니다.',
});
const listPosts = defineEndpoint({
  name: 'posts.list',
  method: 'GET',
  path: '/api/v1/posts/list',
  access: 'public',
  language: 'header',
  query: z.object({ pageNum: z.optional(z.number()), isNew: z.optional(z.boolean()), keyword: z.optional(z.string()) }),
  response: listOf(z.string()),
  summary: '게시글 목록입니다.',
});
const getMine = defineEndpoint({
  name: 'mypage.myPage',
  method: 'GET',
  path: '/api/v1/mypage/myPage',
  access: 'member',
  language: 'none',
  response: z.unknown(),
  summary: '마이페이지입니다.',
});

/** Fake of the shell's client, which resolves with an envelope or rejects with a failure. */
function anHttp(answer: Envelope | { reject: TransportFailure | Error }) {
  const requests: HttpRequest[] = [];
  return {
    requests,
    request(request: HttpRequest) {
      requests.push(request);
      return 'reject' in answer ? Promise.reject(answer.reject) : Promise.resolve(answer);
    },
  };
}
const anEnvelope = (code: string, data: unknown = null, more: Partial<Envelope> = {}): Envelope => ({
  status: { code, message: '메시지' },
  data,
  ...more,
});
const aPost = { params: { postUid: 'p1' } };
const failureOf = (answer: Parameters<typeof anHttp>[0]) =>
  createCall(anHttp(answer), () => '')(getPost, aPost).catch((error: unknown) => error);

describe('toHttpRequest', () => {
  it('fills the path with encoded values', () => {
    expect(toHttpRequest(getPost, { params: { postUid: 'a/b ?' } }, '').path).toBe('/api/v1/posts/a%2Fb%20%3F');
  });

  it.each(['', '.', '..'])('rejects the path value %j as not found', (postUid) => {
    expect(() => toHttpRequest(getPost, { params: { postUid } }, '')).toThrow(NotFoundError);
  });

  it('rejects a missing path value as not found', () => {
    expect(() => toHttpRequest(getPost, {}, '')).toThrow(NotFoundError);
  });

  it('sends query values as text and omits undefined ones', () => {
    const { query } = toHttpRequest(listPosts, { query: { pageNum: 2, isNew: false, keyword: undefined } }, '');

    expect(query).toEqual({ pageNum: '2', isNew: 'false' });
  });

  it('keeps an empty query value', () => {
    expect(toHttpRequest(listPosts, { query: { keyword: '' } }, '').query).toEqual({ keyword: '' });
  });

  it.each([
    ['content', getPost, aPost, 'CD0000000127'],
    ['header', listPosts, {}, 'CD0000001258'],
  ])('sends the default language of an endpoint of the kind %s', (_kind, endpoint, input, language) => {
    expect(toHttpRequest(endpoint, input, '').headers).toEqual({ language });
  });

  it('sends the chosen language', () => {
    expect(toHttpRequest(getPost, aPost, 'CD0000000128').headers).toEqual({ language: 'CD0000000128' });
  });

  it('sends the currency instead of a language if the endpoint requires it', () => {
    expect(toHttpRequest({ ...getMine, exrate: true }, {}, 'CD0000000128').headers).toEqual({ exrate: 'CD0000001044' });
  });

  it('sends no language if the endpoint has none', () => {
    expect(toHttpRequest(getMine, {}, 'CD0000000128')).not.toHaveProperty('headers');
  });
});

describe('createCall', () => {
  it('resolves with the parsed data', async () => {
    const call = createCall(anHttp(anEnvelope('200', { title: '휴무 안내', extra: 1 })), () => '');

    expect(await call(getPost, aPost)).toEqual({ title: '휴무 안내' });
  });

  it('passes on the signal and the idempotency key', async () => {
    const http = anHttp(anEnvelope('200', { title: '' }));
    const { signal } = new AbortController();

    await createCall(http, () => '')(getPost, aPost, { signal, idempotencyKey: 'key-1' });

    expect(http.requests).toEqual([expect.objectContaining({ name: 'posts.get', signal, idempotencyKey: 'key-1' })]);
  });

  it('rejects an input without an identifier before any request', async () => {
    const http = anHttp(anEnvelope('200', { title: '' }));

    await expect(createCall(http, () => '')(getPost, { params: { postUid: '..' } })).rejects.toBeInstanceOf(
      NotFoundError,
    );
    expect(http.requests).toEqual([]);
  });

  it.each([
    ['4000', ValidationError],
    ['4131', ValidationError],
    ['4010', UnauthorizedError],
    ['4011', UnauthorizedError],
    ['4030', ForbiddenError],
    ['4040', NotFoundError],
    ['4091', CallError],
    ['4501', CallError],
    ['4290', TooManyRequestsError],
    ['5000', ServerError],
  ])('turns the code %s into the matching error class', async (code, kind) => {
    const error = await failureOf(anEnvelope(code, null, { requestId: 'req-1' }));

    expect(error).toHaveProperty('constructor', kind);
    expect(error).toMatchObject({ code, message: '메시지', requestId: 'req-1' });
  });

  it('lists the refused fields', async () => {
    const fieldErrors = [{ field: 'email', code: 'invalid', message: '이메일 형식으로 입력해 주세요.' }];

    expect(await failureOf(anEnvelope('4000', { fieldErrors }))).toMatchObject({ fields: fieldErrors });
  });

  it('has no fields if the server lists none', async () => {
    expect(await failureOf(anEnvelope('4000'))).toMatchObject({ fields: [] });
  });

  it('has the seconds to wait before a retry', async () => {
    expect(await failureOf(anEnvelope('4290', null, { retryAfterSec: 7 }))).toMatchObject({ retryAfterSec: 7 });
  });

  it('treats data that violate the contract as a server error', async () => {
    const error = await failureOf(anEnvelope('200', { title: 1 }, { requestId: 'req-1' }));

    expect(error).toBeInstanceOf(ServerError);
    expect(error).toMatchObject({ code: '5000', requestId: 'req-1', cause: expect.anything() });
  });

  it('reads the envelope of an HTTP error', async () => {
    const failure = { kind: 'http', httpStatus: 400, envelope: anEnvelope('4011') } as const;

    expect(await failureOf({ reject: failure })).toBeInstanceOf(UnauthorizedError);
  });

  it('treats an HTTP error without an envelope as a server error', async () => {
    const error = await failureOf({ reject: { kind: 'http', httpStatus: 502 } });

    expect(error).toBeInstanceOf(ServerError);
    expect(error).toMatchObject({ message: '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.' });
  });

  it.each([
    ['network', '네트워크 연결을 확인해 주세요.'],
    ['timeout', '응답이 지연되고 있습니다. 다시 시도해 주세요.'],
  ] as const)('has a Korean message for a missing response: %s', async (kind, message) => {
    const error = await failureOf({ reject: { kind } });

    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ code: kind, message });
  });

  it('does not treat a cancellation as a failed call', async () => {
    const error = await failureOf({ reject: { kind: 'aborted' } });

    expect(error).not.toBeInstanceOf(CallError);
    expect(error).toMatchObject({ name: 'AbortError' });
  });

  it('does not catch programming errors', async () => {
    const fault = new TypeError('x is undefined');

    expect(await failureOf({ reject: fault })).toBe(fault);
  });
});

describe('callList', () => {
  it('adds the number of pages', async () => {
    expect(await callList(Promise.resolve({ list: ['가'], cnt_total: 21 }), 10)).toEqual({
      list: ['가'],
      cnt_total: 21,
      pageCount: 3,
      failed: undefined,
    });
  });

  it('is empty with zero in total after a failed call', async () => {
    const failed = new ServerError({ code: '5000', message: '' });

    expect(await callList(Promise.reject(failed), 10)).toEqual({ list: [], cnt_total: 0, pageCount: 1, failed });
  });

  it('rejects a cancellation', async () => {
    const cancelled = new DOMException('', 'AbortError');

    await expect(callList(Promise.reject(cancelled), 10)).rejects.toBe(cancelled);
  });
});

describe('toPageCount', () => {
  it.each([
    [0, 1],
    [10, 1],
    [11, 2],
  ])('returns for %i rows in pages of ten %i pages', (total, pages) => {
    expect(toPageCount(total, 10)).toBe(pages);
  });
});

describe('callRaw', () => {
  const request: HttpRequest = { name: 'a', method: 'GET', path: '/a' };

  it('is 1 with data', async () => {
    expect(await callRaw(anHttp(anEnvelope('200', { a: 1 })), request)).toEqual({ rcode: 1, data: { a: 1 } });
  });

  it('is 0 without data', async () => {
    expect(await callRaw(anHttp(anEnvelope('200')), request)).toEqual({ rcode: 0, data: null });
  });

  it('is 0 when the call failed', async () => {
    expect(await callRaw(anHttp({ reject: { kind: 'network' } }), request)).toEqual({ rcode: 0, data: null });
  });
});
