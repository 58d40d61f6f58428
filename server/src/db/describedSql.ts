import { type QueryExecutorProvider, type QueryId, sql } from 'kysely';

/** Result column: its PostgreSQL type, and the TypeScript type of its values. */
export interface Column<T> {
  /** Name in `pg_type`. */
  readonly type: string;
  readonly isNullable: boolean;
  /** Returns true if a value has the TypeScript type; tests check all values of all rows. */
  has(value: unknown): value is T;
}

type Columns = Readonly<Record<string, Column<unknown>>>;
type ValueOf<C> = C extends Column<infer T> ? T : never;
type RowOf<C extends Columns> = { -readonly [K in keyof C]: ValueOf<C[K]> };

function column<T>(type: string, has: (value: unknown) => value is T): Column<T> {
  return { type, isNullable: false, has };
}

const isString = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => typeof value === 'number';

export const text = column('text', isString);
export const citext = column('citext', isString);
export const uuid = column('uuid', isString);
export const bool = column('bool', (value) => typeof value === 'boolean');
export const int4 = column('int4', isNumber);
/** As text, because a number cannot represent every value. */
export const int8 = column('int8', isString);
export const timestamptz = column('timestamptz', (value) => value instanceof Date);
export const textArray = column('_text', (value) => Array.isArray(value) && value.every(isString));

/** JSON; the type parameter is not checked, because the database has no schema of it. */
export function jsonb<T>(): Column<T> {
  return column('jsonb', (value): value is T => value !== undefined);
}

/** Text with one of these values. */
export function oneOf<const T extends string>(...values: readonly T[]): Column<T> {
  return column('text', (value): value is T => values.some((known) => known === value));
}

export function nullable<T>(base: Column<T>): Column<T | null> {
  return { ...base, isNullable: true, has: (value): value is T | null => value === null || base.has(value) };
}

/** Raw statement that was sent to the database. */
export interface DescribedStatement {
  readonly name: string;
  readonly columns: Columns;
  readonly sql: string;
}

const sent = new WeakMap<QueryId, DescribedStatement>();

/** @returns the raw statement of a query; undefined for the query builder */
export const findStatement = (queryId: QueryId): DescribedStatement | undefined => sent.get(queryId);

interface RunnableStatement<Row> {
  execute(db: QueryExecutorProvider): Promise<Row[]>;
}

/**
 * Declares the result columns of a statement that the query builder cannot express. They determine the type of the rows, and
 * tests compare them with the description of the database (`watchStatements.ts`).
 * @param name unique in the server, `domain.whatItReads`; identifies statements that no test has run
 * @example
 * const [row] = await describedSql(name, { no: int4 })`select … as no from post …`.execute(db);
 */
export function describedSql<const C extends Columns>(name: string, columns: C) {
  return (strings: TemplateStringsArray, ...values: unknown[]): RunnableStatement<RowOf<C>> => {
    const fragment = sql<RowOf<C>>(strings, ...values);
    return {
      async execute(db) {
        const query = fragment.compile(db);
        sent.set(query.queryId, { name, columns, sql: query.sql });
        return (await db.getExecutor().executeQuery(query)).rows;
      },
    };
  };
}
