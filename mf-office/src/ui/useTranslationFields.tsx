import { translatedLocales } from '@haesol/contracts/common';
import { useText } from '@haesol/remote/lifecycle';
import type { EntityField } from './entityFields.ts';

/** Returns optional fields for the translations of a text, in `i18n.<language>.<key>` of the body. @param label of the Korean text */
export function useTranslationFields(): (key: string, label: string, kind: EntityField['kind']) => EntityField[] {
  const t = useText();
  return (key, label, kind) =>
    translatedLocales.map((lang) => ({
      name: `i18n.${lang}.${key}`,
      path: ['i18n', lang, key],
      kind,
      isOptional: true,
      label: t('queue.inLang', { name: label, lang: t(`goods.langs.${lang}`) }),
    }));
}
