import type { ContentLocale } from '@haesol/contracts/common';

type Translations = Readonly<Record<Exclude<ContentLocale, 'ko'>, string>>;

/** Sentences about a change of a booking, as notifications show them, by their Korean text. */
const news: Readonly<Record<string, Translations>> = {
  '예약이 확정되었습니다.': {
    en: 'your booking is confirmed.',
    ja: 'ご予約が確定しました。',
    'zh-CN': '您的预订已确认。',
    'zh-TW': '您的預訂已確認。',
  },
  '예약을 변경했습니다.': {
    en: 'your booking has been changed.',
    ja: 'ご予約を変更しました。',
    'zh-CN': '您的预订已更改。',
    'zh-TW': '您的預訂已變更。',
  },
  '예약이 취소되었습니다. 환불을 진행합니다.': {
    en: 'your booking has been cancelled. Your refund is on its way.',
    ja: 'ご予約をキャンセルしました。返金の手続きを進めます。',
    'zh-CN': '您的预订已取消，我们正在办理退款。',
    'zh-TW': '您的預訂已取消，我們正在辦理退款。',
  },
  '고르신 이용권의 환불을 진행합니다.': {
    en: 'the refund of the tickets that you chose is on its way.',
    ja: 'お選びのチケットの返金手続きを進めます。',
    'zh-CN': '我们正在为您选择的门票办理退款。',
    'zh-TW': '我們正在為您選擇的票券辦理退款。',
  },
  '고르신 패스의 환불을 진행합니다.': {
    en: 'the refund of the passes that you chose is on its way.',
    ja: 'お選びのパスの返金手続きを進めます。',
    'zh-CN': '我们正在为您选择的通票办理退款。',
    'zh-TW': '我們正在為您選擇的套票辦理退款。',
  },
  '취소 요청이 반려되어 예약이 그대로 유지됩니다.': {
    en: 'your cancellation was not accepted. The booking stays as it is.',
    ja: 'キャンセルのご依頼をお受けできませんでした。ご予約はそのまま有効です。',
    'zh-CN': '您的取消申请未获批准，预订保持有效。',
    'zh-TW': '您的取消申請未獲核准，預訂維持有效。',
  },
  '업체 사정으로 예약이 취소되었습니다. 전액을 환불합니다.': {
    en: 'the provider had to cancel your booking. We refund the full amount.',
    ja: '事業者の都合によりご予約をキャンセルしました。全額を返金します。',
    'zh-CN': '因商家原因，您的预订已取消。我们将全额退款。',
    'zh-TW': '因業者因素，您的預訂已取消。我們將全額退款。',
  },
  '업체가 정해진 시간까지 답하지 않아 예약을 취소하고 전액을 환불합니다.': {
    en: 'the provider did not answer in time. We have cancelled your booking and refund the full amount.',
    ja: '事業者から期限までに回答がなかったため、ご予約をキャンセルし、全額を返金します。',
    'zh-CN': '商家未在规定时间内答复，我们已取消您的预订并将全额退款。',
    'zh-TW': '業者未在期限內答覆，我們已取消您的預訂並將全額退款。',
  },
  '업체 사정으로 결제 전인 예약이 취소되었습니다.': {
    en: 'the provider had to cancel your unpaid booking.',
    ja: '事業者の都合により、お支払い前のご予約をキャンセルしました。',
    'zh-CN': '因商家原因，您尚未付款的预订已取消。',
    'zh-TW': '因業者因素，您尚未付款的預訂已取消。',
  },
};

/** Returns a sentence about a booking in a language; an unknown one stays Korean. */
export const toBookingNews = (sentence: string, locale: ContentLocale): string =>
  locale === 'ko' ? sentence : (news[sentence]?.[locale] ?? sentence);
