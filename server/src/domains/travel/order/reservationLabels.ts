import type { ContentLocale } from '@haesol/contracts/common';
import type { Reservation, ReservationState } from '@haesol/contracts/travel';

type Names = Readonly<Record<ContentLocale, string>>;

/** Name of a confirmed reservation that was not used in time. */
export const missedLabel: { readonly name: Names; readonly badge: Reservation['badge'] } = {
  name: { ko: '기간 지남', en: 'Expired', ja: '期限切れ', 'zh-CN': '已过期', 'zh-TW': '已過期' },
  badge: 'complete2',
};

/** Names of the states of a reservation, by language. */
export const reservationLabels: Readonly<
  Record<ReservationState, { readonly name: Names; readonly badge: Reservation['badge'] }>
> = {
  PAY_WAIT: {
    name: { ko: '결제대기', en: 'Waiting for payment', ja: '支払い待ち', 'zh-CN': '待付款', 'zh-TW': '待付款' },
    badge: 'standby',
  },
  CONFIRM_WAIT: {
    name: { ko: '확정대기', en: 'Waiting for confirmation', ja: '確定待ち', 'zh-CN': '待确认', 'zh-TW': '待確認' },
    badge: 'standby2',
  },
  CONFIRMED: {
    name: { ko: '예약확정', en: 'Confirmed', ja: '予約確定', 'zh-CN': '预订已确认', 'zh-TW': '預訂已確認' },
    badge: 'confirm',
  },
  VOUCHER: {
    name: {
      ko: '바우처 발급',
      en: 'Voucher issued',
      ja: 'バウチャー発行',
      'zh-CN': '凭证已签发',
      'zh-TW': '憑證已核發',
    },
    badge: 'voucher',
  },
  USED: {
    name: { ko: '이용완료', en: 'Used', ja: '利用済み', 'zh-CN': '已使用', 'zh-TW': '已使用' },
    badge: 'complete',
  },
  REVIEWED: {
    name: { ko: '후기작성 완료', en: 'Reviewed', ja: 'レビュー済み', 'zh-CN': '已评价', 'zh-TW': '已評論' },
    badge: 'complete4',
  },
  CANCEL_ASK: {
    name: {
      ko: '취소요청',
      en: 'Cancellation requested',
      ja: 'キャンセル依頼',
      'zh-CN': '已申请取消',
      'zh-TW': '已申請取消',
    },
    badge: 'cancel-ask',
  },
  CANCELLED: {
    name: { ko: '취소완료', en: 'Cancelled', ja: 'キャンセル済み', 'zh-CN': '已取消', 'zh-TW': '已取消' },
    badge: 'complete2',
  },
  REFUNDED: {
    name: { ko: '환불완료', en: 'Refunded', ja: '返金済み', 'zh-CN': '已退款', 'zh-TW': '已退款' },
    badge: 'complete3',
  },
};
