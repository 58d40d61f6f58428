import { parseInput } from '@haesol/contracts/common';
import { adminTourStops, type StaffTourStop } from '@haesol/contracts/travel';

/** Head of a day; the stops behind it, up to the next one, are of the day. */
export interface DayRow {
  readonly kind: 'day';
  readonly start: string;
}

/** Stop of a tour with its values as typed. */
export interface StopRow extends Pick<StaffTourStop, 'gdsNm' | 'gdsState' | 'gdsUid' | 'memo'> {
  readonly kind: 'stop';
  readonly stayMin: string;
  readonly moveBy: string;
  readonly moveMin: string;
  readonly moveKm: string;
  readonly memos: Readonly<Record<string, string>>;
}

export type TourRow = DayRow | StopRow;

interface TourDay {
  readonly start: string;
  readonly stops: readonly StaffTourStop[];
}

export const readRows = (text: string): readonly TourRow[] => JSON.parse(text === '' ? '[]' : text);

/** Returns the row of a stop; the last stop of a day has no way to a next one. */
function toRow({ stayMin, moveBy, moveMin, moveKm, ...stop }: StaffTourStop): StopRow {
  const way =
    moveBy === null
      ? { moveBy: '', moveMin: '', moveKm: '' }
      : { moveBy, moveMin: String(moveMin), moveKm: String(moveKm) };
  return { kind: 'stop', ...stop, stayMin: String(stayMin), ...way };
}

/** Returns the row of a place that is added. */
export const toNewRow = (gdsUid: string, gdsNm: string): StopRow => ({
  ...{ kind: 'stop', gdsUid, gdsNm, gdsState: 'ON', stayMin: '60' },
  ...{ moveBy: '', moveMin: '', moveKm: '', memo: '', memos: {} },
});

const toRows = (days: readonly TourDay[]): TourRow[] =>
  days.flatMap(({ start, stops }) => [{ kind: 'day', start } as const, ...stops.map(toRow)]);

const toNumber = (text: string): number | undefined =>
  text.trim() === '' ? undefined : Number(text.replaceAll(',', ''));

/** Splits rows by day. */
export function splitDays(rows: readonly TourRow[]): { readonly head: DayRow; readonly stops: readonly StopRow[] }[] {
  const days: { readonly head: DayRow; readonly stops: StopRow[] }[] = [];
  for (const row of rows) {
    if (row.kind === 'day') days.push({ head: row, stops: [] });
    else days.at(-1)?.stops.push(row);
  }
  return days;
}

/** Returns the days as the endpoint takes them. */
const toDays = (rows: readonly TourRow[]) =>
  splitDays(rows).map(({ head: { start }, stops }) => ({
    start,
    stops: stops.map(({ gdsUid, stayMin, moveBy, moveMin, moveKm, memo, memos }, at) => ({
      ...{ gdsUid, stayMin: toNumber(stayMin), memo },
      ...(at === stops.length - 1
        ? { moveBy: null, moveMin: 0, moveKm: 0 }
        : { moveBy: moveBy === '' ? null : moveBy, moveMin: toNumber(moveMin), moveKm: toNumber(moveKm) }),
      memos: Object.fromEntries(Object.entries(memos).filter(([, text]) => text.trim() !== '')),
    })),
  }));

/** Days of a tour as the text of a form's field, and back. */
export const dayRows = {
  format: (value: unknown): string => JSON.stringify(toRows(value as readonly TourDay[])),
  parse: (text: string): unknown => toDays(readRows(text)),
};

/** Returns the messages at the fields of each row, e.g. `3.stayMin`, by the index of the row. */
export function findProblems(rows: readonly TourRow[]): ReadonlyMap<string, string> {
  const result = parseInput(adminTourStops.body.shape.days, toDays(rows));
  if ('data' in result) return new Map();
  const heads = rows.flatMap(({ kind }, at) => (kind === 'day' ? [at] : []));
  return new Map(
    result.fieldErrors
      .map(({ field, message }) => {
        const [day = '', part = '', at = '', ...name] = field.split('.');
        const head = heads[Number(day)] ?? 0;
        return at === '' ? [`${head}.${part}`, message] : [`${head + 1 + Number(at)}.${name.join('.')}`, message];
      })
      .toReversed() as [string, string][],
  );
}
