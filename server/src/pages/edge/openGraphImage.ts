import type { RemoteRoute } from '@haesol/contracts/release';
import { hashText } from '../pictures/random.ts';

/** Pages whose preview has the picture that they open with. */
const ownKeys: Readonly<Record<string, string>> = {
  '/': 'banner-1',
  '/login': 'login',
  '/travel': 'travel-hero',
  '/easyReservation': 'banner-2',
};
const scene = /\/art\/scene\/([a-z0-9-]+)\.svg/;
/** Of the family `scene`, which has all times of day. */
const count = 60;

/**
 * Picture of a page in a link preview: that of the thing which the page is about, as far as it has one of ours; else one
 * of the page's own.
 */
export function toOpenGraphImage(route: RemoteRoute | undefined, data: readonly unknown[]): string {
  const isAboutOneThing = route?.title.includes('{') === true;
  const found = isAboutOneThing ? scene.exec(JSON.stringify(data))?.[1] : undefined;
  const path = route?.path ?? '/';
  const key = found ?? ownKeys[path] ?? `scene-${hashText(path) % count}`;
  return `/art/og/${key}.png`;
}
