/** Follows the name of a page or of words that are Korean, by the locale of the reader. */
export const koreanMarks: Readonly<Record<string, string>> = {
  en: ' (in Korean)',
  ja: '（韓国語）',
  'zh-CN': '（韩文）',
  'zh-TW': '（韓文）',
};
