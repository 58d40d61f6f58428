import { retentionPolicy, toAffiliationDays } from '@haesol/contracts/identity';
import { reviewLimits } from '@haesol/contracts/travel';
import { brandTextsIn } from '../../brand/brand.ts';
import { simplified as account } from './account/zhCn.ts';
import type { MailTexts } from './ko.ts';
import { toKoreanMark } from './localFormats.ts';

type Facts = Pick<Parameters<MailTexts['travelMoved']>[0], 'gdsNm' | 'rsvtNo' | 'time'>;

const listFacts = ({ gdsNm, rsvtNo, time }: Facts) => [
  `商品：${gdsNm}`,
  ...(time === undefined ? [] : [`使用日期：${time}（韩国时间）`]),
  `预订号：${rsvtNo}`,
];

const notYou = '如果不是您本人操作，请立即通过旅行咨询告诉我们。';

const cardNote = '视发卡机构而定，退款可能需要几天才会显示。';

const toCancelLine = (freeUntil: string | undefined) =>
  freeUntil === undefined ? '现在起取消需支付手续费。' : `取消：${freeUntil}（韩国时间）之前可免费取消。`;

const listRefund = ({
  amount,
  fee,
  points,
}: Pick<Parameters<MailTexts['travelRefunded']>[0], 'amount' | 'fee' | 'points'>) => [
  `退款金额：${amount}（取消手续费${fee}）`,
  ...(points === undefined ? [] : [`退还积分：${points}P`]),
  cardNote,
];

export const simplified: MailTexts = {
  mailCode: (code) => ({
    subject: '验证码通知',
    lines: [
      '您申请的验证码如下。',
      `验证码：${code}`,
      `验证码${retentionPolicy.codeMinutes}分钟内有效。如果不是您本人申请，请忽略此邮件。`,
    ],
  }),
  joined: ({ name, isActive }) => ({
    subject: '注册成功通知',
    lines: [
      `${name}，您好。您已成功注册为${brandTextsIn('zh-CN').site}会员。`,
      isActive
        ? '现在起您可以使用全部服务。'
        : `确认所属单位后（${toAffiliationDays('zh-CN')}天），您可以申请课程、预约设备、申请咨询和课题。公告、资料室和旅行商品现在就可以使用。`,
    ],
  }),
  foundId: ({ to, name }) => ({
    subject: '账号通知',
    lines: [`${name}，您好。您查询的账号如下。`, `账号：${to}`],
  }),
  temporaryPassword: ({ name, password }) => ({
    subject: '临时密码通知',
    lines: [
      `${name}，您好。您申请的临时密码如下。`,
      `临时密码：${password}`,
      '临时密码24小时内可使用一次。登录后请修改密码。',
      '如果不是您本人申请，可以继续使用现在的密码。',
    ],
  }),
  passwordChanged: (name) => ({
    subject: '密码修改通知',
    lines: [
      `${name}，您好。您的密码已修改，所有设备均已退出登录，请用新密码重新登录。`,
      '如果不是您本人修改，请通过找回密码设置新密码。',
    ],
  }),
  newDevice: ({ name, at, device, link }) => ({
    subject: '新设备登录通知',
    lines: [
      `${name}，您好。有新设备登录了您的账号。`,
      `时间：${at}（韩国时间）`,
      `设备：${device}`,
      `如果不是您本人，请修改密码。修改后所有设备都会退出登录。${link}`,
    ],
  }),
  ...account,
  travelRequested: (facts) => ({
    subject: '预订受理通知',
    lines: [
      `${facts.name}，您好。付款已完成，您的预订已受理。商家在${facts.answerBy}（韩国时间）之前确认后，预订即生效。`,
      '如果届时未获确认，我们将取消预订并全额退款。',
      ...listFacts(facts),
    ],
  }),
  piecesFree: (facts) => ({
    subject: '空位通知',
    lines: [
      `${facts.name}，您好。您等候的时段有空位了。您可以在${facts.until}（韩国时间）之前优先预订。`,
      '如果届时未预订，我们将通知下一位，您的排位会后移。',
      `商品：${facts.gdsNm}`,
      `使用日期：${facts.time} · ${facts.count}张`,
    ],
  }),
  travelMoved: ({ change, ...facts }) => ({
    subject: '预订状态通知',
    lines: [
      `${facts.name}，您好。${facts.news}`,
      ...listFacts(facts),
      ...(change === undefined ? [] : [`票种：${change.people}`]),
      ...(change?.paid === undefined ? [] : [`您补付的差额：${change.paid}`]),
      ...(change?.back === undefined ? [] : [`退还给您的差额：${change.back}`]),
      ...(change === undefined ? [] : [toCancelLine(change.freeUntil)]),
      ...(facts.memo === undefined ? [] : [`说明${toKoreanMark(facts.memo, 'zh-CN')}：${facts.memo}`]),
    ],
  }),
  travelRefunded: (facts) => ({
    subject: '取消及退款完成通知',
    lines: [`${facts.name}，您好。您的预订已取消，退款已完成。`, ...listFacts(facts), ...listRefund(facts)],
  }),
  travelPartRefunded: (facts) => ({
    subject: '部分退款完成通知',
    lines: [
      `${facts.name}，您好。您选择的门票已完成退款，其余预订保持有效。`,
      ...listFacts(facts),
      ...listRefund(facts),
    ],
  }),
  differenceReturned: (facts) => ({
    subject: '预订变更差额退款通知',
    lines: [
      `${facts.name}，您好。预订变更的差额已退还给您。`,
      ...listFacts(facts),
      `已退还的差额：${facts.amount}`,
      cardNote,
    ],
  }),
  purchasePaid: ({ name, list, sum }) => ({
    subject: `${list.length}项预订付款通知`,
    lines: [
      `${name}，您好。您已一次支付${list.length}项预订。各项凭证将另行邮件发送。`,
      ...list,
      `付款金额：${sum}`,
      '取消手续费和退款按各项分别计算。',
    ],
  }),
  voucherIssued: (facts) => ({
    subject: '预订确认及凭证通知',
    lines: [
      `${facts.name}，您好。您的预订已确认。`,
      `商品：${facts.gdsNm}`,
      `使用日期：${facts.time}（韩国时间）`,
      `地点：${facts.addr}`,
      ...(facts.meet === undefined ? [] : [`集合地点：${facts.meet}`]),
      `票种：${facts.people}`,
      `付款金额：${facts.sum}`,
      toCancelLine(facts.freeUntil),
      `预订号：${facts.rsvtNo} / 凭证号：${facts.voucherNo}`,
      '使用时请出示以下页面的二维码。打开过一次后，没有网络也可以查看。',
    ],
  }),
  passIssued: ({ name, passNm, rsvtNo }) => ({
    subject: '通票购买完成通知',
    lines: [
      `${name}，您好。您购买的通票已签发。`,
      `通票：${passNm}`,
      `购买号：${rsvtNo}`,
      '计时票从首次使用时开始计时。',
    ],
  }),
  voucherUsed: ({ name, gdsNm, points, link }) => ({
    subject: '使用确认通知',
    lines: [
      `${name}，您好。您的凭证已使用。`,
      `商品：${gdsNm}`,
      ...(points === undefined ? [] : [`获得积分：${points}P`]),
      ...(link === undefined ? [] : [`您可以在${reviewLimits.days}天内发表评价。${link}`]),
      notYou,
    ],
  }),
  passStarted: ({ name, passNm, placeNm, until }) => ({
    subject: '通票开始使用通知',
    lines: [
      `${name}，您好。您的通票已开始使用。`,
      `通票：${passNm}`,
      `首个使用地点：${placeNm}`,
      `有效期至：${until}（韩国时间）`,
      notYou,
    ],
  }),
  cardHandedOver: ({ name, passNm }) => ({
    subject: '交通卡领取通知',
    lines: [`${name}，您好。您已在游客中心领取交通卡。`, `通票：${passNm}`, notYou],
  }),
  questionAnswered: (title) => ({
    subject: '您的提问已有回复',
    lines: [`您的提问“${title}”已有回复。`],
  }),
  inquiryAnswered: (title) => ({
    subject: '您的旅行咨询已有回复',
    lines: [`您的咨询“${title}”已有回复。`],
  }),
  reviewShown: ({ name, gdsNm }) => ({
    subject: '评价重新显示通知',
    lines: [`${name}，您好。您对“${gdsNm}”的评价已重新显示。`],
  }),
  reviewHidden: ({ name, gdsNm, memo, link }) => ({
    subject: '评价停止显示通知',
    lines: [
      `${name}，您好。经核查举报内容，您对“${gdsNm}”的评价已停止显示。`,
      `原因${toKoreanMark(memo, 'zh-CN')}：${memo}`,
      `如有异议，请通过旅行咨询告诉我们。${link}`,
    ],
  }),
};
