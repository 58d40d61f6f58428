import { contentLanguages, localeCookie, readChosenLanguage } from '@haesol/contracts/common';
import type { LanguageView } from '@haesol/remote/shell-api';
import { atom } from 'jotai';

/** No choice: each call sends its own default. */
export const noLanguage: LanguageView = { languageCd: '', travaelLangCd: '', locale: 'ko' };

const cookieAgeSec = 365 * 24 * 60 * 60;

const languageStateAtom = atom<LanguageView>(noLanguage);
export const languageAtom = atom((get) => get(languageStateAtom));

/** Chooses a language by its code; an unknown one becomes Korean. */
export const chooseLanguageAtom = atom(null, (_get, set, languageCd: string) => {
  set(languageStateAtom, contentLanguages.find((language) => language.languageCd === languageCd) ?? noLanguage);
});

/** Restores the language of the cookie, if it is valid. */
export const restoreLanguageAtom = atom(null, (_get, set, cookies: string) => {
  const found = readChosenLanguage(cookies);
  if (found !== undefined) set(languageStateAtom, found);
});

export const toLocaleCookie = ({ locale }: LanguageView): string =>
  `${localeCookie}=${locale}; Path=/; Max-Age=${cookieAgeSec}; SameSite=Lax`;
