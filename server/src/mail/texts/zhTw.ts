import { retentionPolicy, toAffiliationDays } from '@haesol/contracts/identity';
import { reviewLimits } from '@haesol/contracts/travel';
import { brandTextsIn } from '../../brand/brand.ts';
import { traditional as account } from './account/zhTw.ts';
import type { MailTexts } from './ko.ts';
import { toKoreanMark } from './localFormats.ts';

type Facts = Pick<Parameters<MailTexts['travelMoved']>[0], 'gdsNm' | 'rsvtNo' | 'time'>;

const listFacts = ({ gdsNm, rsvtNo, time }: Facts) => [
  `商品：${gdsNm}`,
  ...(time === undefined ? [] : [`使用日期：${time}（韓國時間）`]),
  `預訂編號：${rsvtNo}`,
];

const notYou = '如果不是您本人操作，請立即透過旅行諮詢告訴我們。';

const cardNote = '視發卡機構而定，退款可能需要幾天才會顯示。';

const toCancelLine = (freeUntil: string | undefined) =>
  freeUntil === undefined ? '現在起取消需支付手續費。' : `取消：${freeUntil}（韓國時間）之前可免費取消。`;

const listRefund = ({
  amount,
  fee,
  points,
}: Pick<Parameters<MailTexts['travelRefunded']>[0], 'amount' | 'fee' | 'points'>) => [
  `退款金額：${amount}（取消手續費${fee}）`,
  ...(points === undefined ? [] : [`退還點數：${points}P`]),
  cardNote,
];

export const traditional: MailTexts = {
  mailCode: (code) => ({
    subject: '驗證碼通知',
    lines: [
      '您申請的驗證碼如下。',
      `驗證碼：${code}`,
      `驗證碼${retentionPolicy.codeMinutes}分鐘內有效。如果不是您本人申請，請忽略此郵件。`,
    ],
  }),
  joined: ({ name, isActive }) => ({
    subject: '註冊成功通知',
    lines: [
      `${name} 您好，您已成功註冊為${brandTextsIn('zh-TW').site}會員。`,
      isActive
        ? '現在起您可以使用全部服務。'
        : `確認所屬單位後（${toAffiliationDays('zh-TW')}天），您可以申請課程、預約設備、申請諮詢和課題。公告、資料室和旅行商品現在就可以使用。`,
    ],
  }),
  foundId: ({ to, name }) => ({
    subject: '帳號通知',
    lines: [`${name} 您好，您查詢的帳號如下。`, `帳號：${to}`],
  }),
  temporaryPassword: ({ name, password }) => ({
    subject: '臨時密碼通知',
    lines: [
      `${name} 您好，您申請的臨時密碼如下。`,
      `臨時密碼：${password}`,
      '臨時密碼24小時內可使用一次。登入後請變更密碼。',
      '如果不是您本人申請，可以繼續使用現在的密碼。',
    ],
  }),
  passwordChanged: (name) => ({
    subject: '密碼變更通知',
    lines: [
      `${name} 您好，您的密碼已變更，所有裝置均已登出，請用新密碼重新登入。`,
      '如果不是您本人變更，請透過找回密碼設定新密碼。',
    ],
  }),
  newDevice: ({ name, at, device, link }) => ({
    subject: '新裝置登入通知',
    lines: [
      `${name} 您好，有新裝置登入了您的帳號。`,
      `時間：${at}（韓國時間）`,
      `裝置：${device}`,
      `如果不是您本人，請變更密碼。變更後所有裝置都會登出。${link}`,
    ],
  }),
  ...account,
  travelRequested: (facts) => ({
    subject: '預訂受理通知',
    lines: [
      `${facts.name} 您好，付款已完成，您的預訂已受理。業者在${facts.answerBy}（韓國時間）之前確認後，預訂即成立。`,
      '如果屆時未獲確認，我們將取消預訂並全額退款。',
      ...listFacts(facts),
    ],
  }),
  piecesFree: (facts) => ({
    subject: '空位通知',
    lines: [
      `${facts.name} 您好，您等候的商品有空位了。您可以在${facts.until}（韓國時間）之前優先預訂。`,
      '如果屆時未預訂，我們將通知下一位，您的順位會後移。',
      `商品：${facts.gdsNm}`,
      `使用日期：${facts.time} · ${facts.count}張`,
    ],
  }),
  travelMoved: ({ change, ...facts }) => ({
    subject: '預訂狀態通知',
    lines: [
      `${facts.name} 您好，${facts.news}`,
      ...listFacts(facts),
      ...(change === undefined ? [] : [`票種：${change.people}`]),
      ...(change?.paid === undefined ? [] : [`您補付的差額：${change.paid}`]),
      ...(change?.back === undefined ? [] : [`退還給您的差額：${change.back}`]),
      ...(change === undefined ? [] : [toCancelLine(change.freeUntil)]),
      ...(facts.memo === undefined ? [] : [`說明${toKoreanMark(facts.memo, 'zh-TW')}：${facts.memo}`]),
    ],
  }),
  travelRefunded: (facts) => ({
    subject: '取消及退款完成通知',
    lines: [`${facts.name} 您好，您的預訂已取消，退款已完成。`, ...listFacts(facts), ...listRefund(facts)],
  }),
  travelPartRefunded: (facts) => ({
    subject: '部分退款完成通知',
    lines: [
      `${facts.name} 您好，您選擇的票券已完成退款，其餘預訂維持有效。`,
      ...listFacts(facts),
      ...listRefund(facts),
    ],
  }),
  differenceReturned: (facts) => ({
    subject: '預訂變更差額退款通知',
    lines: [
      `${facts.name} 您好，預訂變更的差額已退還給您。`,
      ...listFacts(facts),
      `已退還的差額：${facts.amount}`,
      cardNote,
    ],
  }),
  purchasePaid: ({ name, list, sum }) => ({
    subject: `${list.length}項預訂付款通知`,
    lines: [
      `${name} 您好，您已一次支付${list.length}項預訂。各項憑證將另以郵件寄送。`,
      ...list,
      `付款金額：${sum}`,
      '取消手續費與退款依各項分別計算。',
    ],
  }),
  voucherIssued: (facts) => ({
    subject: '預訂確認及憑證通知',
    lines: [
      `${facts.name} 您好，您的預訂已確認。`,
      `商品：${facts.gdsNm}`,
      `使用日期：${facts.time}（韓國時間）`,
      `地點：${facts.addr}`,
      ...(facts.meet === undefined ? [] : [`集合地點：${facts.meet}`]),
      `票種：${facts.people}`,
      `付款金額：${facts.sum}`,
      toCancelLine(facts.freeUntil),
      `預訂編號：${facts.rsvtNo} / 憑證編號：${facts.voucherNo}`,
      '使用時請出示以下頁面的QR碼。開啟過一次後，沒有網路也可以查看。',
    ],
  }),
  passIssued: ({ name, passNm, rsvtNo }) => ({
    subject: '套票購買完成通知',
    lines: [
      `${name} 您好，您購買的套票已核發。`,
      `套票：${passNm}`,
      `購買編號：${rsvtNo}`,
      '計時票從首次使用時開始計時。',
    ],
  }),
  voucherUsed: ({ name, gdsNm, points, link }) => ({
    subject: '使用確認通知',
    lines: [
      `${name} 您好，您的憑證已使用。`,
      `商品：${gdsNm}`,
      ...(points === undefined ? [] : [`獲得點數：${points}P`]),
      ...(link === undefined ? [] : [`您可以在${reviewLimits.days}天內發表評論。${link}`]),
      notYou,
    ],
  }),
  passStarted: ({ name, passNm, placeNm, until }) => ({
    subject: '套票啟用通知',
    lines: [
      `${name} 您好，您的套票已啟用。`,
      `套票：${passNm}`,
      `首次使用地點：${placeNm}`,
      `有效期限：${until}（韓國時間）`,
      notYou,
    ],
  }),
  cardHandedOver: ({ name, passNm }) => ({
    subject: '交通卡領取通知',
    lines: [`${name} 您好，遊客中心已將交通卡交付給您。`, `套票：${passNm}`, notYou],
  }),
  questionAnswered: (title) => ({
    subject: '您的提問已有回覆',
    lines: [`您的提問「${title}」已有回覆。`],
  }),
  inquiryAnswered: (title) => ({
    subject: '您的旅行諮詢已有回覆',
    lines: [`您的諮詢「${title}」已有回覆。`],
  }),
  reviewShown: ({ name, gdsNm }) => ({
    subject: '評論重新顯示通知',
    lines: [`${name} 您好，您對「${gdsNm}」的評論已重新顯示。`],
  }),
  reviewHidden: ({ name, gdsNm, memo, link }) => ({
    subject: '評論停止顯示通知',
    lines: [
      `${name} 您好，經查核檢舉內容，您對「${gdsNm}」的評論已停止顯示。`,
      `原因${toKoreanMark(memo, 'zh-TW')}：${memo}`,
      `如有異議，請透過旅行諮詢告訴我們。${link}`,
    ],
  }),
};
