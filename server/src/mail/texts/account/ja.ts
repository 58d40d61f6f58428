import type { AccountTexts } from './ko.ts';

export const ja: AccountTexts = {
  emailChanged: ({ name, maskedEmail }) => ({
    subject: 'メールアドレス変更のお知らせ',
    lines: [`${name}様のID（メールアドレス）が${maskedEmail}に変更されました。`],
  }),
  dataExport: ({ name, link }) => ({
    subject: 'データダウンロードのお知らせ',
    lines: [
      `${name}様、ご請求のデータを下記のリンクからダウンロードしていただけます。リンクは24時間以内に一度だけ使えます。`,
      link,
    ],
  }),
  left: (name) => ({
    subject: '退会完了のお知らせ',
    lines: [`${name}様、退会の手続きが完了しました。これまでご利用いただき、ありがとうございました。`],
  }),
  socialLinked: (name) => ({
    subject: 'ソーシャルアカウント連携のお知らせ',
    lines: [
      `${name}様のアカウントにソーシャルアカウントが連携されました。今後はそのアカウントでもログインできます。`,
      'お心当たりがない場合は、パスワードを変更し、会員情報で連携を解除してください。',
    ],
  }),
  ordersClaimed: ({ name, count, link }) => ({
    subject: 'ゲスト予約をアカウントに移しました',
    lines: [
      `${name}様、ゲスト予約${count}件をアカウントに移しました。`,
      'お心当たりがない場合は、パスワードを変更し、旅行のお問い合わせからお知らせください。',
      link,
    ],
  }),
  secondFactorChanged: ({ name, change, link }) => ({
    subject: '2段階認証変更のお知らせ',
    lines: [
      `${name}様の2段階認証が変更されました。`,
      `内容：${change}`,
      `お心当たりがない場合は、パスワードを変更し、産学協力団までお知らせください。${link}`,
    ],
  }),
  sessionReused: (name) => ({
    subject: 'ログインのセキュリティに関するお知らせ',
    lines: [
      `${name}様、使用済みのログイン情報が再び使われたため、そのログインを終了しました。`,
      'お心当たりがない場合は、パスワードを変更してください。',
    ],
  }),
  companyManager: ({ name, companyNm }) => ({
    subject: '企業担当者指定のお知らせ',
    lines: [
      `${name}様が${companyNm}の担当者に指定されました。`,
      '担当者は会員情報で同じ企業の会員を確認し、担当者をほかの会員に変更することができます。',
    ],
  }),
  dormancyNotice: ({ name, day, link }) => ({
    subject: 'アカウント休眠予定のお知らせ',
    lines: [
      `${name}様、長い間ログインされていません。${day}以降、アカウントが休眠状態になります。`,
      `引き続きご利用になる場合は、それまでに一度ログインしてください。${link}`,
    ],
  }),
  dormant: ({ name, link }) => ({
    subject: 'アカウント休眠のお知らせ',
    lines: [
      `${name}様のアカウントは1年間ご利用がなかったため、休眠状態になりました。`,
      `「パスワードの再発行」でメールアドレスを確認するか、連携したソーシャルアカウントでログインすると、すぐにまたご利用いただけます。${link}`,
    ],
  }),
  consentNotice: ({ name, day, link }) => ({
    subject: 'お知らせの配信に関する確認',
    lines: [
      `${name}様は${day}にお知らせの配信に同意されました。引き続きお送りしてよいか、2年ごとに確認しています。`,
      `引き続き受け取るかどうかを会員情報でお選びください。お選びにならない場合、同意は継続します。${link}`,
    ],
  }),
  termsChanged: ({ name, list }) => ({
    subject: '規約変更のお知らせ',
    lines: [
      `${name}様、次の規約と方針が、記載の日から変わります。`,
      ...list,
      '変更内容を事前にご確認ください。同意されない場合は、施行日の前までに退会することができます。',
    ],
  }),
  membershipMoved: ({ name, news }) => ({
    subject: '会員情報に関するお知らせ',
    lines: [`${name}様、${news}`],
  }),
};
