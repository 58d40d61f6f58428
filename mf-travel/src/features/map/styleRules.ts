import { toLngLat, unitsPerDegree } from '#map/projection';
import type { MapView } from './mapRules.ts';

/** Pixels of the whole world at MapLibre's zoom 0. */
const worldPx = 512;

/**
 * Returns MapLibre's camera for the same part of the earth at the same size. Its Mercator projection and the map's linear degrees
 * differ by less than a pixel within a view of the province.
 */
export function toCamera(view: MapView): { readonly center: readonly [number, number]; readonly zoom: number } {
  return { center: toLngLat(view), zoom: Math.log2((view.scale * unitsPerDegree * 360) / worldPx) };
}

/** Name that a source of the map requires to be shown, with its page if there is one. */
export interface MapCredit {
  readonly text: string;
  readonly href: string | undefined;
}

const entities: Readonly<Record<string, string>> = { amp: '&', copy: '©', gt: '>', lt: '<', nbsp: ' ', quot: '"' };
const toText = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .trim();

/**
 * Extracts the names of an attribution, which styles write as markup. The markup itself is untrusted and is not inserted into the
 * page.
 * @example toCredits('© <a href="https://osm.org/copyright">OSM</a>') // [{ text: '©' … }, { text: 'OSM', href: … }]
 */
export function toCredits(attribution: string): MapCredit[] {
  const credits: MapCredit[] = [];
  const add = (html: string, href: string | undefined) => {
    const text = toText(html);
    if (text !== '') credits.push({ text, href });
  };
  let end = 0;
  for (const link of attribution.matchAll(/<a\b[^>]*\bhref=["'](https?:\/\/[^"']+)["'][^>]*>(.*?)<\/a>/gis)) {
    add(attribution.slice(end, link.index), undefined);
    add(link[2] ?? '', link[1]);
    end = link.index + link[0].length;
  }
  add(attribution.slice(end), undefined);
  return credits;
}
