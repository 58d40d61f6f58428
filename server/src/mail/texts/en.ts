import { retentionPolicy, toAffiliationDays } from '@haesol/contracts/identity';
import { reviewLimits } from '@haesol/contracts/travel';
import { brandTextsIn } from '../../brand/brand.ts';
import { en as account } from './account/en.ts';
import type { MailTexts } from './ko.ts';
import { toKoreanMark } from './localFormats.ts';

type Facts = Pick<Parameters<MailTexts['travelMoved']>[0], 'gdsNm' | 'rsvtNo' | 'time'>;

const listFacts = ({ gdsNm, rsvtNo, time }: Facts) => [
  `Item: ${gdsNm}`,
  ...(time === undefined ? [] : [`Date of visit: ${time} (Korean time, KST)`]),
  `Booking number: ${rsvtNo}`,
];

const notYou = 'If this was not you, please tell us at once with a travel enquiry.';

const cardNote = 'It may take your card company a few days to show the refund.';

const toCancelLine = (freeUntil: string | undefined) =>
  freeUntil === undefined
    ? 'A cancellation fee applies from now on.'
    : `Cancellation: free of charge until ${freeUntil} (Korean time, KST).`;

const listRefund = ({
  amount,
  fee,
  points,
}: Pick<Parameters<MailTexts['travelRefunded']>[0], 'amount' | 'fee' | 'points'>) => [
  `Refund: ${amount} (cancellation fee ${fee})`,
  ...(points === undefined ? [] : [`Points returned: ${points} P`]),
  cardNote,
];

export const en: MailTexts = {
  mailCode: (code) => ({
    subject: 'Your verification code',
    lines: [
      'Here is the verification code that you asked for.',
      `Code: ${code}`,
      `It is valid for ${retentionPolicy.codeMinutes} minutes. If you did not ask for it, please ignore this email.`,
    ],
  }),
  joined: ({ name, isActive }) => ({
    subject: 'Welcome: your account is ready',
    lines: [
      `Dear ${name}, you are now a member of the ${brandTextsIn('en').site}.`,
      isActive
        ? 'You can use all services from now on.'
        : `You can apply for courses and advice and book equipment once your affiliation is confirmed (${toAffiliationDays('en')} days). Notices, downloads and travel are open to you now.`,
    ],
  }),
  foundId: ({ to, name }) => ({
    subject: 'Your account',
    lines: [`Dear ${name}, here is the email address of your account, as you asked.`, `Email address: ${to}`],
  }),
  temporaryPassword: ({ name, password }) => ({
    subject: 'Your temporary password',
    lines: [
      `Dear ${name}, here is the temporary password that you asked for.`,
      `Temporary password: ${password}`,
      'It can be used once within 24 hours. Please change your password after you have signed in.',
      'If you did not ask for it, your current password stays as it is.',
    ],
  }),
  passwordChanged: (name) => ({
    subject: 'Your password was changed',
    lines: [
      `Dear ${name}, your password was changed and all devices were signed out. Please sign in again with the new password.`,
      'If you did not change it, please set a new password with “Forgotten password”.',
    ],
  }),
  newDevice: ({ name, at, device, link }) => ({
    subject: 'Sign-in from a new device',
    lines: [
      `Dear ${name}, a new device signed in to your account.`,
      `Time: ${at} (Korean time, KST)`,
      `Device: ${device}`,
      `If this was not you, please change your password. That signs out all devices. ${link}`,
    ],
  }),
  ...account,
  travelRequested: (facts) => ({
    subject: 'We have received your booking request',
    lines: [
      `Dear ${facts.name}, your payment is complete and we have received your booking request. It is confirmed when the provider answers, by ${facts.answerBy} (Korean time, KST) at the latest.`,
      'If it is not confirmed by then, we cancel the booking and refund the full amount.',
      ...listFacts(facts),
    ],
  }),
  piecesFree: (facts) => ({
    subject: 'A place is free for you',
    lines: [
      `Dear ${facts.name}, the place you were waiting for is free. You can book before others until ${facts.until} (Korean time, KST).`,
      'After that we offer it to the next person, and you move to the end of the waiting list.',
      `Item: ${facts.gdsNm}`,
      `Date of visit: ${facts.time} · Tickets: ${facts.count}`,
    ],
  }),
  travelMoved: ({ change, ...facts }) => ({
    subject: 'News about your booking',
    lines: [
      `Dear ${facts.name},`,
      facts.news,
      ...listFacts(facts),
      ...(change === undefined ? [] : [`Tickets: ${change.people}`]),
      ...(change?.paid === undefined ? [] : [`Difference that you paid: ${change.paid}`]),
      ...(change?.back === undefined ? [] : [`Difference that we return: ${change.back}`]),
      ...(change === undefined ? [] : [toCancelLine(change.freeUntil)]),
      ...(facts.memo === undefined ? [] : [`Message${toKoreanMark(facts.memo, 'en')}: ${facts.memo}`]),
    ],
  }),
  travelRefunded: (facts) => ({
    subject: 'Your refund is complete',
    lines: [
      `Dear ${facts.name}, the refund for your cancelled booking is complete.`,
      ...listFacts(facts),
      ...listRefund(facts),
    ],
  }),
  travelPartRefunded: (facts) => ({
    subject: 'Part of your booking has been refunded',
    lines: [
      `Dear ${facts.name}, the refund for the tickets that you chose is complete. The rest of your booking stays valid.`,
      ...listFacts(facts),
      ...listRefund(facts),
    ],
  }),
  differenceReturned: (facts) => ({
    subject: 'The difference of your booking change',
    lines: [
      `Dear ${facts.name}, we have returned the difference of your booking change.`,
      ...listFacts(facts),
      `Difference returned: ${facts.amount}`,
      cardNote,
    ],
  }),
  purchasePaid: ({ name, list, sum }) => ({
    subject: `Payment for ${list.length} bookings`,
    lines: [
      `Dear ${name}, you paid for ${list.length} bookings together. The voucher for each comes in a separate email.`,
      ...list,
      `Paid: ${sum}`,
      'Cancellation fees and refunds are calculated for each booking separately.',
    ],
  }),
  voucherIssued: (facts) => ({
    subject: 'Your booking is confirmed: voucher',
    lines: [
      `Dear ${facts.name}, your booking is confirmed.`,
      `Item: ${facts.gdsNm}`,
      `Date of visit: ${facts.time} (Korean time, KST)`,
      `Place: ${facts.addr}`,
      ...(facts.meet === undefined ? [] : [`Meeting point: ${facts.meet}`]),
      `Tickets: ${facts.people}`,
      `Paid: ${facts.sum}`,
      toCancelLine(facts.freeUntil),
      `Booking number: ${facts.rsvtNo} / Voucher number: ${facts.voucherNo}`,
      'Please show the QR code on the page below at the entrance. Once opened, it also works offline.',
    ],
  }),
  passIssued: ({ name, passNm, rsvtNo }) => ({
    subject: 'Your passes are ready',
    lines: [
      `Dear ${name}, here are the passes that you bought.`,
      `Passes: ${passNm}`,
      `Order number: ${rsvtNo}`,
      'The hours of a timed pass start when you first use it.',
    ],
  }),
  voucherUsed: ({ name, gdsNm, points, link }) => ({
    subject: 'Your voucher was used',
    lines: [
      `Dear ${name}, your voucher was used.`,
      `Item: ${gdsNm}`,
      ...(points === undefined ? [] : [`Points earned: ${points} P`]),
      ...(link === undefined ? [] : [`You can write a review within ${reviewLimits.days} days. ${link}`]),
      notYou,
    ],
  }),
  passStarted: ({ name, passNm, placeNm, until }) => ({
    subject: 'Your pass has started',
    lines: [
      `Dear ${name}, your pass has started.`,
      `Pass: ${passNm}`,
      `First place: ${placeNm}`,
      `Valid until: ${until} (Korean time, KST)`,
      notYou,
    ],
  }),
  cardHandedOver: ({ name, passNm }) => ({
    subject: 'Your transit card was collected',
    lines: [`Dear ${name}, your transit card was collected at the tourist office.`, `Pass: ${passNm}`, notYou],
  }),
  questionAnswered: (title) => ({
    subject: 'Your question has been answered',
    lines: [`Your question “${title}” has been answered.`],
  }),
  inquiryAnswered: (title) => ({
    subject: 'Your travel enquiry has been answered',
    lines: [`Your enquiry “${title}” has been answered.`],
  }),
  reviewShown: ({ name, gdsNm }) => ({
    subject: 'Your review is shown again',
    lines: [`Dear ${name}, your review of “${gdsNm}” is shown again.`],
  }),
  reviewHidden: ({ name, gdsNm, memo, link }) => ({
    subject: 'Your review was hidden',
    lines: [
      `Dear ${name}, we looked at a report about your review of “${gdsNm}” and have hidden it.`,
      `Reason${toKoreanMark(memo, 'en')}: ${memo}`,
      `If you do not agree, please tell us with a travel enquiry. ${link}`,
    ],
  }),
};
