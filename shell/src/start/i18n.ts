import { brandNamespace, koreanBrand, type PageBrand } from '@haesol/contracts/brand';
import { addFormats } from '@haesol/remote/i18n';
import type { ShellI18n } from '@haesol/remote/shell-api';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { messages } from '../messages.ko.ts';

/** Starts i18next synchronously, so that first renders have their texts. */
export function startI18n(locale: string, brand: PageBrand | undefined): void {
  void i18next.use(initReactI18next).init({
    lng: locale,
    fallbackLng: 'ko',
    initAsync: false,
    resources: {
      ko: { [brandNamespace]: brand?.korean ?? koreanBrand },
      ...(locale !== 'ko' && { [locale]: { [brandNamespace]: messages.brand } }),
    },
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18n: 'languageChanged', bindI18nStore: '' },
  });
  addFormats(i18next);
}

export const shellI18n: ShellI18n = {
  get locale() {
    return i18next.language;
  },
  addMessages(namespace, locale, messages) {
    i18next.addResourceBundle(locale, namespace, messages, true, true);
  },
};
