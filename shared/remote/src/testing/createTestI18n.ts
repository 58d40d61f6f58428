import { brandNamespace, koreanBrand } from '@haesol/contracts/brand';
import type { JsonObject } from '@haesol/remote/shell-api';
import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { josa } from '../i18n/josa.ts';
import { mapTexts, pseudoLocale, toPseudo } from './pseudoText.ts';

/** Creates i18next as the shell does, with the texts of one remote; a missing key fails the test. */
export function createTestI18n(namespace: string, messages: JsonObject): I18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: 'ko',
    fallbackLng: 'ko',
    initAsync: false,
    ns: [namespace],
    defaultNS: namespace,
    resources: {
      ko: { [namespace]: messages, [brandNamespace]: koreanBrand },
      [pseudoLocale]: { [brandNamespace]: mapTexts({ ...koreanBrand }, toPseudo) as JsonObject },
    },
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18n: 'languageChanged', bindI18nStore: '' },
    parseMissingKeyHandler: (key: string) => {
      throw new Error(`There is no text ${namespace}:${key}`);
    },
  });
  instance.services.formatter?.add('josa', (word: string, _locale, { particle }: { particle?: string }) =>
    josa(word, (particle ?? '을/를') as Parameters<typeof josa>[1]),
  );
  return instance;
}
