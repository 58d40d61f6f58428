import { contentLanguages, findLanguage, readChosenLanguage } from '@haesol/contracts/common';
import type { LanguageView } from '@haesol/remote/shell-api';
import { atom } from 'jotai';

/** No choice: each call sends its own default. */
export const noLanguage: LanguageView = { languageCd: '', travaelLangCd: '', locale: 'ko' };

const languageStateAtom = atom<LanguageView>(noLanguage);
export const languageAtom = atom((get) => get(languageStateAtom));

/** Returns the language of a code; an unknown one is Korean. */
export const toLanguage = (code: string): LanguageView =>
  contentLanguages.find(({ languageCd }) => languageCd === code) ?? noLanguage;

/** Sets the language of a rendering. */
export const chooseLanguageAtom = atom(null, (_get, set, languageCd: string) => {
  set(languageStateAtom, toLanguage(languageCd));
});

/** Takes the language of the document, which the server has chosen; Korean for unknown ones. */
export const takeLanguageAtom = atom(null, (_get, set, locale: string) => {
  const found = findLanguage(locale);
  if (found !== undefined && found.locale !== 'ko') set(languageStateAtom, found);
});

/** Returns true if this browser has chosen another language since the document was loaded, as a sign-in or another tab does. */
export function isOtherLanguageChosen({
  cookie,
  documentElement,
}: Pick<Document, 'cookie' | 'documentElement'>): boolean {
  const chosen = readChosenLanguage(cookie);
  return chosen !== undefined && chosen.locale !== documentElement.lang;
}
