import type { RemoteRoute } from '@haesol/contracts/release';
import { hashText } from '../pictures/random.ts';

/** Pages whose preview is their own first picture. */
const ownKeys: Readonly<Record<string, string>> = {
  '/': 'banner-1',
  '/login': 'login',
  '/travel': 'travel-hero',
  '/easyReservation': 'banner-2',
};
const scene = /\/art\/scene\/([a-z0-9-]+)\.svg/;
/** Number of pictures in the family `scene`, which has all times of day. */
const count = 60;

/**
 * Returns the picture of a page in a link preview: that of its item if it is one of ours, otherwise one derived from the page.
 */
export function toOpenGraphImage(route: RemoteRoute | undefined, data: readonly unknown[]): string {
  const isAboutOneThing = route?.title.includes('{') === true;
  const found = isAboutOneThing ? scene.exec(JSON.stringify(data))?.[1] : undefined;
  const path = route?.path ?? '/';
  const key = found ?? ownKeys[path] ?? `scene-${hashText(path) % count}`;
  return `/art/og/${key}.png`;
}
