import { columnFacts, contractTypes } from './columnFacts.ts';
import { bool, describedSql, nullable, text, textArray } from './describedSql.ts';
import type { Db } from './schema.ts';

/** TypeScript types by PostgreSQL type, as both databases' parsers return them (see `pglite.ts`, `connect.ts`). */
const valueTypes: Readonly<Record<string, string>> = {
  bool: 'boolean',
  citext: 'string',
  date: 'string',
  float8: 'number',
  int4: 'number',
  int8: 'string',
  numeric: 'string',
  text: 'string',
  time: 'string',
  timestamptz: 'Date',
  tstzrange: 'string',
  uuid: 'string',
  varchar: 'string',
};

interface ColumnRow {
  readonly table_name: string;
  readonly column_name: string;
  readonly type: string;
  readonly is_nullable: boolean;
  readonly has_default: boolean;
  readonly is_always_generated: boolean;
  readonly checks: readonly string[];
}

/** Lists the columns of all tables in the order of their definition. */
async function listColumns(db: Db): Promise<ColumnRow[]> {
  const rows = await describedSql('db.columns', {
    table_name: text,
    column_name: text,
    type: text,
    is_nullable: bool,
    has_default: bool,
    is_always_generated: bool,
    checks: nullable(textArray),
  })`
    select t.relname::text as table_name, a.attname::text as column_name, y.typname::text as type,
      not a.attnotnull as is_nullable, a.atthasdef or a.attidentity <> '' as has_default,
      a.attidentity = 'a' or a.attgenerated <> '' as is_always_generated,
      (select array_agg(pg_get_constraintdef(c.oid) order by c.conname) from pg_constraint c
        where c.conrelid = t.oid and c.contype = 'c' and c.conkey = array[a.attnum]) as checks
    from pg_class t
    join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
    join pg_type y on y.oid = a.atttypid
    where t.relnamespace = 'public'::regnamespace and t.relkind = 'r'
    order by t.relname collate "C", a.attnum`.execute(db);
  return rows.map((row) => ({ ...row, checks: row.checks ?? [] }));
}

/** @returns the values that a check constraint `column in (…)` permits, as TypeScript literals */
function readPermittedValues(checks: readonly string[]): readonly string[] | undefined {
  for (const check of checks) {
    const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[([^\]]+)\]\)\)\)$/.exec(check)?.[1];
    const values = list?.split(', ').map((value) => value.replace(/::text$/, ''));
    if (values?.every((value) => /^(-?\d+|'[^'\\]*')$/.test(value))) return values;
  }
  return undefined;
}

function toValueType({ table_name, column_name, type, checks }: ColumnRow): string {
  const known = columnFacts[`${table_name}.${column_name}`]?.type ?? readPermittedValues(checks)?.join(' | ');
  if (known !== undefined) return known;
  if (type === 'jsonb') return 'unknown';
  const element = type.startsWith('_') ? valueTypes[type.slice(1)] : undefined;
  const value = element === undefined ? valueTypes[type] : `${element}[]`;
  if (value === undefined) throw new Error(`${table_name}.${column_name}: no TypeScript type is known for ${type}.`);
  return value;
}

function toColumnType(column: ColumnRow): string {
  const value = toValueType(column);
  const { type, is_nullable, has_default, is_always_generated } = column;
  if (type === 'jsonb') {
    const json = `${has_default ? 'JsonWithDefault' : 'Json'}<${value}>`;
    return is_nullable ? `${json} | null` : json;
  }
  const stored = is_nullable ? `${value} | null` : value;
  if (is_always_generated) return `GeneratedAlways<${stored}>`;
  return has_default ? `Generated<${stored}>` : stored;
}

function toMember(column: ColumnRow): string {
  const note = columnFacts[`${column.table_name}.${column.column_name}`]?.note;
  const comment = note === undefined ? '' : `    /** ${note} */\n`;
  return `${comment}    ${column.column_name}: ${toColumnType(column)};\n`;
}

/** Lists the imports of the contract types in `columnFacts`, one line for each area. */
function listContractImports(): string[] {
  const used = Object.values(columnFacts).map(({ type = '' }) => type.replaceAll(/'[^']*'/g, ''));
  const names = new Set(used.flatMap((type) => type.match(/\b[A-Z]\w+/g) ?? []));
  return Object.entries(contractTypes).map(([area, types]) => {
    const imported = types.filter((name) => names.has(name));
    return `import type { ${imported.join(', ')} } from '@haesol/contracts/${area}';\n`;
  });
}

/**
 * Renders `tables.ts`: the type of every table of a migrated database.
 * @throws if `columnFacts` has an unknown column, or a column has a type that is not in `valueTypes`
 */
export async function renderTableTypes(db: Db): Promise<string> {
  const columns = await listColumns(db);
  const names = new Set(columns.map(({ table_name, column_name }) => `${table_name}.${column_name}`));
  const unknown = Object.keys(columnFacts).filter((name) => !names.has(name));
  if (unknown.length > 0) throw new Error(`columnFacts.ts names columns that do not exist: ${unknown.join(', ')}`);
  const tables = [...Map.groupBy(columns, ({ table_name }) => table_name)].map(
    ([table, members]) => `  ${table}: {\n${members.map(toMember).join('')}  };\n`,
  );
  return `// Generated from the migrated schema by \`npm run db:types\`. To change it, write a migration and run the command again.
${listContractImports().join('')}import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Written as JSON text, read as a value. */
type Json<T> = ColumnType<T, string, string>;
type JsonWithDefault<T> = ColumnType<T, string | undefined, string>;

/** int8, numeric, date, time, interval and ranges are text on both databases. */
export interface Database {
${tables.join('')}}
`;
}
