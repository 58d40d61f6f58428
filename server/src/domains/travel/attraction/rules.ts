import type { ContentLocale } from '@haesol/contracts/common';
import { type Attraction, type AttractionDetail, stayType } from '@haesol/contracts/travel';
import { toSeoulTime } from '../../../db/seoulTime.ts';

export interface BoundingBox {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Parses `west,south,east,north`; undefined if invalid. */
export function parseBbox(text: string): BoundingBox | undefined {
  const numbers = text.split(',').map(Number);
  const [west, south, east, north] = numbers;
  if (numbers.length !== 4 || west === undefined || south === undefined || east === undefined || north === undefined)
    return undefined;
  return numbers.every(Number.isFinite) && west <= east && south <= north ? { west, south, east, north } : undefined;
}

export function parseCodes(csv: string): string[] {
  return csv
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');
}

export function openStateAt(
  now: Date,
  place: { readonly openFrom: string; readonly openTo: string; readonly isOff: boolean },
): 'OPEN' | 'CLOSED' | 'HOLIDAY' {
  if (place.isOff) return 'HOLIDAY';
  const time = toSeoulTime(now);
  return time >= place.openFrom && time < place.openTo ? 'OPEN' : 'CLOSED';
}

const openLabels: Readonly<Record<ContentLocale, string>> = {
  ko: '운영',
  en: 'Open',
  ja: '営業',
  'zh-CN': '开放',
  'zh-TW': '開放',
};

/** Returns the opening hours in the reader's language, then the other rows of the place, such as the last entry. */
export function toHours(
  { gdsTycd, openFrom, openTo }: Pick<Attraction, 'gdsTycd' | 'openFrom' | 'openTo'>,
  others: AttractionDetail['hours'],
  locale: ContentLocale,
): AttractionDetail['hours'] {
  if (gdsTycd === stayType) return others;
  return [{ label: openLabels[locale], text: `${openFrom}${locale === 'ko' ? '~' : '–'}${openTo}` }, ...others];
}

/** Returns the lowest and the highest price of each name, in the order of the options. */
export function toFees(options: AttractionDetail['options']): AttractionDetail['fees'] {
  const amounts = Map.groupBy(
    options.flatMap(({ prices }) => prices),
    ({ priceNm }) => priceNm,
  );
  return [...amounts].map(([name, prices]) => {
    const all = prices.map(({ price }) => price);
    const price = Math.min(...all);
    const highPrice = Math.max(...all);
    return { name, price, ...(highPrice > price && { highPrice }) };
  });
}
