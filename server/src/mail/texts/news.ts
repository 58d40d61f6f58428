import type { ContentLocale } from '@haesol/contracts/common';

type Translations = Readonly<Record<Exclude<ContentLocale, 'ko'>, string>>;

/** Sentences of notifications, and of mails about the same change, by their Korean text. */
export const news = {
  '예약이 확정되었습니다.': {
    en: 'Your booking is confirmed.',
    ja: 'ご予約が確定しました。',
    'zh-CN': '您的预订已确认。',
    'zh-TW': '您的預訂已確認。',
  },
  '예약을 변경했습니다.': {
    en: 'Your booking has been changed.',
    ja: 'ご予約を変更しました。',
    'zh-CN': '您的预订已更改。',
    'zh-TW': '您的預訂已變更。',
  },
  '예약이 취소되었습니다. 환불을 진행합니다.': {
    en: 'Your booking has been cancelled. Your refund is on its way.',
    ja: 'ご予約をキャンセルしました。返金の手続きを進めます。',
    'zh-CN': '您的预订已取消，我们正在办理退款。',
    'zh-TW': '您的預訂已取消，我們正在辦理退款。',
  },
  '고르신 이용권의 환불을 진행합니다.': {
    en: 'The refund for the tickets that you chose is on its way.',
    ja: 'お選びのチケットの返金手続きを進めます。',
    'zh-CN': '我们正在为您选择的门票办理退款。',
    'zh-TW': '我們正在為您選擇的票券辦理退款。',
  },
  '고르신 패스의 환불을 진행합니다.': {
    en: 'The refund for the passes that you chose is on its way.',
    ja: 'お選びのパスの返金手続きを進めます。',
    'zh-CN': '我们正在为您选择的通票办理退款。',
    'zh-TW': '我們正在為您選擇的套票辦理退款。',
  },
  '취소 요청이 반려되어 예약이 그대로 유지됩니다.': {
    en: 'Your cancellation was not accepted. The booking stays as it is.',
    ja: 'キャンセルのご依頼をお受けできませんでした。ご予約はそのまま有効です。',
    'zh-CN': '您的取消申请未获批准，预订保持有效。',
    'zh-TW': '您的取消申請未獲核准，預訂維持有效。',
  },
  '업체 사정으로 예약이 취소되었습니다. 전액을 환불합니다.': {
    en: 'The provider had to cancel your booking. We will refund the full amount.',
    ja: '事業者の都合によりご予約をキャンセルしました。全額を返金します。',
    'zh-CN': '因商家原因，您的预订已取消。我们将全额退款。',
    'zh-TW': '因業者因素，您的預訂已取消。我們將全額退款。',
  },
  '업체가 정해진 시간까지 답하지 않아 예약을 취소하고 전액을 환불합니다.': {
    en: 'The provider did not answer in time. We have cancelled your booking and will refund the full amount.',
    ja: '事業者から期限までに回答がなかったため、ご予約をキャンセルし、全額を返金します。',
    'zh-CN': '商家未在规定时间内答复，我们已取消您的预订并将全额退款。',
    'zh-TW': '業者未在期限內答覆，我們已取消您的預訂並將全額退款。',
  },
  '업체 사정으로 결제 전인 예약이 취소되었습니다.': {
    en: 'The provider had to cancel your unpaid booking.',
    ja: '事業者の都合により、お支払い前のご予約をキャンセルしました。',
    'zh-CN': '因商家原因，您尚未付款的预订已取消。',
    'zh-TW': '因業者因素，您尚未付款的預訂已取消。',
  },
  '예약이 확정되어 바우처를 발급했습니다.': {
    en: 'Your booking is confirmed and your voucher is ready.',
    ja: 'ご予約が確定し、バウチャーを発行しました。',
    'zh-CN': '您的预订已确认，凭证已签发。',
    'zh-TW': '您的預訂已確認，憑證已核發。',
  },
  '결제가 완료되어 예약을 접수했습니다.': {
    en: 'Your payment is complete and we have received your booking request.',
    ja: 'お支払いが完了し、ご予約を受け付けました。',
    'zh-CN': '付款已完成，您的预订已受理。',
    'zh-TW': '付款已完成，您的預訂已受理。',
  },
  '결제가 승인되지 않았습니다. 주문 시간이 남아 있으면 다시 결제할 수 있습니다.': {
    en: 'The payment was not approved. You can pay again while the order is still open.',
    ja: 'お支払いが承認されませんでした。注文の期限内であれば、もう一度お支払いいただけます。',
    'zh-CN': '付款未获批准。订单未到期前可以重新付款。',
    'zh-TW': '付款未獲核准。訂單逾時前可以重新付款。',
  },
  '주문에 쓰이지 않은 결제를 확인하여 전액 취소합니다.': {
    en: 'One of your payments was not used for an order. We will cancel it in full.',
    ja: '注文に使われなかったお支払いを確認したため、全額を取り消します。',
    'zh-CN': '我们发现一笔未用于订单的付款，将全额撤销。',
    'zh-TW': '我們發現一筆未用於訂單的付款，將全額取消。',
  },
  '패스를 발급했습니다.': {
    en: 'Your passes are ready.',
    ja: 'パスを発行しました。',
    'zh-CN': '您的通票已签发。',
    'zh-TW': '您的套票已核發。',
  },
  '이용을 확인했습니다.': {
    en: 'Your voucher was used.',
    ja: 'ご利用を確認しました。',
    'zh-CN': '您的凭证已使用。',
    'zh-TW': '您的憑證已使用。',
  },
  '패스 사용을 시작했습니다.': {
    en: 'Your pass has started.',
    ja: 'パスの利用が始まりました。',
    'zh-CN': '您的通票已开始使用。',
    'zh-TW': '您的套票已啟用。',
  },
  '{points}포인트를 적립했습니다.': {
    en: 'You earned {points} points.',
    ja: '{points}ポイントを獲得しました。',
    'zh-CN': '您获得了{points}积分。',
    'zh-TW': '您已獲得{points}P。',
  },
  '리뷰를 남겨 주세요.': {
    en: 'Please write a review.',
    ja: 'レビューをお寄せください。',
    'zh-CN': '欢迎发表评价。',
    'zh-TW': '歡迎發表評論。',
  },
  '교통카드를 전해 드렸습니다.': {
    en: 'Your transit card was collected.',
    ja: '交通カードをお渡ししました。',
    'zh-CN': '您已领取交通卡。',
    'zh-TW': '交通卡已交付給您。',
  },
  '환불이 완료되었습니다.': {
    en: 'Your refund is complete.',
    ja: '返金が完了しました。',
    'zh-CN': '您的退款已完成。',
    'zh-TW': '您的退款已完成。',
  },
  '일부 환불이 완료되었습니다.': {
    en: 'Part of your booking has been refunded.',
    ja: '一部の返金が完了しました。',
    'zh-CN': '部分退款已完成。',
    'zh-TW': '部分退款已完成。',
  },
  '예약 변경의 차액을 돌려드렸습니다.': {
    en: 'We have returned the difference of your booking change.',
    ja: 'ご予約変更の差額を返金しました。',
    'zh-CN': '预订变更的差额已退还给您。',
    'zh-TW': '預訂變更的差額已退還給您。',
  },
  '기다리시던 자리가 났습니다.': {
    en: 'A place that you were waiting for is free.',
    ja: 'お待ちの席に空きが出ました。',
    'zh-CN': '您等候的时段有空位了。',
    'zh-TW': '您等候的商品有空位了。',
  },
  '{count}매 · {until}까지 먼저 예약하실 수 있습니다.': {
    en: 'Tickets: {count} · You can book before others until {until} (Korean time, KST).',
    ja: '{count}枚・{until}（韓国時間）まで優先してご予約いただけます。',
    'zh-CN': '{count}张 · 您可以在{until}（韩国时间）之前优先预订。',
    'zh-TW': '{count}張 · 您可以在{until}（韓國時間）之前優先預訂。',
  },
  '문의에 답변이 등록되었습니다.': {
    en: 'Your question has been answered.',
    ja: 'ご質問に回答がありました。',
    'zh-CN': '您的提问已有回复。',
    'zh-TW': '您的提問已有回覆。',
  },
  '여행 문의에 답변이 등록되었습니다.': {
    en: 'Your travel enquiry has been answered.',
    ja: '旅行のお問い合わせに回答がありました。',
    'zh-CN': '您的旅行咨询已有回复。',
    'zh-TW': '您的旅行諮詢已有回覆。',
  },
  '리뷰를 다시 게시했습니다.': {
    en: 'Your review is shown again.',
    ja: 'レビューを再び掲載しました。',
    'zh-CN': '您的评价已重新显示。',
    'zh-TW': '您的評論已重新顯示。',
  },
  '신고 검토 결과 리뷰 게시를 중단했습니다.': {
    en: 'We looked at a report about your review and have hidden it.',
    ja: '報告を確認した結果、レビューの掲載を停止しました。',
    'zh-CN': '经核实举报，我们已停止显示您的评价。',
    'zh-TW': '經查核檢舉內容，您的評論已停止顯示。',
  },
  '리뷰를 작성할 수 있는 기간이 곧 끝납니다.': {
    en: 'The time to write your review ends soon.',
    ja: 'レビューを投稿できる期間がまもなく終わります。',
    'zh-CN': '发表评价的期限即将结束。',
    'zh-TW': '發表評論的期限即將結束。',
  },
  '{day}까지': {
    en: 'until {day}',
    ja: '{day}まで',
    'zh-CN': '{day}截止',
    'zh-TW': '{day}截止',
  },
  '비회원으로 하신 예약 {count}건을 회원님의 여행으로 옮겼습니다.': {
    en: 'The bookings that you made as a guest ({count}) are now in your account.',
    ja: 'ゲスト予約{count}件をアカウントに移しました。',
    'zh-CN': '您以访客身份预订的{count}项已移到您的账号。',
    'zh-TW': '您的{count}筆訪客預訂已移到您的帳號。',
  },
  '소속이 확인되었습니다. 이제 모든 서비스를 이용하실 수 있습니다.': {
    en: 'Your affiliation is confirmed. You can use all services now.',
    ja: '所属が確認されました。すべてのサービスをご利用いただけます。',
    'zh-CN': '您的所属单位已确认，现在可以使用全部服务。',
    'zh-TW': '您的所屬單位已確認，現在可以使用全部服務。',
  },
  '소속을 확인하지 못했습니다. 사유를 보시고 회원정보를 고쳐 주세요.': {
    en: 'We could not confirm your affiliation. Please see the reason and correct your details.',
    ja: '所属を確認できませんでした。理由をご覧のうえ、会員情報を修正してください。',
    'zh-CN': '我们无法确认您的所属单位。请查看原因并修改会员信息。',
    'zh-TW': '我們無法確認您的所屬單位。請查看原因並修改會員資料。',
  },
  '계정 이용이 제한되었습니다.': {
    en: 'Your account is locked.',
    ja: 'アカウントの利用が制限されました。',
    'zh-CN': '您的账号已被限制使用。',
    'zh-TW': '您的帳號已被限制使用。',
  },
  '계정 이용 제한이 풀렸습니다.': {
    en: 'Your account is unlocked.',
    ja: 'アカウントの利用制限が解除されました。',
    'zh-CN': '您的账号已解除限制。',
    'zh-TW': '您的帳號已解除限制。',
  },
  '기업 담당자로 지정되었습니다.': {
    en: 'You are now your company’s contact.',
    ja: '企業の担当者に指定されました。',
    'zh-CN': '您已被指定为企业负责人。',
    'zh-TW': '您已被指定為企業聯絡人。',
  },
  '기업 담당자가 바뀌었습니다.': {
    en: 'Another person is now your company’s contact.',
    ja: '企業の担当者が変わりました。',
    'zh-CN': '企业负责人已变更。',
    'zh-TW': '企業聯絡人已變更。',
  },
  '패스키 ‘{name}’ 등록': {
    en: 'Passkey “{name}” added',
    ja: 'パスキー「{name}」の登録',
    'zh-CN': '添加通行密钥“{name}”',
    'zh-TW': '新增通行金鑰「{name}」',
  },
  '패스키 ‘{name}’ 삭제': {
    en: 'Passkey “{name}” removed',
    ja: 'パスキー「{name}」の削除',
    'zh-CN': '删除通行密钥“{name}”',
    'zh-TW': '刪除通行金鑰「{name}」',
  },
  '인증 앱 등록': {
    en: 'Authenticator app added',
    ja: '認証アプリの登録',
    'zh-CN': '添加验证应用',
    'zh-TW': '新增驗證應用程式',
  },
  '인증 앱 삭제': {
    en: 'Authenticator app removed',
    ja: '認証アプリの削除',
    'zh-CN': '删除验证应用',
    'zh-TW': '刪除驗證應用程式',
  },
  '복구 코드 새로 만들기': {
    en: 'New recovery codes',
    ja: '復旧コードの再作成',
    'zh-CN': '重新生成恢复代码',
    'zh-TW': '重新產生復原碼',
  },
  '관리자가 2단계 인증을 초기화했습니다. 다시 로그인해 새로 등록해 주세요.': {
    en: 'An administrator has reset your two-step verification. Please sign in again and set it up again.',
    ja: '管理者が2段階認証を初期化しました。もう一度ログインして登録し直してください。',
    'zh-CN': '管理员已重置您的两步验证。请重新登录并重新设置。',
    'zh-TW': '管理員已重設您的兩步驟驗證。請重新登入並重新設定。',
  },
  '약관이 바뀝니다: {title}': {
    en: 'Terms are changing: {title}',
    ja: '規約が変わります：{title}',
    'zh-CN': '条款即将变更：{title}',
    'zh-TW': '條款即將變更：{title}',
  },
  '{day}부터 시행합니다. 바뀌는 내용을 미리 확인해 주세요.': {
    en: 'They take effect on {day}. Please look at the changes beforehand.',
    ja: '{day}から施行します。変更内容を事前にご確認ください。',
    'zh-CN': '自{day}起施行。请提前查看变更内容。',
    'zh-TW': '自{day}起施行。請事先查看變更內容。',
  },
  '자세한 내용은 홈페이지의 마이페이지에서 확인해 주세요.': {
    en: 'Please see My page on our website for details.',
    ja: '詳しくはウェブサイトのマイページでご確認ください。',
    'zh-CN': '详情请查看网站的个人中心。',
    'zh-TW': '詳情請查看網站的會員中心。',
  },
} as const satisfies Readonly<Record<string, Translations>>;

export type News = keyof typeof news;

/** Returns a sentence in a language, with its values in place of `{name}`. */
export function toNews(sentence: News, locale: ContentLocale, values: Readonly<Record<string, string>> = {}): string {
  const text = locale === 'ko' ? sentence : news[sentence][locale];
  return text.replace(/\{(\w+)\}/g, (placeholder, name) => values[name] ?? placeholder);
}
