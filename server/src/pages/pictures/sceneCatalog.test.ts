import { brotliCompressSync, constants } from 'node:zlib';
import { findOpenGraphScene, findScene } from './findScene.ts';
import { composeNamedScene, namedSceneAlt } from './namedScene.ts';
import { SCENES } from './sceneCatalog.ts';
import { findSceneSubject } from './sceneKeys.ts';

const CARD = { width: 480, height: 320 };
const ALL = Object.entries(SCENES);
/** A page may show 14 of them; the largest card of the landscapes has 4.8 kB. */
const LIMIT_BYTES = 7168;

/** Bytes as the server sends them. */
function brotliSize(text: string): number {
  return brotliCompressSync(Buffer.from(text), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}

describe('named scenes', () => {
  it('are more than thirty, in seven lights and three distances', () => {
    expect(ALL.length).toBeGreaterThan(30);
    expect(new Set(ALL.map(([, { light }]) => light)).size).toBe(7);
    expect(new Set(ALL.map(([, { distance }]) => distance)).size).toBe(3);
  });

  it.each(ALL)('draw %s flat, without text, scripts or broken numbers', (name, scene) => {
    const drawing = composeNamedScene(name, scene, CARD);

    expect(drawing).not.toMatch(/<script|<text|[gG]radient|<filter|<image|NaN|undefined|Infinity/);
    expect(composeNamedScene(name, scene, CARD)).toBe(drawing);
  });

  it('stay within 7 kB of brotli, 2 kB on average', () => {
    const sizes = ALL.map(([name, scene]) => brotliSize(composeNamedScene(name, scene, CARD)));
    const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
    process.stdout.write(`named scenes: ${ALL.length}, mean ${Math.round(mean)} B, largest ${Math.max(...sizes)} B\n`);

    expect(Math.max(...sizes)).toBeLessThanOrEqual(LIMIT_BYTES);
    expect(mean).toBeLessThanOrEqual(2048);
  });

  it('have an alternative text of their own that ends as a picture', () => {
    const texts = ALL.map(([, scene]) => namedSceneAlt(scene));

    expect(new Set(texts).size).toBe(ALL.length);
    expect(texts.filter((text) => !/^[가-힣].*[가-힣] 그림$/.test(text))).toEqual([]);
  });

  it('tell the light and what is seen', () => {
    expect(namedSceneAlt(SCENES['salt-pans'])).toBe('노을 진 소금밭에 수차와 소금 더미가 있는 그림');
    expect(namedSceneAlt(SCENES['news-lab-bench'])).toBe('아침 빛이 드는 실험대에 건조기와 저울, 플라스크가 놓인 그림');
  });

  it('have names that no numbered family uses', () => {
    expect(ALL.filter(([name]) => findSceneSubject(name) !== undefined || !/^[a-z]+(-[a-z]+)*$/.test(name))).toEqual(
      [],
    );
  });

  it('let rain and snow fall outdoors only', () => {
    const outdoors = composeNamedScene('woodshop', SCENES.woodshop, CARD);
    const indoors = composeNamedScene('woodshop', { ...SCENES.woodshop, indoor: true }, CARD);

    expect(outdoors.length - indoors.length).toBeGreaterThan(400);
  });

  it('give two scenes in one page different identifiers', () => {
    const drawings = ALL.map(([name, scene]) => composeNamedScene(name, scene, CARD));
    const identifiers = drawings.flatMap((drawing) => [...drawing.matchAll(/id="([^"]+)"/g)].map((match) => match[1]));

    expect(new Set(identifiers).size).toBe(identifiers.length);
  });
});

describe('findScene', () => {
  it('crops the middle of a named scene for other formats', () => {
    expect(findScene('beach')?.()).toContain('viewBox="0 0 480 320" width="480" height="320"');
    expect(findScene('beach', { format: 'wide' })?.()).toContain('viewBox="0 25 480 270" width="960" height="540"');
    expect(findScene('beach', { format: 'portrait' })?.()).toContain('viewBox="138.9 0 202.1 320"');
  });

  it('draws the same scene under the moon', () => {
    expect(findScene('beach', { theme: 'night' })?.()).toContain('#15263f');
  });

  it('gives link previews of scenes and landscapes', () => {
    expect(findOpenGraphScene('beach')?.()).toContain('viewBox="0 34 480 252" width="1200" height="630"');
    expect(findOpenGraphScene('scene-4')?.()).toContain('viewBox="0 0 1200 630"');
  });

  it.each(['', 'unknown', 'toString', 'salt-pans-1', 'constructor'])('knows no picture %p', (key) => {
    expect(findScene(key)).toBeUndefined();
    expect(findOpenGraphScene(key)).toBeUndefined();
  });
});
