import { offlineMessages } from './messages.ko.ts';

type OfflineTexts = Readonly<Record<keyof typeof offlineMessages, string>>;

/** Texts of the page without a network by language; the worker includes all, because it cannot load others. */
export const offlineTexts: Readonly<Record<string, OfflineTexts>> = {
  ko: offlineMessages,
  en: {
    title: 'You are offline.',
    text: 'Please check your connection and try again. Vouchers and plans that you have saved open offline too.',
    kept: 'Vouchers and plans saved on this device',
    again: 'Try again',
  },
  ja: {
    title: 'インターネットに接続されていません。',
    text: '接続を確認して、もう一度お試しください。保存したバウチャーと旅行プランは接続がなくても開けます。',
    kept: 'この端末に保存したバウチャーと旅行プラン',
    again: 'もう一度試す',
  },
  'zh-CN': {
    title: '未连接到互联网。',
    text: '请检查网络后重试。已保存的凭证和行程无需网络也能打开。',
    kept: '保存在此设备上的凭证和行程',
    again: '重试',
  },
  'zh-TW': {
    title: '未連線到網際網路。',
    text: '請檢查網路後再試一次。已儲存的憑證和行程沒有網路也能開啟。',
    kept: '儲存在此裝置上的憑證和行程',
    again: '再試一次',
  },
};
