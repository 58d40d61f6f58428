import { clampedInt, defineEndpoint, listOf, pageQuery, uid } from '@haesol/contracts/common';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { AppContext } from '../context.ts';
import { ApiError } from '../http/apiError.ts';
import { route } from '../http/plugins/route.ts';
import { openTestApp, setUpTestApp } from '../testing/testApp.ts';

const listEcho = defineEndpoint({
  name: 'echo.list',
  method: 'GET',
  path: '/api/v1/echo/list',
  access: 'public',
  language: 'header',
  summary: 'Answers with the query.',
  query: z.object({ ...pageQuery(), year: clampedInt({ min: 2000, max: 2100, fallback: 2026 }) }),
  response: listOf(z.object({ pageNum: z.int(), pageSize: z.int(), year: z.int(), languageCd: z.string() })),
});
const createEcho = defineEndpoint({
  name: 'echo.create',
  method: 'POST',
  path: '/api/v1/echo/{id}',
  access: 'public',
  language: 'header',
  summary: 'Answers with the body.',
  params: z.object({ id: uid }),
  body: z.strictObject({ title: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)) }),
  response: z.object({ id: z.string(), title: z.string(), kind: z.literal('echo') }),
});
const failEcho = defineEndpoint({
  name: 'echo.fail',
  method: 'GET',
  path: '/api/v1/echo/fail/{how}',
  access: 'public',
  language: 'header',
  summary: 'Fails.',
  params: z.object({ how: z.string() }),
  response: z.object({}),
});

const failures: Readonly<Record<string, () => Error>> = {
  rule: () => new ApiError('4092', { params: { n: 3 }, data: { n: 3 } }),
  many: () => new ApiError('4290', { retryAfterSec: 7 }),
  taken: () => Object.assign(new Error('exclusion'), { code: '23P01' }),
  registered: () => Object.assign(new Error('unique'), { code: '23505', constraint: 'member_email_uq' }),
  number: () => Object.assign(new Error('out of range'), { code: '22003' }),
  away: () => Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }),
  fault: () => new Error('secret detail'),
};

async function echoRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  route(app, context, listEcho, ({ query, languageCd }) => ({ list: [{ ...query, languageCd }], cnt_total: 1 }));
  route(app, context, createEcho, ({ params, body }) => ({ id: params.id, title: body.title, kind: 'echo' as const }));
  route(app, context, failEcho, ({ params }) => {
    throw failures[params.how]?.() ?? new Error('unknown');
  });
}

const id = '0199c0de-0000-7000-8000-000000000001';

describe('API app', () => {
  const test = setUpTestApp({ plugins: [echoRoutes] });

  const post = (payload: string, contentType = 'application/json') =>
    test.app.inject({ method: 'POST', url: `/api/v1/echo/${id}`, payload, headers: { 'content-type': contentType } });

  it('wraps the handler’s result in the envelope', async () => {
    const response = await post(JSON.stringify({ title: '  제목 ' }));

    expect(response.json()).toEqual({
      status: { code: '200', message: '정상 처리되었습니다.' },
      data: { id, title: '제목', kind: 'echo' },
    });
    expect(response.headers['x-request-id']).toMatch(/^[\w-]{8,64}$/);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('clamps paging and ignores unknown and repeated keys', async () => {
    const response = await test.app.inject('/api/v1/echo/list?pageNum=-4&pageSize=5000&year=abc&year=2050&x=1');

    expect(response.json().data.list[0]).toEqual({ pageNum: 1, pageSize: 100, year: 2050, languageCd: 'CD0000001258' });
  });

  it('treats an unknown language as Korean and accepts a known one', async () => {
    const ask = (language: string) => test.app.inject({ url: '/api/v1/echo/list', headers: { language } });
    const unknown = await ask('xx');
    const english = await ask('CD0000000128');

    expect(unknown.json().data.list[0].languageCd).toBe('CD0000001258');
    expect(english.json().data.list[0].languageCd).toBe('CD0000000128');
  });

  it('returns HTTP 200 with 4000 and a message for each invalid field', async () => {
    const response = await post(JSON.stringify({ title: '   ', more: 1 }));

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      status: { code: '4000', message: '입력한 내용을 다시 확인해 주세요.' },
      data: {
        fieldErrors: [
          { field: 'title', code: 'too_small', message: '필수 항목입니다.' },
          { field: 'more', code: 'unrecognized_keys', message: '알 수 없는 항목입니다.' },
        ],
      },
    });
  });

  it.each([
    ['malformed JSON', '{"title":', 'application/json'],
    ['a prototype in JSON', '{"__proto__":{"title":"a"},"title":"a"}', 'application/json'],
    ['another content type', 'title=a', 'text/plain'],
    ['a form', 'title=a', 'application/x-www-form-urlencoded'],
    ['a body above 256 KiB', JSON.stringify({ title: 'a'.repeat(256 * 1024) }), 'application/json'],
    ['no body', '', 'application/json'],
  ])('responds to %s with HTTP 200 and 4000', async (_name, payload, contentType) => {
    const response = await post(payload, contentType);

    expect([response.statusCode, response.json().status.code]).toEqual([200, '4000']);
  });

  it.each([
    ['rule', 200, '4092', '남은 수량이 부족합니다. (남은 수량 3개)'],
    ['many', 429, '4290', '요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.'],
    ['taken', 200, '4501', '방금 다른 분이 예약한 시간입니다.'],
    ['registered', 200, '4090', '이미 가입된 이메일입니다.'],
    ['number', 200, '4000', '입력한 내용을 다시 확인해 주세요.'],
    ['away', 503, '5000', '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.'],
    ['fault', 500, '5000', '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.'],
  ])('responds to the failure %s with HTTP %i and %s', async (how, http, code, message) => {
    const response = await test.app.inject(`/api/v1/echo/fail/${how}`);

    expect(response.statusCode).toBe(http);
    expect(response.json().status).toEqual({ code, message });
    expect(response.body).not.toContain('secret');
  });

  it('sends Retry-After', async () => {
    const many = await test.app.inject('/api/v1/echo/fail/many');
    const away = await test.app.inject('/api/v1/echo/fail/away');

    expect(many.headers['retry-after']).toBe('7');
    expect(away.headers['retry-after']).toBe('2');
  });

  it('returns 404 and 4040 for an unknown path', async () => {
    const response = await test.app.inject('/api/v1/nowhere');

    expect(response.statusCode).toBe(404);
    expect(response.json().status).toEqual({ code: '4040', message: '페이지를 찾을 수 없습니다.' });
  });

  it('adds an ETag to public reads and omits the body while unchanged', async () => {
    const first = await test.app.inject('/api/v1/echo/list');
    const second = await test.app.inject({
      url: '/api/v1/echo/list',
      headers: { 'if-none-match': String(first.headers.etag) },
    });

    expect([second.statusCode, second.body]).toEqual([304, '']);
  });

  it('does not start with a route without an access rule', async () => {
    const openRoute = async (app: FastifyInstance) => {
      app.get('/api/v1/forgotten', async () => ({}));
    };

    await expect(openTestApp({ plugins: [openRoute] })).rejects.toThrow('/api/v1/forgotten');
  });
});
