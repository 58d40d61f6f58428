import { useReadable, useShell, useText } from '@haesol/remote/lifecycle';

const keys = [
  ...(['tabs', 'tab.use', 'tab.privacy', 'tab.security', 'version', 'effective', 'inForce', 'print'] as const),
  ...(['contents', 'missing', 'toCurrent', 'translated'] as const),
] as const;
type TermsKey = (typeof keys)[number];

const toTexts = (...texts: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(keys.map((key, at) => [key, texts[at] ?? '']));

/** Texts of the page in the languages of the terms, in the order of the keys. Other pages of this remote are Korean alone. */
const foreign: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: toTexts(
    ...['Documents', 'Terms of use', 'Privacy policy', 'Information security', 'Effective from'],
    ...['Effective from {{date}}', 'Effective from {{date}} (in force)', 'Print', 'Contents ({{count}} articles)'],
    ...['This document could not be found.', 'Show the terms in force'],
    'This is a translation. Only the Korean text is legally binding.',
  ),
  ja: toTexts(
    ...['規約の種類', '利用規約', 'プライバシーポリシー', '情報セキュリティ', '施行日'],
    ...['施行日 {{date}}', '施行日 {{date}}（現行）', '印刷', '目次（{{count}}条）'],
    ...['お探しの規約が見つかりません。', '現行の規約を見る'],
    'これは翻訳です。効力があるのは韓国語の文面です。',
  ),
  'zh-CN': toTexts(
    ...['条款种类', '使用条款', '隐私政策', '信息安全', '生效日期'],
    ...['生效日期 {{date}}', '生效日期 {{date}}（现行）', '打印', '目录（{{count}}条）'],
    ...['找不到该条款。', '查看现行条款'],
    '此为译文，以韩语文本为准。',
  ),
  'zh-TW': toTexts(
    ...['條款種類', '使用條款', '隱私權政策', '資訊安全', '施行日'],
    ...['施行日 {{date}}', '施行日 {{date}}（現行）', '列印', '目錄（{{count}}條）'],
    ...['找不到該條款。', '查看現行條款'],
    '此為譯文，以韓文文本為準。',
  ),
};

/** Returns the texts of the page in the language of the site, and that language. */
export function useTermsText() {
  const t = useText();
  const { locale } = useReadable(useShell().language);
  const texts = foreign[locale];
  return {
    lang: texts === undefined ? 'ko' : locale,
    say: (key: TermsKey, values: Readonly<Record<string, string | number>> = {}) =>
      texts?.[key]?.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name])) ??
      t(`terms.${key}`, values),
  };
}
