import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import sharp from 'sharp';
import { iconTags, registerIcons } from './icons.ts';

const app = Fastify();
registerIcons(app, fileURLToPath(new URL('../../../../shared/kit/src/tokens', import.meta.url)));
afterAll(() => app.close());

describe('icons', () => {
  it('are served at every URL in the head of a page', async () => {
    const addresses = [...iconTags.matchAll(/href="([^"]+)"/g)].map(([, address]) => address);

    expect(addresses).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/site.webmanifest']);
    for (const url of addresses) {
      expect((await app.inject({ url: String(url) })).statusCode).toBe(200);
    }
  });

  it('are pictures of the declared size', async () => {
    const manifest = (await app.inject('/site.webmanifest')).json() as { icons: { src: string; sizes: string }[] };
    const sizes = await Promise.all(
      [...manifest.icons, { src: '/apple-touch-icon.png', sizes: '180x180' }].map(async ({ src, sizes: said }) => {
        const { width, height, hasAlpha } = await sharp((await app.inject(src)).rawPayload).metadata();
        return [`${width}x${height}`, said, hasAlpha];
      }),
    );
    const ico = (await app.inject('/favicon.ico')).rawPayload;

    expect(sizes.map(([is, said]) => is === said)).toEqual([true, true, true]);
    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    expect((await sharp(ico.subarray(22)).metadata()).width).toBe(32);
  });
});
