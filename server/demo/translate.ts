import { en } from './translations/en.ts';
import { ja } from './translations/ja.ts';
import type { Translations } from './translations/types.ts';
import { zhCn } from './translations/zhCn.ts';
import { zhTw } from './translations/zhTw.ts';

/** Texts of each language; Korean is the row itself. */
const languages: Readonly<Record<string, Translations>> = { en, ja, 'zh-CN': zhCn, 'zh-TW': zhTw };

/**
 * The `i18n` of a row.
 * @param pick its texts in one language; undefined where there are none
 */
export function translate(
  pick: (texts: Translations) => Readonly<Record<string, unknown>> | undefined,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(languages).flatMap(([locale, texts]) => {
      const own = pick(texts);
      return own === undefined ? [] : [[locale, own]];
    }),
  );
}
