import type { ContentLocale } from '@haesol/contracts/common';

/** Terms of a receipt in Korean; the other languages have the same. */
const ko = {
  title: '영수증',
  rsvtNo: '예약번호',
  orderNo: '주문번호',
  buyer: '구매자',
  goods: '상품',
  useDate: '이용일',
  stay: '체크인·체크아웃',
  method: '결제 수단',
  approved: '승인',
  promo: '프로모션 할인',
  coupon: '쿠폰 할인',
  points: '포인트 사용',
  paid: '결제 금액',
  supply: '공급가액',
  tax: '부가가치세',
  note: '결제한 금액의 영수증입니다. 환불 내역은 예약 상세에서 확인하실 수 있습니다.',
};

/** Terms of receipts by language. */
export const receiptTexts: Readonly<Record<ContentLocale, Readonly<typeof ko>>> = {
  ko,
  en: {
    title: 'Receipt',
    rsvtNo: 'Booking no.',
    orderNo: 'Order no.',
    buyer: 'Buyer',
    goods: 'Item',
    useDate: 'Date of visit (KST)',
    stay: 'Stay (KST)',
    method: 'Paid by',
    approved: 'Paid at (KST)',
    promo: 'Promo code discount',
    coupon: 'Coupon discount',
    points: 'Points used',
    paid: 'Paid',
    supply: 'Net amount',
    tax: 'Value added tax',
    note: 'This receipt states what was paid. Refunds are shown with your booking.',
  },
  ja: {
    title: '領収書',
    rsvtNo: '予約番号',
    orderNo: '注文番号',
    buyer: '購入者',
    goods: '商品',
    useDate: '利用日（韓国時間）',
    stay: '宿泊（韓国時間）',
    method: 'お支払い方法',
    approved: '承認日時（韓国時間）',
    promo: 'プロモーション割引',
    coupon: 'クーポン割引',
    points: 'ポイント利用',
    paid: 'お支払い金額',
    supply: '税抜金額',
    tax: '付加価値税',
    note: 'お支払い金額の領収書です。返金については予約の詳細をご確認ください。',
  },
  'zh-CN': {
    title: '收据',
    rsvtNo: '预订号',
    orderNo: '订单号',
    buyer: '购买人',
    goods: '商品',
    useDate: '使用日期（韩国时间）',
    stay: '入住和退房（韩国时间）',
    method: '付款方式',
    approved: '付款时间（韩国时间）',
    promo: '优惠码折扣',
    coupon: '优惠券折扣',
    points: '使用积分',
    paid: '付款金额',
    supply: '不含税金额',
    tax: '增值税',
    note: '本收据记载付款金额。退款情况请在预订详情中查看。',
  },
  'zh-TW': {
    title: '收據',
    rsvtNo: '預訂編號',
    orderNo: '訂單編號',
    buyer: '購買人',
    goods: '商品',
    useDate: '使用日期（韓國時間）',
    stay: '入住與退房（韓國時間）',
    method: '付款方式',
    approved: '付款時間（韓國時間）',
    promo: '優惠碼折扣',
    coupon: '優惠券折扣',
    points: '使用點數',
    paid: '付款金額',
    supply: '未稅金額',
    tax: '加值稅',
    note: '本收據記載付款金額。退款情況請在預訂詳情中查看。',
  },
};

/** Names of ways to pay, as providers send them in Korean. */
const methods: Readonly<Record<string, Readonly<Partial<Record<ContentLocale, string>>>>> = {
  '시연용 카드': { en: 'Demo card', ja: 'デモ用カード', 'zh-CN': '演示卡', 'zh-TW': '示範卡' },
  카드: { en: 'Card', ja: 'カード', 'zh-CN': '银行卡', 'zh-TW': '信用卡' },
  간편결제: { en: 'Digital wallet', ja: '簡単決済', 'zh-CN': '便捷支付', 'zh-TW': '行動支付' },
  계좌이체: { en: 'Bank transfer', ja: '口座振替', 'zh-CN': '银行转账', 'zh-TW': '銀行轉帳' },
  가상계좌: { en: 'Virtual account', ja: '仮想口座', 'zh-CN': '虚拟账户', 'zh-TW': '虛擬帳戶' },
  문화상품권: { en: 'Gift voucher', ja: '商品券', 'zh-CN': '礼品券', 'zh-TW': '禮券' },
  휴대폰: { en: 'Mobile phone bill', ja: '携帯電話決済', 'zh-CN': '手机支付', 'zh-TW': '電信帳單付款' },
};

/** Way to pay that has a Korean name alone. */
const otherMethod: Readonly<Partial<Record<ContentLocale, string>>> = {
  en: 'Other payment method',
  ja: 'その他の支払い方法',
  'zh-CN': '其他支付方式',
  'zh-TW': '其他付款方式',
};

/** Returns the name of a way to pay in a language; an unknown one as the provider writes it, unless that is in Korean. */
export const toMethodName = (method: string, locale: ContentLocale): string =>
  methods[method]?.[locale] ?? (/[가-힣]/.test(method) ? otherMethod[locale] : undefined) ?? method;
