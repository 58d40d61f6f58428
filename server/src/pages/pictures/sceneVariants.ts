import { cropPicture, type PictureSize } from './pictureFiles.ts';
import { createRandom } from './random.ts';

/** Points that are spread over a scene; the same each time. */
const next = createRandom(7);
const points = Array.from({ length: 90 }, () => [Math.round(next() * 480), Math.round(next() * 320)] as const);
const rainDrops = points.map(([x, y]) => `M${x} ${y}l-5 16`).join('');
const snowFlakes = points.map(([x, y]) => `M${x} ${y}h.1`).join('');
const cover = (fill: string, opacity: number) => `<path d="M0 0h480v320H0z" fill="${fill}" opacity="${opacity}"/>`;
const lines = (d: string, width: number) =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round" opacity=".75"/>`;

/** Light from top to bottom. */
const light = (top: string, middle: string, bottom: string) =>
  `<linearGradient id="light" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>${cover('url(#light)', 0.5)}`;

interface Variant {
  /** Korean words after the alternative text of the scene. */
  readonly alt: string;
  /** Drawn over the scene. */
  readonly over?: string;
  /** Part of the scene, seen closer: left edge and width in its units. */
  readonly part?: readonly [x: number, y: number, width: number];
}

/** Further pictures of a place, made of its scene: at another hour, in other weather, closer. */
const variants: Readonly<Record<string, Variant>> = {
  dawn: { alt: '이른 아침', over: light('#ffd3a1', '#fff0dc', '#86b1cb') },
  dusk: { alt: '해 질 무렵', over: light('#f2803c', '#cf5f5c', '#2a2350') },
  night: { alt: '밤', over: cover('#0b1a33', 0.62) },
  rain: { alt: '비 오는 날', over: `${cover('#65727f', 0.5)}${lines(rainDrops, 1.2)}` },
  snow: { alt: '눈 오는 날', over: `${cover('#dfe8f0', 0.32)}${lines(snowFlakes, 3.6)}` },
  left: { alt: '왼쪽을 가까이에서', part: [0, 100, 260] },
  right: { alt: '오른쪽을 가까이에서', part: [220, 100, 260] },
  near: { alt: '한가운데를 가까이에서', part: [130, 70, 220] },
};

const pattern = new RegExp(`^(.+)-(${Object.keys(variants).join('|')})$`);

/** Returns scene and variant of a name such as `beach-dusk`; undefined for other names. */
export function findVariant(name: string): { readonly scene: string; readonly variant: Variant } | undefined {
  const [, scene, key] = pattern.exec(name) ?? [];
  const variant = variants[key ?? ''];
  return scene === undefined || variant === undefined ? undefined : { scene, variant };
}

/** Draws a variant of a scene, cropped to a size. */
export function drawVariant(svg: string, { over = '', part }: Variant, size: PictureSize): string {
  const drawn = svg.replace(/<\/svg>$/, `${over}</svg>`);
  if (part === undefined) return cropPicture(drawn, size);
  const [x, y, width] = part;
  const height = Math.min(320 - y, Math.round((width * size.height) / size.width));
  return drawn.replace(
    /viewBox="0 0 480 320" width="480" height="320"/,
    `viewBox="${x} ${y} ${width} ${height}" width="${size.width}" height="${size.height}"`,
  );
}
