/** Language of travel content with its codes (specification §4); Korean has no travel code. */
export interface ContentLanguage {
  readonly languageCd: string;
  readonly travaelLangCd: string;
  readonly locale: string;
}

/** Languages of the content, in the order of the language switcher. */
export const contentLanguages: readonly ContentLanguage[] = [
  { languageCd: 'CD0000001258', travaelLangCd: 'CD0000001258', locale: 'ko' },
  { languageCd: 'CD0000000128', travaelLangCd: 'CD0000001259', locale: 'en' },
  { languageCd: 'CD0000000129', travaelLangCd: 'CD0000001271', locale: 'ja' },
  { languageCd: 'CD0000000546', travaelLangCd: 'CD0000001272', locale: 'zh-CN' },
  { languageCd: 'CD0000000547', travaelLangCd: 'CD0000001273', locale: 'zh-TW' },
];

/** Returns the locale of a language by either of its codes; Korean for all others. */
export const toLocale = (code: string): string =>
  contentLanguages.find(({ languageCd, travaelLangCd }) => [languageCd, travaelLangCd].includes(code))?.locale ?? 'ko';

/** Returns the language of a locale; undefined for unknown ones. */
export const findLanguage = (locale: string | null | undefined): ContentLanguage | undefined =>
  contentLanguages.find((language) => language.locale === locale);

/** Query key of an address that links a page in a language. */
export const languageKey = 'lang';

/** Returns an address in a language: Korean has no key, because it is the default. */
export function toLanguageUrl(url: string, locale: string): string {
  return locale === 'ko' ? url : `${url}${url.includes('?') ? '&' : '?'}${languageKey}=${locale}`;
}

const localeCookie = 'i18n_redirected';
const cookieAgeSec = 365 * 24 * 60 * 60;

/** Returns the cookie that stores the chosen locale for 365 days. */
export const toLocaleCookie = (locale: string): string =>
  `${localeCookie}=${locale}; Path=/; Max-Age=${cookieAgeSec}; SameSite=Lax`;

/** Reads the language of the cookie; undefined without a choice, and for unknown values. */
export function readChosenLanguage(cookies: string): ContentLanguage | undefined {
  const locale = cookies
    .split(/;\s*/)
    .find((cookie) => cookie.startsWith(`${localeCookie}=`))
    ?.slice(localeCookie.length + 1);
  return findLanguage(locale);
}
