import type { ContentLocale } from '@haesol/contracts/common';
import type { FastifyRequest } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { readLanguage } from '../../../http/plugins/language.ts';

const locales: Readonly<Record<string, ContentLocale>> = {
  CD0000000128: 'en',
  CD0000001259: 'en',
  CD0000000129: 'ja',
  CD0000001271: 'ja',
  CD0000000546: 'zh-CN',
  CD0000001272: 'zh-CN',
  CD0000000547: 'zh-TW',
  CD0000001273: 'zh-TW',
};

/** Returns the locale of a language code of the site or the travel service; Korean for all others. */
export function toContentLocale(languageCd: string): ContentLocale {
  return locales[languageCd] ?? 'ko';
}

/** Returns the locale of a request, by its header `language`; Korean without one. */
export const readLocale = (request: FastifyRequest): ContentLocale => toContentLocale(readLanguage(request));

/** Returns the language of a member: the chosen one, or that of the request. */
export const toReaderLocale = ({ locale }: { readonly locale: ContentLocale | null }, request: FastifyRequest) =>
  locale ?? readLocale(request);

/** SQL for a text of a row in a language, or in Korean if not translated. @param column `table.column` */
export function translated(column: string, languageCd: string, key: string): RawBuilder<string> {
  const [table = ''] = column.split('.');
  return sql<string>`coalesce(${sql.ref(`${table}.i18n`)} -> ${toContentLocale(languageCd)}::text ->> ${key}::text, ${sql.ref(column)})`;
}

/** Like {@link translated}, for a JSON value. */
export function translatedJson<T>(column: string, languageCd: string, key: string): RawBuilder<T> {
  const [table = ''] = column.split('.');
  return sql<T>`coalesce(${sql.ref(`${table}.i18n`)} -> ${toContentLocale(languageCd)}::text -> ${key}::text, to_jsonb(${sql.ref(column)}))`;
}

/** SQL for the language in which a row's texts are returned. */
export function langOf(table: string, languageCd: string): RawBuilder<ContentLocale> {
  const locale = toContentLocale(languageCd);
  return sql<ContentLocale>`case when ${sql.ref(`${table}.i18n`)} -> ${locale}::text is null then 'ko' else ${locale}::text end`;
}

const drawingOf: Readonly<Record<ContentLocale, (name: string) => string>> = {
  ko: (name) => `${name} 그림`,
  en: (name) => `Drawing of ${name}`,
  ja: (name) => `${name}のイラスト`,
  'zh-CN': (name) => `${name}的插画`,
  'zh-TW': (name) => `${name}的插畫`,
};

/** Returns the alternative text of a drawing: its own in Korean, else the name of the depicted thing. */
export function toAlt(lang: ContentLocale, alt: string, name: string): string {
  return lang === 'ko' ? alt : drawingOf[lang](name);
}
