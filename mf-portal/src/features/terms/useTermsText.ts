import { useReadable, useShell, useText } from '@haesol/remote/lifecycle';

type TermsKey =
  | 'tabs'
  | 'tab.use'
  | 'tab.privacy'
  | 'tab.security'
  | 'version'
  | 'effective'
  | 'inForce'
  | 'print'
  | 'contents'
  | 'missing'
  | 'toCurrent'
  | 'translated';

/** Texts of the page in the languages of the terms. Other pages of this remote are Korean alone. */
const foreign: Readonly<Record<string, Readonly<Record<TermsKey, string>>>> = {
  en: {
    tabs: 'Documents',
    'tab.use': 'Terms of use',
    'tab.privacy': 'Privacy policy',
    'tab.security': 'Information security',
    version: 'Effective from',
    effective: 'Effective from {{date}}',
    inForce: 'Effective from {{date}} (in force)',
    print: 'Print',
    contents: 'Contents ({{count}} articles)',
    missing: 'This document could not be found.',
    toCurrent: 'Show the terms in force',
    translated: 'This is a translation. Only the Korean text is legally binding.',
  },
  ja: {
    tabs: '規約の種類',
    'tab.use': '利用規約',
    'tab.privacy': 'プライバシーポリシー',
    'tab.security': '情報セキュリティ',
    version: '施行日',
    effective: '施行日 {{date}}',
    inForce: '施行日 {{date}}（現行）',
    print: '印刷',
    contents: '目次（{{count}}条）',
    missing: 'お探しの規約が見つかりません。',
    toCurrent: '現行の規約を見る',
    translated: 'これは翻訳です。効力があるのは韓国語の文面です。',
  },
  'zh-CN': {
    tabs: '条款种类',
    'tab.use': '使用条款',
    'tab.privacy': '隐私政策',
    'tab.security': '信息安全',
    version: '生效日期',
    effective: '生效日期 {{date}}',
    inForce: '生效日期 {{date}}（现行）',
    print: '打印',
    contents: '目录（{{count}}条）',
    missing: '找不到该条款。',
    toCurrent: '查看现行条款',
    translated: '此为译文，以韩语文本为准。',
  },
  'zh-TW': {
    tabs: '條款種類',
    'tab.use': '使用條款',
    'tab.privacy': '隱私權政策',
    'tab.security': '資訊安全',
    version: '施行日',
    effective: '施行日 {{date}}',
    inForce: '施行日 {{date}}（現行）',
    print: '列印',
    contents: '目錄（{{count}}條）',
    missing: '找不到該條款。',
    toCurrent: '查看現行條款',
    translated: '此為譯文，以韓文文本為準。',
  },
};

/** Returns the texts of the page in the language of the site, and that language. */
export function useTermsText() {
  const t = useText();
  const { locale } = useReadable(useShell().language);
  const texts = foreign[locale];
  return {
    lang: texts === undefined ? 'ko' : locale,
    say: (key: TermsKey, values: Readonly<Record<string, string | number>> = {}) =>
      texts?.[key].replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name])) ??
      t(`terms.${key}`, values),
  };
}
