import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { sendTo } from '../../testing/testApp.ts';
import { setUpWholeApi } from '../../testing/testWholeApi.ts';
import { compressText, sendText } from '../encoding.ts';
import { installCompression } from './compression.ts';
import { installErrorHandler } from './errorHandler.ts';

const test = setUpWholeApi();

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });

describe('text responses', () => {
  it.each([
    ['an answer of the API', '/api/v1/posts/list?board=NOTICE', 0.5],
    ['terms', '/api/v1/terms/use', 0.5],
    ['the description of the API', '/openapi.json', 0.2],
    ['a style sheet of the documentation', '/docs/static/swagger-ui.css', 0.3],
    ['the style sheet of the fonts', '/fonts/pretendard-1.3.9-3.css', 0.2],
  ])('are compressed: %s', async (_name, url, share) => {
    const plain = await get(url);
    const brotli = await get(url, { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await get(url, { 'accept-encoding': 'gzip' });

    expect(plain.headers['content-encoding']).toBeUndefined();
    expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(brotli.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(brotli.rawPayload.length / plain.rawPayload.length).toBeLessThan(share);
    for (const { headers } of [plain, brotli, gzip]) expect(String(headers.vary)).toMatch(/accept-encoding/i);
  });

  it('are not sent again while unchanged, in every encoding', async () => {
    const first = await get('/api/v1/terms/use', { 'accept-encoding': 'br' });

    const again = await get('/api/v1/terms/use', {
      'accept-encoding': 'gzip',
      'if-none-match': `"other", ${String(first.headers.etag)}`,
    });

    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  it('are uncompressed if that is shorter, and in responses to writes', async () => {
    const short = await get('/healthz', { 'accept-encoding': 'br' });
    const write = await sendTo(
      test.app,
      'POST',
      '/api/v1/auth/login',
      { id: 'company@demo.example', password: 'Haesol!2026', keep: 'N' },
      { headers: { 'accept-encoding': 'br' } },
    );

    expect(short.headers['content-encoding']).toBeUndefined();
    expect(write.headers['content-encoding']).toBeUndefined();
  });
});

describe('a handler that times out while its response is compressed', () => {
  // Takes several times longer to compress than the handler timeout.
  const long = randomBytes(8_000_000).toString('base64');

  it.each([
    ['an answer of the API', async () => long],
    ['a page', (request: FastifyRequest, reply: FastifyReply) => sendText(request, reply, long)],
  ])('gets one response, with a readable error: %s', async (_what, handler) => {
    const logged: string[] = [];
    const stream = new Writable({
      write(line, _encoding, done) {
        logged.push(String(line));
        done();
      },
    });
    const app = Fastify({ handlerTimeout: 50, logger: { level: 'warn', stream } });
    installCompression(app);
    installErrorHandler(app, {});
    app.get('/', async (request, reply) => {
      reply.type('text/plain');
      return await handler(request, reply);
    });

    const answer = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } });
    // Twice as much work, so that the compression of the first response is done.
    for (let times = 0; times < 2; times += 1) await compressText(long, 'gzip');

    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([503, undefined]);
    expect(answer.json()).toMatchObject({ status: { code: '5000' } });
    expect(logged.filter((line) => line.includes('already sent'))).toEqual([]);
  });
});
