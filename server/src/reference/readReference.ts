import { readdirSync, readFileSync } from 'node:fs';
import { fillBrand } from '@haesol/contracts/brand';
import { listHolidays } from '@haesol/contracts/holidays';
import { brandTextsIn, getBrand } from '../brand/brand.ts';
import type { PageContents } from '../brand/brandType.ts';
import { fillAll } from '../brand/fillAll.ts';
import type { JsonRow } from '../db/rowHash.ts';
import type { Database } from '../db/schema.ts';
import { createTerms, createTermsTranslations } from './terms.ts';

/** Shipped rows of one table. */
export interface ReferenceTable {
  readonly table: keyof Database;
  /** Columns of the primary key. */
  readonly key: readonly string[];
  readonly rows: readonly JsonRow[];
  /** True if rows stay when they are no longer shipped, since records refer to them. */
  readonly isKept: boolean;
  /** True if the table has `updated_at`. */
  readonly isDated: boolean;
}

interface CodeGroup {
  readonly group: string;
  readonly name: string;
  readonly codes: readonly {
    readonly code: string;
    readonly name: string;
    readonly upper?: string;
    readonly i18n?: Readonly<Record<string, string>>;
  }[];
}

const folder = new URL('../../reference/', import.meta.url);
const readJson = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));

function toCodeRows({ group, codes }: CodeGroup): JsonRow[] {
  return codes.map(({ code, name, upper = null, i18n = {} }, index) => ({
    ...{ group_cd: group, code, code_nm: fillBrand(name, brandTextsIn('ko')), upper_cd: upper, sort: index + 1 },
    i18n: Object.fromEntries(
      Object.entries(i18n).map(([language, nm]) => [language, { nm: fillBrand(nm, brandTextsIn(language)) }]),
    ),
  }));
}

/** Reads the shipped pages of a folder by their key. */
const readPages = (name: string): [menuKey: string, page: PageContents][] =>
  readdirSync(new URL(name, folder)).map((file) => [
    file.slice(0, -'.json'.length),
    readJson(`${name}${file}`) as PageContents,
  ]);

/**
 * Returns the pages of the site: those of every university, and those that describe one. Another university has its own; the
 * others are empty until staff write them.
 */
function createPages(): JsonRow[] {
  const own = getBrand().pages;
  const described = readPages('university/pages/').map(
    ([key, page]) => [key, own ? { ...page, blocks: [] } : page] as const,
  );
  return [...readPages('pages/'), ...described].map(([key, page]) => ({
    menu_key: key,
    ...fillAll(own?.[key] ?? page, brandTextsIn('ko')),
  }));
}

/** Reads the rows of every site from `server/reference`; tables come after those that they reference. */
export function readReference(): readonly ReferenceTable[] {
  const groups = readJson('codes.json') as readonly CodeGroup[];
  const synonyms = Object.entries(readJson('synonyms.json') as Record<string, string[]>);
  const kept = { isKept: true, isDated: false };
  return [
    {
      ...kept,
      ...{ table: 'code_group', key: ['group_cd'] },
      rows: groups.map(({ group, name }) => ({ group_cd: group, group_nm: name })),
    },
    { ...kept, table: 'code', key: ['group_cd', 'code'], rows: groups.flatMap(toCodeRows) },
    { ...kept, table: 'terms', key: ['code', 'version'], rows: createTerms() },
    { ...kept, table: 'terms_translation', key: ['code', 'version', 'locale'], rows: createTermsTranslations() },
    { table: 'content_block', key: ['menu_key'], rows: createPages(), isKept: false, isDated: true },
    {
      ...{ table: 'search_synonym', key: ['word'], isKept: false, isDated: true },
      rows: synonyms.map(([word, means]) => ({ word, means })),
    },
    { table: 'holiday', key: ['day'], rows: listHolidays(), isKept: false, isDated: false },
  ];
}
