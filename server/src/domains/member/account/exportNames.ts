import type { ContentLocale } from '@haesol/contracts/common';

/** Names of the exported files in other languages, by their Korean names. */
const names = {
  '내 데이터': { en: 'My data', ja: 'マイデータ', 'zh-CN': '我的数据', 'zh-TW': '我的資料' },
  회원정보: { en: 'Member', ja: '会員情報', 'zh-CN': '会员信息', 'zh-TW': '會員資訊' },
  '로그인 기록': { en: 'Sign-ins', ja: 'ログイン履歴', 'zh-CN': '登录记录', 'zh-TW': '登入紀錄' },
  '동의 기록': { en: 'Consents', ja: '同意履歴', 'zh-CN': '同意记录', 'zh-TW': '同意紀錄' },
  신청서: { en: 'Applications', ja: '申請書', 'zh-CN': '申请表', 'zh-TW': '申請表' },
  '교육 신청': { en: 'Courses', ja: '講座の申し込み', 'zh-CN': '课程申请', 'zh-TW': '課程申請' },
  '동료의 교육 신청': {
    en: 'Courses of colleagues',
    ja: '同僚の講座の申し込み',
    'zh-CN': '同事的课程申请',
    'zh-TW': '同事的課程申請',
  },
  '장비 예약': { en: 'Equipment bookings', ja: '設備予約', 'zh-CN': '设备预约', 'zh-TW': '設備預約' },
  여행: { en: 'Travel', ja: '旅行', 'zh-CN': '旅行', 'zh-TW': '旅行' },
  '여행 주문': { en: 'Travel orders', ja: '旅行の注文', 'zh-CN': '旅行订单', 'zh-TW': '旅行訂單' },
  '신청 진행 기록': {
    en: 'Progress of applications',
    ja: '申請の進行履歴',
    'zh-CN': '申请进度记录',
    'zh-TW': '申請進度紀錄',
  },
  '문의와 댓글': {
    en: 'Questions and comments',
    ja: 'お問い合わせとコメント',
    'zh-CN': '咨询与评论',
    'zh-TW': '諮詢與留言',
  },
  알림: { en: 'Notifications', ja: 'お知らせ', 'zh-CN': '通知', 'zh-TW': '通知' },
  '추가 권한': { en: 'Rights', ja: '追加の権限', 'zh-CN': '附加权限', 'zh-TW': '附加權限' },
  '올린 파일': { en: 'Uploads', ja: 'アップロードしたファイル', 'zh-CN': '上传的文件', 'zh-TW': '上傳的檔案' },
} as const satisfies Readonly<Record<string, Readonly<Record<Exclude<ContentLocale, 'ko'>, string>>>>;

export type FileName = keyof typeof names;

/** Returns the name of an exported file in a language, without its extension. */
export const toFileName = (korean: FileName, locale: ContentLocale): string =>
  locale === 'ko' ? korean : names[korean][locale];
