/** A language of the travel content with its codes (specification §4); Korean has no travel code of its own. */
export interface ContentLanguage {
  readonly languageCd: string;
  readonly travaelLangCd: string;
  readonly locale: string;
}

/** Languages that the content can be read in, in the order of the switcher. */
export const contentLanguages: readonly ContentLanguage[] = [
  { languageCd: 'CD0000001258', travaelLangCd: 'CD0000001258', locale: 'ko' },
  { languageCd: 'CD0000000128', travaelLangCd: 'CD0000001259', locale: 'en' },
  { languageCd: 'CD0000000129', travaelLangCd: 'CD0000001271', locale: 'ja' },
  { languageCd: 'CD0000000546', travaelLangCd: 'CD0000001272', locale: 'zh-CN' },
  { languageCd: 'CD0000000547', travaelLangCd: 'CD0000001273', locale: 'zh-TW' },
];

/** Cookie that holds the chosen locale for 365 days. */
export const localeCookie = 'i18n_redirected';

/** The language of the cookie; undefined for Korean, which needs no choice, and for what is none. */
export function readChosenLanguage(cookies: string): ContentLanguage | undefined {
  const locale = cookies
    .split(/;\s*/)
    .find((cookie) => cookie.startsWith(`${localeCookie}=`))
    ?.slice(localeCookie.length + 1);
  const found = contentLanguages.find((language) => language.locale === locale);
  return found === undefined || found.locale === 'ko' ? undefined : found;
}
