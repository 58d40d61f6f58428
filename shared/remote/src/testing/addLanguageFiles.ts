import en from '@haesol/kit/languages/en.json' with { type: 'json' };
import ja from '@haesol/kit/languages/ja.json' with { type: 'json' };
import simplified from '@haesol/kit/languages/zh-CN.json' with { type: 'json' };
import traditional from '@haesol/kit/languages/zh-TW.json' with { type: 'json' };
import type { JsonObject } from '@haesol/remote/shell-api';
import { setLanguageFiles } from '../i18n/languageFiles.ts';

const kit: Readonly<Record<string, JsonObject>> = { en, ja, 'zh-CN': simplified, 'zh-TW': traditional };

/**
 * Adds messages files to the remote under test, with the texts of the kit as in a build.
 * @returns removes them
 */
export const addLanguageFiles = (files: Readonly<Record<string, JsonObject>>): (() => void) =>
  setLanguageFiles(async (locale) => {
    const texts = files[locale];
    return texts && { ...texts, kit: kit[locale] ?? {} };
  });
