import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { provinceMap } from '@haesol/kit/tokens/brand';
import fastify from 'fastify';
import { ArtCache } from './artCache.ts';
import { equipmentParts } from './equipment.ts';
import artRoutes from './routes.ts';
import { sceneAlt } from './sceneCatalog.ts';

const app = fastify();

beforeAll(async () => {
  await app.register(artRoutes);
});

afterAll(async () => {
  await app.close();
});

describe('art routes', () => {
  it.each([
    '/art/scene/attraction-12.svg',
    '/art/scene/banner-1.svg?w=portrait&theme=night',
    '/art/scene/login.svg',
    '/art/scene/salt-pans.svg',
    '/art/scene/salt-pans.svg?w=banner&theme=night',
    '/art/scene/salt-pans-dusk.svg',
    '/art/scene/salt-pans-left.svg?w=wide',
    '/art/equipment/microscope.svg?tint=blue&theme=dark',
    '/art/edu/plc.svg?tint=sand',
    `/art/partner/${encodeURIComponent('다온푸드텍')}.svg`,
    '/art/logo.svg?tone=inverse',
    '/art/portrait.svg',
    '/art/portrait/deputy.svg',
    '/art/map.svg',
    '/art/map-marks.svg',
    '/art/map.svg?at=130.552,36.524&theme=dark',
    '/art/map.svg?at=130.552%2C36.524&theme=contrast',
  ])('draw %s', async (url) => {
    const response = await app.inject(url);

    expect(response.statusCode).toBe(200);
    expect(response.body).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[\s\S]*<\/svg>$/);
  });

  it.each([
    '/art/scene/unknown-1.svg',
    '/art/scene/toString.svg',
    '/art/scene/salt-pans-noon.svg',
    '/art/scene/none-dusk.svg',
    '/art/scene/attraction-1.png',
    '/art/scene/attraction-1.svg?w=huge',
    '/art/scene/attraction-1.svg?theme=dark',
    '/art/scene/attraction-1.svg?w=card&w=wide',
    '/art/scene/attraction-1.svg?other=1',
    '/art/scene/attraction-1.svg?theme=night',
    '/art/scene/salt-pans.svg?w=wide&theme=night',
    '/art/scene/..%2f..%2fmain.svg',
    '/art/equipment/toString.svg',
    '/art/equipment/laser.svg?tint=red',
    '/art/edu/unknown.svg',
    '/art/edu/plc.svg?theme=contrast',
    `/art/avatar/${encodeURIComponent('김')}.svg`,
    '/art/partner/%3Cscript%3E.svg',
    `/art/partner/${'a'.repeat(41)}.svg`,
    `/art/scene/attraction-1.svg?v=${'1'.repeat(65)}`,
    '/art/logo.svg?tone=pink',
    '/art/portrait/A_B.svg',
    '/art/map.svg?at=131.2,36.9',
    '/art/map.svg?at=130.552',
    '/art/map.svg?at=130.5524444,36.524',
    '/art/map.svg?at=toString',
  ])('return 404 for %s', async (url) => {
    const response = await app.inject(url);

    expect(response.statusCode).toBe(404);
  });

  it('have security headers and are cached for a day', async () => {
    const response = await app.inject('/art/logo.svg');

    expect(response.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=2592000',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      vary: 'Accept-Encoding',
    });
  });

  it('are immutable with a version in the URL', async () => {
    const response = await app.inject('/art/logo.svg?v=3');

    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('return 304 for a known ETag', async () => {
    const first = await app.inject('/art/scene/news-3.svg');
    const second = await app.inject({
      url: '/art/scene/news-3.svg',
      headers: { 'if-none-match': `"other", W/${first.headers.etag}` },
    });

    expect(second.statusCode).toBe(304);
    expect(second.body).toBe('');
  });

  it('compress by what the browser accepts', async () => {
    const url = '/art/scene/news-4.svg';
    const plain = await app.inject(url);
    const brotli = await app.inject({ url, headers: { 'accept-encoding': 'gzip, deflate, br' } });
    const gzip = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br;q=0' } });

    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(new Set([plain, brotli, gzip].map((response) => response.headers.etag)).size).toBe(3);
  });

  it('are open to everyone', async () => {
    const seen: unknown[] = [];
    const probe = fastify();
    probe.addHook('onRoute', (route) => {
      seen.push(route.config);
    });
    await probe.register(artRoutes);
    await probe.close();

    expect(seen.length).toBeGreaterThanOrEqual(9);
    expect(seen.filter((config) => JSON.stringify(config) !== '{"access":"public"}')).toEqual([]);
  });
});

describe('picture files', () => {
  it.each([
    ['/art/equipment/laser.svg?tint=sand', 3],
    ['/art/edu/plc.svg?tint=green', 3],
    ['/art/map.svg?at=130.552,36.524', 9],
  ])('change every colour of %s in the dark theme', async (url, least) => {
    const coloursOf = async (address: string) =>
      new Set([...(await app.inject(address)).body.matchAll(/#[0-9a-f]{6}/g)].map(([colour]) => colour));
    const light = await coloursOf(url);
    const dark = await coloursOf(`${url}&theme=dark`);
    // The pin keeps its colour.
    const kept = [...dark].filter((colour) => light.has(colour) && colour !== '#f0a93b');

    expect(light.size).toBeGreaterThanOrEqual(least);
    expect(kept).toEqual([]);
  });

  it('show the same province as the interface and the travel service', async () => {
    const map = (await app.inject('/art/map.svg')).body;
    const travel = new URL('../../../../mf-travel/src/map/province.json', import.meta.url);

    for (const shapes of [provinceMap, JSON.parse(readFileSync(travel, 'utf8'))]) {
      const paths = [shapes.coast, shapes.rivers, ...shapes.regions.map(({ path }: { path: string }) => path)];
      expect(paths.filter((path) => !map.includes(`d="${path}"`))).toEqual([]);
    }
  });

  it('have neither title nor notes, and are cropped to a format', async () => {
    const { body } = await app.inject('/art/scene/beach.svg?w=wide');

    expect(body).toContain('viewBox="0 25 480 270" width="960" height="540"');
    expect((await app.inject('/art/equipment/laser.svg')).body).not.toMatch(/<title|<metadata|\n/);
    expect(sceneAlt('salt-pans')).toBe('노을 진 소금밭에 수차와 소금 더미가 있는 그림');
    expect(equipmentParts('/art/equipment/laser.svg?tint=blue').map(({ name }) => name)).toContain('가공 머리');
    expect(equipmentParts('/art/equipment/toString.svg')).toEqual([]);
  });
});

describe('invented names and parameters', () => {
  it('lead to pictures that exist already, and not to new ones', async () => {
    const portraits = readdirSync(new URL('../../../pictures/portraits', import.meta.url)).length;
    async function countDrawn(...toUrls: ((at: number) => string)[]) {
      const cache = new ArtCache(10_000);
      const own = fastify();
      await own.register(artRoutes, { cache });
      for (let at = 0; at < 400; at += 1) for (const toUrl of toUrls) await own.inject(toUrl(at));
      await own.close();
      return cache.size;
    }

    const scenes = await countDrawn(
      (at) => `/art/scene/news-${at}.svg`,
      (at) => `/art/scene/tour-${at}.svg?w=card&tint=${at}`,
    );

    // 60 landscapes, and one that is drawn for news-1.
    expect(scenes).toBe(61);
    expect(await countDrawn((at) => `/art/partner/partner${at}.svg`)).toBeLessThanOrEqual(8 * 3 * 6);
    expect(await countDrawn((at) => `/art/portrait/p${at}.svg?theme=${at}`)).toBeLessThanOrEqual(portraits);
  });
});

describe('positions on the map', () => {
  it('share a limited number of maps, which evict no other drawing', async () => {
    const cache = new ArtCache(10);
    const own = fastify();
    await own.register(artRoutes, { cache });
    await own.inject('/art/logo.svg');
    const tags = new Set<unknown>();
    for (let at = 0; at < 400; at += 1) {
      const { statusCode, headers } = await own.inject(`/art/map.svg?at=130.5${String(at).padStart(3, '0')},36.524`);
      if (statusCode === 200) tags.add(headers.etag);
    }
    await own.close();

    // 0.04 degrees.
    expect(tags.size).toBe(3);
    expect(cache.size).toBe(1);
  });
});

describe('ArtCache', () => {
  it('draws once and evicts the least recently used', () => {
    const cache = new ArtCache(2);
    const drawn: string[] = [];
    const get = (key: string) =>
      cache.get(key, () => {
        drawn.push(key);
        return key;
      });

    get('a');
    get('b');
    get('a');
    get('c');
    get('a');
    get('b');

    expect(drawn).toEqual(['a', 'b', 'c', 'b']);
    expect(cache.size).toBe(2);
  });
});

describe('pictures of link previews', () => {
  it('show the same place as the scene', async () => {
    const asked: string[] = [];
    const own = fastify();
    await own.register(artRoutes, {
      openGraph: { get: (svg) => Promise.resolve(Buffer.from(`PNG of ${asked.push(svg)}`)) },
    });

    const response = await own.inject('/art/og/attraction-12.png');
    const missing = await own.inject('/art/og/unknown-1.png');
    await own.close();

    expect([response.statusCode, response.headers['content-type'], missing.statusCode]).toEqual([
      200,
      'image/png',
      404,
    ]);
    expect(asked[0]).toContain('viewBox="0 0 1200 630"');
  });
});
