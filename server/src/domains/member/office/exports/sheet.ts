import type { Principal } from '../../../../http/context.ts';
import type { TravelContext } from '../../../travel/travelContext.ts';

type Cell = string | number | null;

/** Returns the name of a code, e.g. `nameOf('EQ_MODE', 'DIRECT')`. */
export type NameOf = (group: string, code: string) => string;

/** Limit of rows in one file, which a spreadsheet opens quickly and a response holds in memory. */
export const maxRows = 10_000;

interface SheetInput {
  readonly context: TravelContext;
  readonly staff: Principal;
  /** Query of the request, which the list parses. */
  readonly query: Readonly<Record<string, unknown>>;
}

interface SheetFacts<Row> {
  /** Beginning of the file's name. */
  readonly fileNm: string;
  /** Groups of the codes in the cells. */
  readonly codes?: readonly string[];
  /** Reads the rows of a list with its filter. */
  list(input: SheetInput): Promise<{ readonly list: readonly Row[]; readonly cnt_total: number }>;
  /** Written after `list`, which gives the type of the rows. */
  readonly columns: readonly (readonly [head: string, read: (row: Row, nameOf: NameOf) => Cell])[];
}

export interface Sheet {
  readonly fileNm: string;
  readonly codes: readonly string[];
  write(
    input: SheetInput,
    nameOf: NameOf,
  ): Promise<{ readonly rows: readonly (readonly Cell[])[]; readonly count: number }>;
}

/** Defines the export of one list by its columns. */
export function defineSheet<Row>({ fileNm, codes = [], columns, list }: SheetFacts<Row>): Sheet {
  return {
    fileNm,
    codes,
    async write(input, nameOf) {
      const { list: found, cnt_total: count } = await list(input);
      const rows = found.map((row) => columns.map(([, read]) => read(row, nameOf)));
      return { rows: [columns.map(([head]) => head), ...rows], count };
    },
  };
}

/** Formats an instant for a spreadsheet: `2026-11-23 10:00`. */
export const toTime = (instant: string | null): string => instant?.slice(0, 16).replace('T', ' ') ?? '';
