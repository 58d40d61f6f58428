import type { LanguageView } from '@haesol/shared/shell-api';
import { atom } from 'jotai';

/** Language codes with the travel code and the locale (specification §4); Korean has no travel code of its own. */
const languages: readonly LanguageView[] = [
  { languageCd: 'CD0000001258', travaelLangCd: 'CD0000001258', locale: 'ko' },
  { languageCd: 'CD0000000128', travaelLangCd: 'CD0000001259', locale: 'en' },
  { languageCd: 'CD0000000129', travaelLangCd: 'CD0000001271', locale: 'ja' },
  { languageCd: 'CD0000000546', travaelLangCd: 'CD0000001272', locale: 'zh-CN' },
  { languageCd: 'CD0000000547', travaelLangCd: 'CD0000001273', locale: 'zh-TW' },
];

/** Nothing chosen: each call sends its own default. */
export const noLanguage: LanguageView = { languageCd: '', travaelLangCd: '', locale: 'ko' };

const localeCookie = 'i18n_redirected';
const cookieAgeSec = 365 * 24 * 60 * 60;

const languageStateAtom = atom<LanguageView>(noLanguage);
export const languageAtom = atom((get) => get(languageStateAtom));

/** Chooses a language by its code; an unknown one is Korean. */
export const chooseLanguageAtom = atom(null, (_get, set, languageCd: string) => {
  set(languageStateAtom, languages.find((language) => language.languageCd === languageCd) ?? noLanguage);
});

/** Takes the language of the cookie, if it names one. */
export const restoreLanguageAtom = atom(null, (_get, set, cookies: string) => {
  const locale = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${localeCookie}=`))
    ?.slice(localeCookie.length + 1);
  const found = languages.find((language) => language.locale === locale);
  if (found !== undefined && found.locale !== 'ko') set(languageStateAtom, found);
});

export const toLocaleCookie = ({ locale }: LanguageView): string =>
  `${localeCookie}=${locale}; Path=/; Max-Age=${cookieAgeSec}; SameSite=Lax`;
