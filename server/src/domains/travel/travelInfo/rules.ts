import type { ContentLocale } from '@haesol/contracts/common';

/** Minutes after midnight with open chat, on workdays. */
const openHours = [
  [9 * 60, 12 * 60],
  [13 * 60, 18 * 60],
] as const;

/** @param minutes after midnight in Asia/Seoul */
export function isChatOpen(minutes: number, isWorkday: boolean): boolean {
  return isWorkday && openHours.some(([from, to]) => minutes >= from && minutes < to);
}

export const chatTexts: Readonly<Record<ContentLocale, { readonly hours: string; readonly offlineMessage: string }>> = {
  ko: {
    hours: '평일 09:00~18:00(점심시간 12:00~13:00, 주말·공휴일 휴무)',
    offlineMessage: '지금은 상담 시간이 아닙니다. 문의를 남겨 주시면 다음 근무일에 답변해 드립니다.',
  },
  en: {
    hours: 'Weekdays 09:00–18:00 Korean time (lunch 12:00–13:00; closed on weekends and public holidays)',
    offlineMessage: 'We are closed now. Leave an enquiry and we will answer on the next working day.',
  },
  ja: {
    hours: '平日 09:00～18:00（韓国時間。昼休み12:00～13:00、土日・祝日休業）',
    offlineMessage: 'ただいま受付時間外です。お問い合わせを残していただければ、翌営業日にお答えします。',
  },
  'zh-CN': {
    hours: '工作日9:00–18:00（韩国时间，午休12:00–13:00，周末和公共假日休息）',
    offlineMessage: '现在不在服务时间内。请留下咨询内容，我们将在下一个工作日回复。',
  },
  'zh-TW': {
    hours: '平日9:00–18:00（韓國時間，午休12:00–13:00，週末與國定假日公休）',
    offlineMessage: '目前非服務時間。請留下諮詢內容，我們將於下一個工作日回覆。',
  },
};
