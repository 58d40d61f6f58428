import { retentionPolicy, toAffiliationDays } from '@haesol/contracts/identity';
import { reviewLimits } from '@haesol/contracts/travel';
import { brandTextsIn } from '../../brand/brand.ts';
import { ja as account } from './account/ja.ts';
import type { MailTexts } from './ko.ts';
import { toKoreanMark } from './localFormats.ts';

type Facts = Pick<Parameters<MailTexts['travelMoved']>[0], 'gdsNm' | 'rsvtNo' | 'time'>;

const listFacts = ({ gdsNm, rsvtNo, time }: Facts) => [
  `商品：${gdsNm}`,
  ...(time === undefined ? [] : [`利用日：${time}（韓国時間）`]),
  `予約番号：${rsvtNo}`,
];

const notYou = 'お心当たりがない場合は、旅行のお問い合わせからすぐにお知らせください。';

const cardNote = 'カード会社によっては、返金が表示されるまで数日かかることがあります。';

const toCancelLine = (freeUntil: string | undefined) =>
  freeUntil === undefined
    ? 'これからのキャンセルには手数料がかかります。'
    : `キャンセル：${freeUntil}（韓国時間）まで無料でキャンセルできます。`;

const listRefund = ({
  amount,
  fee,
  points,
}: Pick<Parameters<MailTexts['travelRefunded']>[0], 'amount' | 'fee' | 'points'>) => [
  `返金額：${amount}（キャンセル料 ${fee}）`,
  ...(points === undefined ? [] : [`返還ポイント：${points}P`]),
  cardNote,
];

export const ja: MailTexts = {
  mailCode: (code) => ({
    subject: '認証番号のお知らせ',
    lines: [
      'ご請求の認証番号をお知らせします。',
      `認証番号：${code}`,
      `認証番号は${retentionPolicy.codeMinutes}分間有効です。お心当たりがない場合は、このメールを無視してください。`,
    ],
  }),
  joined: ({ name, isActive }) => ({
    subject: '会員登録完了のお知らせ',
    lines: [
      `${name}様、${brandTextsIn('ja').site}の会員登録が完了しました。`,
      isActive
        ? 'すべてのサービスを今すぐご利用いただけます。'
        : `講座の申し込み、設備の予約、技術相談や共同研究の申し込みは、所属の確認（${toAffiliationDays('ja')}日）の後にご利用いただけます。お知らせ、資料室、旅行商品は今すぐご利用いただけます。`,
    ],
  }),
  foundId: ({ to, name }) => ({
    subject: 'IDのお知らせ',
    lines: [`${name}様、ご請求のIDをお知らせします。`, `ID：${to}`],
  }),
  temporaryPassword: ({ name, password }) => ({
    subject: '仮パスワードのお知らせ',
    lines: [
      `${name}様、ご請求の仮パスワードをお知らせします。`,
      `仮パスワード：${password}`,
      '仮パスワードは24時間以内に一度だけ使えます。ログイン後にパスワードを変更してください。',
      'お心当たりがない場合は、現在のパスワードをそのままお使いいただけます。',
    ],
  }),
  passwordChanged: (name) => ({
    subject: 'パスワード変更のお知らせ',
    lines: [
      `${name}様、パスワードが変更されました。すべての端末からログアウトしましたので、新しいパスワードでもう一度ログインしてください。`,
      'お心当たりがない場合は、「パスワードの再発行」から新しいパスワードを設定してください。',
    ],
  }),
  newDevice: ({ name, at, device, link }) => ({
    subject: '新しい端末からのログインのお知らせ',
    lines: [
      `${name}様のアカウントに、新しい端末からログインがありました。`,
      `日時：${at}（韓国時間）`,
      `端末：${device}`,
      `お心当たりがない場合は、パスワードを変更してください。変更すると、すべての端末からログアウトします。${link}`,
    ],
  }),
  ...account,
  travelRequested: (facts) => ({
    subject: '予約受付のお知らせ',
    lines: [
      `${facts.name}様、お支払いが完了し、ご予約を受け付けました。${facts.answerBy}（韓国時間）までに事業者が確認すると、ご予約が確定します。`,
      'それまでに確定しない場合は、ご予約をキャンセルし、お支払いの全額を返金します。',
      ...listFacts(facts),
    ],
  }),
  piecesFree: (facts) => ({
    subject: '空席のお知らせ',
    lines: [
      `${facts.name}様、お待ちの席に空きが出ました。${facts.until}（韓国時間）まで優先してご予約いただけます。`,
      'それまでにご予約がない場合は、次の方にご案内し、順番は後ろに移ります。',
      `商品：${facts.gdsNm}`,
      `利用日：${facts.time}・${facts.count}枚`,
    ],
  }),
  travelMoved: ({ change, ...facts }) => ({
    subject: 'ご予約に関するお知らせ',
    lines: [
      `${facts.name}様、${facts.news}`,
      ...listFacts(facts),
      ...(change === undefined ? [] : [`チケット：${change.people}`]),
      ...(change?.paid === undefined ? [] : [`お支払いいただいた差額：${change.paid}`]),
      ...(change?.back === undefined ? [] : [`お返しする差額：${change.back}`]),
      ...(change === undefined ? [] : [toCancelLine(change.freeUntil)]),
      ...(facts.memo === undefined ? [] : [`ご案内${toKoreanMark(facts.memo, 'ja')}：${facts.memo}`]),
    ],
  }),
  travelRefunded: (facts) => ({
    subject: 'キャンセル・返金完了のお知らせ',
    lines: [`${facts.name}様、キャンセルされたご予約の返金が完了しました。`, ...listFacts(facts), ...listRefund(facts)],
  }),
  travelPartRefunded: (facts) => ({
    subject: '一部返金完了のお知らせ',
    lines: [
      `${facts.name}様、お選びのチケットの返金が完了しました。残りのご予約はそのまま有効です。`,
      ...listFacts(facts),
      ...listRefund(facts),
    ],
  }),
  differenceReturned: (facts) => ({
    subject: '予約変更の差額返金のお知らせ',
    lines: [
      `${facts.name}様、ご予約変更の差額を返金しました。`,
      ...listFacts(facts),
      `返金した差額：${facts.amount}`,
      cardNote,
    ],
  }),
  purchasePaid: ({ name, list, sum }) => ({
    subject: `ご予約${list.length}件のお支払いについて`,
    lines: [
      `${name}様、ご予約${list.length}件をまとめてお支払いいただきました。バウチャーは商品ごとに別のメールでお送りします。`,
      ...list,
      `お支払い金額：${sum}`,
      'キャンセル料と返金は商品ごとに計算します。',
    ],
  }),
  voucherIssued: (facts) => ({
    subject: '予約確定・バウチャーのお知らせ',
    lines: [
      `${facts.name}様、ご予約が確定しました。`,
      `商品：${facts.gdsNm}`,
      `利用日：${facts.time}（韓国時間）`,
      `場所：${facts.addr}`,
      ...(facts.meet === undefined ? [] : [`集合場所：${facts.meet}`]),
      `チケット：${facts.people}`,
      `お支払い金額：${facts.sum}`,
      toCancelLine(facts.freeUntil),
      `予約番号：${facts.rsvtNo} ／ バウチャー番号：${facts.voucherNo}`,
      'ご利用の際は、下の画面のQRコードをお見せください。一度開いておけば、オフラインでも表示できます。',
    ],
  }),
  passIssued: ({ name, passNm, rsvtNo }) => ({
    subject: 'パス購入完了のお知らせ',
    lines: [
      `${name}様、ご購入のパスを発行しました。`,
      `パス：${passNm}`,
      `購入番号：${rsvtNo}`,
      '時間券は、最初に使ったときから時間を数えます。',
    ],
  }),
  voucherUsed: ({ name, gdsNm, points, link }) => ({
    subject: 'ご利用確認のお知らせ',
    lines: [
      `${name}様、バウチャーのご利用を確認しました。`,
      `商品：${gdsNm}`,
      ...(points === undefined ? [] : [`獲得ポイント：${points}P`]),
      ...(link === undefined ? [] : [`${reviewLimits.days}日以内にレビューを投稿できます。${link}`]),
      notYou,
    ],
  }),
  passStarted: ({ name, passNm, placeNm, until }) => ({
    subject: 'パス利用開始のお知らせ',
    lines: [
      `${name}様、パスの利用が始まりました。`,
      `パス：${passNm}`,
      `最初の利用場所：${placeNm}`,
      `利用期限：${until}（韓国時間）`,
      notYou,
    ],
  }),
  cardHandedOver: ({ name, passNm }) => ({
    subject: '交通カードお渡しのお知らせ',
    lines: [`${name}様、案内所で交通カードをお渡ししました。`, `パス：${passNm}`, notYou],
  }),
  questionAnswered: (title) => ({
    subject: 'ご質問に回答がありました',
    lines: [`ご質問「${title}」に回答がありました。`],
  }),
  inquiryAnswered: (title) => ({
    subject: '旅行のお問い合わせに回答がありました',
    lines: [`お問い合わせ「${title}」に回答がありました。`],
  }),
  reviewShown: ({ name, gdsNm }) => ({
    subject: 'レビュー再掲載のお知らせ',
    lines: [`${name}様、「${gdsNm}」のレビューを再び掲載しました。`],
  }),
  reviewHidden: ({ name, gdsNm, memo, link }) => ({
    subject: 'レビュー掲載停止のお知らせ',
    lines: [
      `${name}様、報告を確認した結果、「${gdsNm}」のレビューの掲載を停止しました。`,
      `理由${toKoreanMark(memo, 'ja')}：${memo}`,
      `ご異議がある場合は、旅行のお問い合わせからお知らせください。${link}`,
    ],
  }),
};
