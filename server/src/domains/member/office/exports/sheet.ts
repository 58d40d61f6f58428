import { hasAreaRight } from '@haesol/contracts/common';
import type { RevealItem } from '@haesol/contracts/identity';
import type { RawBuilder } from 'kysely';
import type { Principal } from '../../../../http/context.ts';
import type { TravelContext } from '../../../travel/travelContext.ts';
import { type Person, readPeople } from './people.ts';

type Cell = string | number | null;

/** Returns the name of a code, e.g. `nameOf('EQ_MODE', 'DIRECT')`. */
export type NameOf = (group: string, code: string) => string;

/** Limit of rows in one file, which a spreadsheet opens quickly and a response holds in memory. */
export const maxRows = 10_000;

type ReadCell<Row> = (row: Row, person: Person | undefined, nameOf: NameOf) => Cell;

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
  /** Personal data that staff with the right `privacy` get unmasked; by default none. */
  readonly unmasks?: readonly RevealItem[];
  /** Personal data of the rows by their key, for staff who may see it unmasked. */
  readonly people?: { readonly of: RawBuilder<unknown>; readonly uid: (row: Row) => string | null };
  /**
   * Written after `list`, which gives the type of the rows. `shown` is the column of the list that has the value, by which a view
   * chooses and orders columns, which lists without views leave out; `person` is undefined for staff who see masked data alone.
   */
  readonly columns: readonly (readonly [head: string, read: ReadCell<Row>, shown?: string])[];
}

export interface Sheet {
  readonly fileNm: string;
  readonly codes: readonly string[];
  readonly unmasks: readonly RevealItem[];
  /** @param shown columns of the view in their order; empty for all of the sheet */
  write(
    input: SheetInput,
    nameOf: NameOf,
    shown?: readonly string[],
  ): Promise<{ readonly rows: readonly (readonly Cell[])[]; readonly count: number }>;
}

/** Returns true for staff to whom personal data is exported unmasked. */
export const seesPeople = ({ areas }: Pick<Principal, 'areas'>): boolean => hasAreaRight(areas, 'privacy', 'READ');

/** Defines the export of one list by its columns. */
export function defineSheet<Row>({ fileNm, codes = [], unmasks = [], columns, list, people }: SheetFacts<Row>): Sheet {
  return {
    fileNm,
    codes,
    unmasks,
    async write(input, nameOf, shown = []) {
      const { list: found, cnt_total: count } = await list(input);
      const keys = seesPeople(input.staff) ? found.map((row) => people?.uid(row) ?? null) : [];
      const whole =
        people === undefined || keys.length === 0
          ? undefined
          : await readPeople(input.context.db, people.of, [...new Set(keys.filter((uid) => uid !== null))]);
      const chosen = shown.flatMap((key) => columns.filter(([, , own]) => own === key));
      const written = chosen.length === 0 ? columns : chosen;
      const rows = found.map((row, at) => {
        const person = whole?.get(keys[at] ?? '');
        return written.map(([, read]) => read(row, person, nameOf));
      });
      return { rows: [written.map(([head]) => head), ...rows], count };
    },
  };
}

/** Formats an instant for a spreadsheet: `2026-11-23 10:00`. */
export const toTime = (instant: string | null): string => instant?.slice(0, 16).replace('T', ' ') ?? '';
