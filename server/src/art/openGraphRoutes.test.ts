import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { openGraphRoutes } from './openGraphRoutes.ts';

describe('pictures of link previews', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = Fastify();
    await app.register(openGraphRoutes);
  });
  afterAll(() => app.close());

  it('are PNG of 1200 × 630, the same for the same scene', async () => {
    const [one, again] = [await app.inject('/art/og/news-3.png'), await app.inject('/art/og/news-3.png')];

    expect([one.statusCode, one.headers['content-type']]).toEqual([200, 'image/png']);
    expect(await sharp(one.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(one.rawPayload.length).toBeLessThan(300_000);
    expect(again.rawPayload.equals(one.rawPayload)).toBe(true);
  });

  it.each(['/art/og/unknown-1.png', '/art/og/news-301.png', '/art/og/..%2fmain.png', '/art/og/toString.png'])(
    'answer 404 to %s',
    async (url) => {
      expect((await app.inject(url)).statusCode).toBe(404);
    },
  );
});
