import { toLngLat, unitsPerDegree } from '#map/projection';
import type { MapView } from './mapRules.ts';

/** Pixels of the whole world at MapLibre's zoom 0. */
const worldPx = 512;

/**
 * Where MapLibre looks from to show the same part of the earth at the same size. Its Mercator and the map's even degrees
 * differ by less than a pixel within a view of the province.
 */
export function toCamera(view: MapView): { readonly center: readonly [number, number]; readonly zoom: number } {
  return { center: toLngLat(view), zoom: Math.log2((view.scale * unitsPerDegree * 360) / worldPx) };
}

/** A name that a source of the map wants to be shown, with its page where it has one. */
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
 * Names of an attribution, which styles write as markup. The markup itself is outside data and is not put into the page.
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
