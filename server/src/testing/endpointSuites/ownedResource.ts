import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { TestApp } from '../testApp.ts';

export interface ResourceRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** A call that acts on a resource of one member. */
export interface OwnedResource {
  /** Makes one for a member. @returns its id */
  readonly make: (test: TestApp, memberUid: string) => Promise<string>;
  /** Reads the state that a foreign call must not change. */
  readonly read: (test: TestApp, id: string) => Promise<unknown>;
  readonly request: (id: string) => ResourceRequest;
  /** Code for callers who do not own it; `missing`: exactly the answer to an id that does not exist. */
  readonly foreign: string;
  /** Staff may call it on resources of every member. */
  readonly staffMay?: boolean;
  /** The call takes a list of ids and ignores foreign and unknown ones without an error. */
  readonly isList?: boolean;
}

/** A row as text, without its count of views, which every reader changes. */
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
