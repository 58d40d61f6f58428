import type { ContentLocale } from '@haesol/contracts/common';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { ko, type MailTexts } from './ko.ts';
import { simplified } from './zhCn.ts';
import { traditional } from './zhTw.ts';

/** Texts of mails by language. */
export const mailTexts: Readonly<Record<ContentLocale, MailTexts>> = {
  ko,
  en,
  ja,
  'zh-CN': simplified,
  'zh-TW': traditional,
};
