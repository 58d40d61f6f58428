import type { ContentLocale, RefundRule } from '@haesol/contracts/common';
import { toSeoulDate, toSeoulTime, weekdayOf } from '../../../db/seoulTime.ts';

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

const refundLabels: Readonly<Record<ContentLocale, readonly [string, string, string, string]>> = {
  ko: ['이용 3일 전까지', '이용 2일 전', '이용 1일 전', '이용 당일'],
  en: ['3 or more days before', '2 days before', '1 day before', 'On the day'],
  ja: ['利用日の3日前まで', '2日前', '前日', '当日'],
  'zh-CN': ['使用日3天前', '使用日2天前', '使用日1天前', '使用当天'],
  'zh-TW': ['使用日3天前', '使用日2天前', '使用日前一天', '使用當天'],
};

/** What is paid back for dated goods, by the days that are left; a provider's own fault is always 100 %. */
export function datedRefundRules(locale: ContentLocale): RefundRule[] {
  const rates = [100, 80, 50, 0];
  return refundLabels[locale].map((label, index) => ({ label, ratePct: rates[index] ?? 0 }));
}
