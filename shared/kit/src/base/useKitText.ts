import { createContext, useContext } from 'react';
import type { KitText } from './texts.ts';

type Values = Readonly<Record<string, string | number>>;

/** Returns a text of the kit in the language of the page; undefined if there is none. */
export type TranslateKit = (key: string, values: Values) => string | undefined;

/** Without a provider the texts of the kit are Korean. */
export const KitLanguageContext = createContext<TranslateKit | undefined>(undefined);

/** Language of dates, those of the texts around them. */
export const KitLocaleContext = createContext('ko');

const fill = (text: string, values: Values): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name] ?? ''));

/**
 * Returns a function for the kit's own texts in the language of the page.
 * @example const say = useKitText(); say(uiTexts.pageOf, { page, pageCount });
 */
export function useKitText(): (text: KitText, values?: Values) => string {
  const translate = useContext(KitLanguageContext);
  return ({ key, ko }, values = {}) => translate?.(key, values) ?? fill(ko, values);
}
