import { type BrandTexts, fillBrand } from '@haesol/contracts/brand';
import type { ContentLocale } from '@haesol/contracts/common';

type Hours = Pick<BrandTexts, 'closes' | 'lunchFrom' | 'lunchTo' | 'opens'>;

/** Returns true in the hours of the office, without its lunch break. @param time in Asia/Seoul, as `09:00` */
export const isChatOpen = (time: string, isWorkday: boolean, { opens, lunchFrom, lunchTo, closes }: Hours): boolean =>
  isWorkday && ((time >= opens && time < lunchFrom) || (time >= lunchTo && time < closes));

const chatTexts: Readonly<Record<ContentLocale, { readonly hours: string; readonly offlineMessage: string }>> = {
  ko: {
    hours: '평일 $t(brand:opens)~$t(brand:closes)(점심시간 $t(brand:lunchFrom)~$t(brand:lunchTo), 주말·공휴일 휴무)',
    offlineMessage: '지금은 상담 시간이 아닙니다. 문의를 남겨 주시면 다음 근무일에 답변해 드립니다.',
  },
  en: {
    hours:
      'Weekdays $t(brand:opens)–$t(brand:closes) Korean time (lunch $t(brand:lunchFrom)–$t(brand:lunchTo); closed on weekends and public holidays)',
    offlineMessage: 'We are closed now. Leave an enquiry and we will answer on the next working day.',
  },
  ja: {
    hours:
      '平日 $t(brand:opens)～$t(brand:closes)（韓国時間。昼休み$t(brand:lunchFrom)～$t(brand:lunchTo)、土日・祝日休業）',
    offlineMessage: 'ただいま受付時間外です。お問い合わせを残していただければ、翌営業日にお答えします。',
  },
  'zh-CN': {
    hours:
      '工作日$t(brand:opens)–$t(brand:closes)（韩国时间，午休$t(brand:lunchFrom)–$t(brand:lunchTo)，周末和公共假日休息）',
    offlineMessage: '现在不在服务时间内。请留下咨询内容，我们将在下一个工作日回复。',
  },
  'zh-TW': {
    hours:
      '平日$t(brand:opens)–$t(brand:closes)（韓國時間，午休$t(brand:lunchFrom)–$t(brand:lunchTo)，週末與國定假日公休）',
    offlineMessage: '目前非服務時間。請留下諮詢內容，我們將於下一個工作日回覆。',
  },
};

/** Returns the texts of the chat in a language, with the hours of the office. */
export function toChatTexts(locale: ContentLocale, texts: BrandTexts) {
  const { hours, offlineMessage } = chatTexts[locale];
  return { hours: fillBrand(hours, texts), offlineMessage };
}
