import { contentLanguages, localeCookie, readChosenLanguage } from '@haesol/contracts/common';
import type { LanguageView } from '@haesol/remote/shell-api';
import { atom } from 'jotai';

/** No choice: each call sends its own default. */
export const noLanguage: LanguageView = { languageCd: '', travaelLangCd: '', locale: 'ko' };

const cookieAgeSec = 365 * 24 * 60 * 60;

const languageStateAtom = atom<LanguageView>(noLanguage);
export const languageAtom = atom((get) => get(languageStateAtom));

/** Returns the language of a code; an unknown one is Korean. */
export const toLanguage = (code: string): LanguageView =>
  contentLanguages.find(({ languageCd }) => languageCd === code) ?? noLanguage;

/** Sets the language of a rendering. */
export const chooseLanguageAtom = atom(null, (_get, set, languageCd: string) => {
  set(languageStateAtom, toLanguage(languageCd));
});

/** Restores the language of the cookie, if it is valid. */
export const restoreLanguageAtom = atom(null, (_get, set, cookies: string) => {
  const found = readChosenLanguage(cookies);
  if (found !== undefined) set(languageStateAtom, found);
});

export const toLocaleCookie = ({ locale }: LanguageView): string =>
  `${localeCookie}=${locale}; Path=/; Max-Age=${cookieAgeSec}; SameSite=Lax`;
