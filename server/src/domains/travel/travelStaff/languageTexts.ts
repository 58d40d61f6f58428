import { type ContentLocale, contentLocales, translatedLocales } from '@haesol/contracts/common';
import { type RawBuilder, sql } from 'kysely';
import { fieldError } from '../../../http/apiError.ts';

type Written<Name extends string> = Readonly<Partial<Record<Name, string | null | undefined>>>;

/** Names of entries: the text without which a language is not offered, since its others would be shown under a Korean name. */
const required = { nm: '이름을 입력해 주세요.', title: '제목을 입력해 주세요.' } as const;
type NameKey = keyof typeof required;

/** SQL for the languages without a name. @param column `i18n` of the row */
export const missingLocales = (column: string, key: NameKey = 'nm') =>
  sql<ContentLocale[]>`array(select l from unnest(${translatedLocales}::text[]) as l
    where ${sql.ref(column)} -> l ->> ${key}::text is null)`;

/** Returns the texts of a row in each language, Korean first; null for those that are missing. */
export function toLanguageTexts<Name extends string>(
  names: readonly Name[],
  korean: Readonly<Record<Name, string | null>>,
  i18n: unknown,
): (Record<Name, string | null> & { lang: ContentLocale })[] {
  const translations = i18n as Readonly<Partial<Record<string, Written<Name>>>>;
  return contentLocales.map((lang) => {
    const written = lang === 'ko' ? korean : translations[lang];
    const texts = Object.fromEntries(names.map((name) => [name, written?.[name] ?? null]));
    return { ...(texts as Record<Name, string | null>), lang };
  });
}

/**
 * Requires all Korean texts, which the other languages fall back to.
 * @throws {ApiError} `4000` at the first that is missing
 */
export function requireKorean<Name extends string>(
  names: readonly Name[],
  texts: Written<Name>,
): Readonly<Record<Name, string>> {
  const missing = names.find((name) => (texts[name] ?? null) === null);
  if (missing !== undefined) throw fieldError(missing, '한국어 글은 모두 입력해 주세요.');
  return texts as Readonly<Record<Name, string>>;
}

/**
 * SQL for the column `i18n` with the texts of one language replaced. Texts that are undefined stay; a language without texts is
 * removed.
 * @param names of the texts, that of the entry first
 * @throws {ApiError} `4000` for texts without a name
 */
export function withLanguage<Name extends string>(
  lang: ContentLocale,
  names: readonly [NameKey, ...Name[]],
  texts: Written<Name | NameKey>,
): RawBuilder<never> {
  const [key] = names;
  const sent = names.filter((name) => texts[name] !== undefined);
  const written = sent.filter((name) => texts[name] !== null).map((name) => [name, texts[name]] as const);
  if (written.length === 0) return sql<never>`i18n - ${lang}::text`;
  if ((texts[key] ?? null) === null) throw fieldError(key, required[key]);
  return sql<never>`i18n || jsonb_build_object(${lang}::text,
    (coalesce(i18n -> ${lang}::text, '{}'::jsonb) - ${sent}::text[]) ||
    ${JSON.stringify(Object.fromEntries(written))}::jsonb)`;
}
