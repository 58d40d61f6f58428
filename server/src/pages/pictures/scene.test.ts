import { ArtCache, encodeArt } from './artCache.ts';
import { LANDMARKS } from './landmarks.ts';
import { drawOpenGraph } from './openGraph.ts';
import { SCENE_TIMES } from './palettes.ts';
import { composeScene } from './scene.ts';
import { createFrame, type SceneParams } from './sceneFrame.ts';
import { SCENE_FORMATS, sceneFor } from './sceneKeys.ts';

const LIGHTHOUSE: SceneParams = { time: 'dusk', landmark: 'lighthouse', seed: 7, width: 480, height: 320, sea: true };
const ATTRACTION_KEYS = Array.from({ length: 64 }, (_, index) => `attraction-${index + 1}`);
const BANNER_KEYS = ['banner-1', 'banner-2', 'banner-3', 'travel-hero'];
/** Many compressions in one test; a busy machine needs more than the usual time. */
const TIMEOUT_MS = 180_000;
const EVERY_PAIR = LANDMARKS.flatMap((landmark) => SCENE_TIMES.map((time) => ({ landmark, time })));

function composeKey(key: string, options: Parameters<typeof sceneFor>[1] = {}): string {
  const params = sceneFor(key, options);
  if (params === undefined) throw new Error(`No scene ${key}`);
  return composeScene(params);
}

/** Bytes as the server sends them. */
async function largest(drawings: string[], name: string): Promise<number> {
  const cache = new ArtCache(drawings.length);
  const bodies = await Promise.all(
    drawings.map((text) =>
      encodeArt(
        cache.get(text, () => text),
        'br',
      ),
    ),
  );
  const bytes = Math.max(...bodies.map((body) => body.length));
  process.stdout.write(`${name}: ${drawings.length} drawings, largest ${bytes} B brotli\n`);
  return bytes;
}

describe('composeScene', () => {
  it('draws the same bytes from the same parameters', () => {
    expect(composeScene(LIGHTHOUSE)).toBe(composeScene({ ...LIGHTHOUSE }));
  });

  it.each(BANNER_KEYS)('puts the sun of %s behind the near end of its landmark, away from the text', (key) => {
    const params = sceneFor(key);
    if (params === undefined) throw new Error(`No scene ${key}`);
    const { sun, markX, width } = createFrame(params);

    expect(markX - sun.x).toBeGreaterThan(0.05 * width);
    expect(markX - sun.x).toBeLessThan(0.09 * width);
    expect(sun.x - sun.radius).toBeGreaterThan(0.5 * width);
  });

  it('draws another picture from another seed', () => {
    expect(composeScene(LIGHTHOUSE)).not.toBe(composeScene({ ...LIGHTHOUSE, seed: 8 }));
  });

  it.each(SCENE_FORMATS)(
    'keeps 64 pictures in the format %s within 8 kB of brotli',
    async (format) => {
      const drawings = ATTRACTION_KEYS.map((key) => composeKey(key, { format }));

      expect(await largest(drawings, format)).toBeLessThanOrEqual(8192);
    },
    TIMEOUT_MS,
  );

  it(
    'keeps the banners within 7 kB of brotli, at night too',
    async () => {
      const drawings = BANNER_KEYS.flatMap((key) => [
        composeKey(key, { format: 'banner' }),
        composeKey(key, { format: 'banner', theme: 'night' }),
      ]);

      expect(await largest(drawings, 'named banners')).toBeLessThanOrEqual(7168);
    },
    TIMEOUT_MS,
  );

  it.each(EVERY_PAIR)('draws $landmark at $time flat, without text, scripts or broken numbers', (pair) => {
    const drawing = composeScene({ ...LIGHTHOUSE, ...pair, sea: false });

    expect(drawing).not.toMatch(/<script|<text|[gG]radient|<filter|<image|NaN|undefined|Infinity/);
  });

  it('gives two scenes in one page different identifiers', () => {
    const first = /id="([^"]+)"/.exec(composeScene(LIGHTHOUSE))?.[1];
    const second = /id="([^"]+)"/.exec(composeScene({ ...LIGHTHOUSE, time: 'night' }))?.[1];

    expect(first).not.toBe(second);
  });

  it('keeps big pines off the text side of a banner', () => {
    const drawing = composeKey('banner-1', { format: 'banner' });
    const places = [...drawing.matchAll(/<use [^>]*translate\((-?\d+)/g)].map((match) => Number(match[1]));

    expect(places.length).toBeGreaterThan(0);
    expect(Math.min(...places)).toBeGreaterThan(720);
  });

  it.each(BANNER_KEYS)('lowers the ridges of %s below its text', (key) => {
    const params = sceneFor(key, { format: 'banner' });
    if (params === undefined) throw new Error(`No scene ${key}`);
    const { lowered, width, height, horizon } = createFrame(params);

    // The farthest ridge is at its highest a quarter above the horizon; the words end at two thirds of the height.
    expect(horizon + lowered(width * 0.3)).toBeGreaterThan(height * 0.8);
    expect(lowered(width * 0.6)).toBe(0);
  });
});

describe('drawOpenGraph', () => {
  it('draws the size of a link preview', () => {
    expect(drawOpenGraph({ time: 'day', landmark: 'hanok', seed: 1 })).toContain('viewBox="0 0 1200 630"');
  });
});
