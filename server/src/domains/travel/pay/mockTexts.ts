import type { ContentLocale } from '@haesol/contracts/common';
import type { MockOutcome } from '@haesol/contracts/travel';

interface MockTexts {
  readonly title: string;
  readonly lead: string;
  readonly order: string;
  /** Text for a payment that has ended. */
  readonly gone: string;
  readonly toMyTravel: string;
  readonly outcomes: Readonly<Record<MockOutcome, readonly [label: string, hint: string]>>;
}

/** Texts of the payment window of the demo, by language. */
export const mockTexts: Readonly<Record<ContentLocale, MockTexts>> = {
  ko: {
    title: '시연용 결제창',
    lead: '실제로 결제되지 않습니다. 결제 결과를 선택해 주세요.',
    order: '주문',
    gone: '이미 끝난 결제입니다. 주문 화면에서 다시 결제해 주세요.',
    toMyTravel: '나의 여행으로 이동',
    outcomes: {
      APPROVE: ['결제 승인', '결제가 바로 승인됩니다.'],
      DECLINE: ['결제 거절', '카드사가 결제를 거절합니다.'],
      TIMEOUT: ['응답 없음(미결제)', '답이 오지 않고, 결제도 되지 않습니다.'],
      UNKNOWN: ['응답 없음(결제됨)', '답이 오지 않지만 결제는 되었습니다. 서버가 확인합니다.'],
      CLOSE: ['결제창 닫기', '결제하지 않고 돌아갑니다.'],
    },
  },
  en: {
    title: 'Demo payment',
    lead: 'Nothing is charged. Please choose how the payment ends.',
    order: 'Order',
    gone: 'This payment has ended. Please pay again from the page of your order.',
    toMyTravel: 'Go to My travel',
    outcomes: {
      APPROVE: ['Approve the payment', 'The payment is approved at once.'],
      DECLINE: ['Decline the payment', 'The card company declines the payment.'],
      TIMEOUT: ['No answer (not paid)', 'No answer comes, and nothing is paid.'],
      UNKNOWN: ['No answer (paid)', 'No answer comes, but the payment was made. The server checks it.'],
      CLOSE: ['Close the window', 'You go back without paying.'],
    },
  },
  ja: {
    title: 'デモ用決済画面',
    lead: '実際には決済されません。決済の結果を選んでください。',
    order: '注文',
    gone: 'この決済は終了しました。注文画面からもう一度お支払いください。',
    toMyTravel: 'マイ旅行へ',
    outcomes: {
      APPROVE: ['決済を承認', '決済がすぐに承認されます。'],
      DECLINE: ['決済を拒否', 'カード会社が決済を拒否します。'],
      TIMEOUT: ['応答なし（未決済）', '応答がなく、決済もされません。'],
      UNKNOWN: ['応答なし（決済済み）', '応答はありませんが、決済は完了しています。サーバーが確認します。'],
      CLOSE: ['決済画面を閉じる', '決済せずに戻ります。'],
    },
  },
  'zh-CN': {
    title: '演示用付款窗口',
    lead: '不会实际扣款。请选择付款结果。',
    order: '订单',
    gone: '此付款已结束。请在订单页面重新付款。',
    toMyTravel: '前往我的旅行',
    outcomes: {
      APPROVE: ['批准付款', '付款立即获得批准。'],
      DECLINE: ['拒绝付款', '发卡机构拒绝付款。'],
      TIMEOUT: ['无响应（未付款）', '没有收到响应，也未付款。'],
      UNKNOWN: ['无响应（已付款）', '没有收到响应，但已付款。服务器会进行确认。'],
      CLOSE: ['关闭付款窗口', '不付款并返回。'],
    },
  },
  'zh-TW': {
    title: '示範用付款視窗',
    lead: '不會實際扣款。請選擇付款結果。',
    order: '訂單',
    gone: '此付款已結束。請在訂單頁面重新付款。',
    toMyTravel: '前往我的旅行',
    outcomes: {
      APPROVE: ['核准付款', '付款立即獲得核准。'],
      DECLINE: ['拒絕付款', '發卡機構拒絕付款。'],
      TIMEOUT: ['無回應（未付款）', '沒有收到回應，也未付款。'],
      UNKNOWN: ['無回應（已付款）', '沒有收到回應，但已付款。伺服器會進行確認。'],
      CLOSE: ['關閉付款視窗', '不付款並返回。'],
    },
  },
};
