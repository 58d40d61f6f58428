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

/** Cookie that stores the chosen locale for 365 days. */
export const localeCookie = 'i18n_redirected';

/** Reads the language of the cookie; undefined for Korean, which is the default, and for unknown values. */
export function readChosenLanguage(cookies: string): ContentLanguage | undefined {
  const locale = cookies
    .split(/;\s*/)
    .find((cookie) => cookie.startsWith(`${localeCookie}=`))
    ?.slice(localeCookie.length + 1);
  const found = contentLanguages.find((language) => language.locale === locale);
  return found === undefined || found.locale === 'ko' ? undefined : found;
}
