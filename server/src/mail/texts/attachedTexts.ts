import type { ContentLocale } from '@haesol/contracts/common';

/** Sentence about attached vouchers. */
export const attachedTexts: Readonly<Record<ContentLocale, string>> = {
  ko: '인쇄하거나 휴대폰에 저장해 두실 수 있도록 바우처 PDF를 붙여 드립니다.',
  en: 'The voucher is attached as a PDF, to print or to keep on your phone.',
  ja: '印刷したりスマートフォンに保存したりできるよう、バウチャーのPDFを添付しました。',
  'zh-CN': '凭证PDF已作为附件发送，可打印或保存到手机。',
  'zh-TW': '憑證PDF已作為附件寄出，可列印或儲存到手機。',
};
