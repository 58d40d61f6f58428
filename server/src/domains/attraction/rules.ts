import { toSeoulDate, toSeoulTime, weekdayOf } from '../../seoulTime.ts';

export interface BoundingBox {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** `west,south,east,north`; undefined when it is none. */
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
  place: { openFrom: string; openTo: string; closedDays: readonly number[] },
): 'OPEN' | 'CLOSED' | 'HOLIDAY' {
  if (place.closedDays.includes(weekdayOf(toSeoulDate(now)))) return 'HOLIDAY';
  const time = toSeoulTime(now);
  return time >= place.openFrom && time < place.openTo ? 'OPEN' : 'CLOSED';
}

/** What is paid back for dated goods, by the days that are left; a provider's own fault is always 100 %. */
export const datedRefundRules = [
  { label: '이용 3일 전까지', ratePct: 100 },
  { label: '이용 2일 전', ratePct: 80 },
  { label: '이용 1일 전', ratePct: 50 },
  { label: '이용 당일', ratePct: 0 },
];

const translationKeys: Readonly<Record<string, string>> = {
  CD0000000128: 'en',
  CD0000001259: 'en',
  CD0000000129: 'ja',
  CD0000001271: 'ja',
  CD0000000546: 'zh-CN',
  CD0000001272: 'zh-CN',
  CD0000000547: 'zh-TW',
  CD0000001273: 'zh-TW',
};

/** Key of the translated texts; empty for Korean. */
export function toTranslationKey(languageCd: string): string {
  return translationKeys[languageCd] ?? '';
}
