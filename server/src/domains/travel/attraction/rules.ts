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
