import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { TestApp } from '../testApp.ts';

export interface ResourceRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** Endpoint on a resource of one member. */
export interface OwnedResource {
  /** Creates one for a member. @returns its id */
  readonly make: (test: TestApp, memberUid: string) => Promise<string>;
  /** Reads the state that a foreign request must not change. */
  readonly read: (test: TestApp, id: string) => Promise<unknown>;
  readonly request: (id: string) => ResourceRequest;
  /** Code for requesters who do not own it; `missing` for exactly the response to an unknown id. */
  readonly foreign: string;
  /** Code for staff on a resource of their own, which a second person decides on. */
  readonly ofStaff?: string;
  /** Staff may use it on resources of every member. */
  readonly staffMay?: boolean;
  /** The endpoint has a list of ids and ignores foreign and unknown ones without an error. */
  readonly isList?: boolean;
}

/** Reads a row as text, without its count of views, which every reader changes. */
export function readRow(table: keyof Database, column: string) {
  return async ({ db }: TestApp, id: string) => {
    const row = await db
      .selectFrom(sql`${sql.table(table)}`.as('t'))
      .select(sql<string>`(to_jsonb(t) - 'view_cnt')::text`.as('row'))
      .where(sql<boolean>`${sql.ref(column)}::text = ${id}`)
      .executeTakeFirst();
    return row?.row;
  };
}
