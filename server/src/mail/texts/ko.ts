import { retentionPolicy, toAffiliationDays } from '@haesol/contracts/identity';
import { reviewLimits } from '@haesol/contracts/travel';
import { brandTextsIn, getBrand } from '../../brand/brand.ts';
import { ko as account } from './account/ko.ts';

/** Tickets after a change, and the difference that was paid or is returned; both undefined without one. */
interface ChangeFacts {
  readonly people: string;
  readonly paid: string | undefined;
  readonly back: string | undefined;
  /** Undefined if free cancellation is over. */
  readonly freeUntil: string | undefined;
}

/** Facts that most mails about a booking list; dates are written in the language of the mail. */
interface BookingFacts {
  readonly name: string;
  readonly gdsNm: string;
  readonly rsvtNo: string;
  /** Undefined for passes. */
  readonly time: string | undefined;
}

const listFacts = ({ gdsNm, rsvtNo, time }: BookingFacts) => [
  `상품: ${gdsNm}`,
  ...(time === undefined ? [] : [`이용일: ${time} (한국 시간)`]),
  `예약번호: ${rsvtNo}`,
];

interface VoucherFacts {
  readonly name: string;
  readonly gdsNm: string;
  readonly time: string;
  readonly addr: string;
  /** Meeting point and the address of its map. */
  readonly meet: string | undefined;
  readonly people: string;
  readonly sum: string;
  /** Undefined if free cancellation is over. */
  readonly freeUntil: string | undefined;
  readonly rsvtNo: string;
  readonly voucherNo: string;
}

interface RefundFacts {
  readonly amount: string;
  readonly fee: string;
  /** Undefined without points. */
  readonly points: string | undefined;
}

interface PurchaseFacts {
  readonly name: string;
  /** One line for each of the goods: name, time, number and sum. */
  readonly list: readonly string[];
  readonly sum: string;
}

const cardNote = '카드사에 따라 환불 내역이 보이기까지 며칠이 걸릴 수 있습니다.';

const toCancelLine = (freeUntil: string | undefined) =>
  freeUntil === undefined
    ? '지금부터는 취소하실 때 수수료가 있습니다.'
    : `취소: ${freeUntil}까지 수수료 없이 취소하실 수 있습니다.`;

const listRefund = ({ amount, fee, points }: RefundFacts) => [
  `환불 금액: ${amount} (취소 수수료 ${fee})`,
  ...(points === undefined ? [] : [`돌려드린 포인트: ${points}P`]),
  cardNote,
];

/** Korean texts of the mails that are written in several languages; the other files have the same. */
export const ko = {
  mailCode: (code: string) => ({
    subject: '인증번호 안내',
    lines: [
      '요청하신 인증번호를 알려 드립니다.',
      `인증번호: ${code}`,
      `인증번호는 ${retentionPolicy.codeMinutes}분 동안 사용할 수 있습니다. 본인이 요청하지 않았다면 이 메일을 무시해 주시기 바랍니다.`,
    ],
  }),
  joined: ({ name, isActive }: { readonly name: string; readonly isActive: boolean }) => ({
    subject: '회원가입 완료',
    lines: [
      `${name}님, ${brandTextsIn('ko').site} 회원가입이 완료되었습니다.`,
      isActive
        ? '지금부터 모든 서비스를 이용하실 수 있습니다.'
        : `교육 신청, 장비 예약, 자문·과제 신청은 소속 확인(${toAffiliationDays()}일) 뒤에 하실 수 있습니다. 공지·자료실${getBrand().travel ? '과 여행 상품은' : '은'} 지금 이용하실 수 있습니다.`,
    ],
  }),
  foundId: ({ to, name }: { readonly to: string; readonly name: string }) => ({
    subject: '아이디 안내',
    lines: [`${name}님, 요청하신 아이디를 알려 드립니다.`, `아이디: ${to}`],
  }),
  temporaryPassword: ({ name, password }: { readonly name: string; readonly password: string }) => ({
    subject: '임시 비밀번호 안내',
    lines: [
      `${name}님, 요청하신 임시 비밀번호를 알려 드립니다.`,
      `임시 비밀번호: ${password}`,
      '임시 비밀번호는 24시간 동안 한 번 사용할 수 있습니다. 로그인 후 비밀번호를 변경해 주시기 바랍니다.',
      '본인이 요청하지 않았다면 지금 비밀번호를 그대로 사용하실 수 있습니다.',
    ],
  }),
  passwordChanged: (name: string) => ({
    subject: '비밀번호 변경 안내',
    lines: [
      `${name}님, 비밀번호가 변경되었습니다. 모든 기기에서 로그아웃되었으니 새 비밀번호로 다시 로그인해 주시기 바랍니다.`,
      '본인이 변경하지 않았다면 비밀번호 찾기로 새 비밀번호를 정해 주시기 바랍니다.',
    ],
  }),
  newDevice: (facts: {
    readonly name: string;
    readonly at: string;
    readonly device: string;
    readonly link: string;
  }) => ({
    subject: '새 기기 로그인 안내',
    lines: [
      `${facts.name}님의 계정으로 새 기기에서 로그인했습니다.`,
      `일시: ${facts.at}`,
      `기기: ${facts.device}`,
      `본인이 아니라면 비밀번호를 변경해 주시기 바랍니다. 변경하면 모든 기기에서 로그아웃됩니다. ${facts.link}`,
    ],
  }),
  ...account,
  travelRequested: (facts: BookingFacts & { readonly answerBy: string }) => ({
    subject: '예약 접수 안내',
    lines: [
      `${facts.name}님, 결제가 완료되어 예약을 접수했습니다. 업체에서 ${facts.answerBy}까지 확인하면 예약이 확정됩니다.`,
      '그때까지 확정되지 않으면 예약을 취소하고 결제하신 금액을 모두 돌려드립니다.',
      ...listFacts(facts),
    ],
  }),
  piecesFree: (facts: {
    readonly name: string;
    readonly gdsNm: string;
    readonly time: string;
    readonly count: number;
    readonly until: string;
  }) => ({
    subject: '여행 빈자리 안내',
    lines: [
      `${facts.name}님, 기다리시던 자리가 났습니다. ${facts.until}까지 먼저 예약하실 수 있습니다.`,
      '그때까지 예약하지 않으시면 다음 분께 안내하고, 대기 순서는 뒤로 옮겨집니다.',
      `상품: ${facts.gdsNm}`,
      `이용일: ${facts.time} · ${facts.count}매`,
    ],
  }),
  travelMoved: ({
    change,
    ...facts
  }: BookingFacts & {
    readonly news: string;
    readonly memo: string | undefined;
    readonly change: ChangeFacts | undefined;
  }) => ({
    subject: '여행 예약 상태 안내',
    lines: [
      `${facts.name}님, ${facts.news}`,
      ...listFacts(facts),
      ...(change === undefined ? [] : [`이용권: ${change.people}`]),
      ...(change?.paid === undefined ? [] : [`더 결제하신 차액: ${change.paid}`]),
      ...(change?.back === undefined ? [] : [`돌려드리는 차액: ${change.back}`]),
      ...(change === undefined ? [] : [toCancelLine(change.freeUntil)]),
      ...(facts.memo === undefined ? [] : [`안내: ${facts.memo}`]),
    ],
  }),
  travelRefunded: (facts: BookingFacts & RefundFacts) => ({
    subject: '취소 및 환불 완료 안내',
    lines: [`${facts.name}님, 취소된 예약의 환불이 완료되었습니다.`, ...listFacts(facts), ...listRefund(facts)],
  }),
  travelPartRefunded: (facts: BookingFacts & RefundFacts) => ({
    subject: '일부 환불 완료 안내',
    lines: [
      `${facts.name}님, 고르신 이용권의 환불이 완료되었습니다. 나머지 예약은 그대로 유효합니다.`,
      ...listFacts(facts),
      ...listRefund(facts),
    ],
  }),
  differenceReturned: (facts: BookingFacts & Pick<RefundFacts, 'amount'>) => ({
    subject: '예약 변경 차액 환불 안내',
    lines: [
      `${facts.name}님, 예약 변경의 차액을 돌려드렸습니다.`,
      ...listFacts(facts),
      `돌려드린 차액: ${facts.amount}`,
      cardNote,
    ],
  }),
  purchasePaid: ({ name, list, sum }: PurchaseFacts) => ({
    subject: `여행 상품 ${list.length}건 결제 안내`,
    lines: [
      `${name}님, ${list.length}건을 한 번에 결제하셨습니다. 바우처는 상품마다 따로 보내 드립니다.`,
      ...list,
      `결제 금액: ${sum}`,
      '취소 수수료와 환불은 상품마다 따로 계산합니다.',
    ],
  }),
  voucherIssued: (facts: VoucherFacts) => ({
    subject: '예약 확정 및 바우처 안내',
    lines: [
      `${facts.name}님, 예약이 확정되었습니다.`,
      `상품: ${facts.gdsNm}`,
      `이용일: ${facts.time} (한국 시간)`,
      `장소: ${facts.addr}`,
      ...(facts.meet === undefined ? [] : [`만나는 곳: ${facts.meet}`]),
      `이용권: ${facts.people}`,
      `결제 금액: ${facts.sum}`,
      toCancelLine(facts.freeUntil),
      `예약번호: ${facts.rsvtNo} / 바우처번호: ${facts.voucherNo}`,
      '이용하실 때 아래 화면의 QR 코드를 보여 주시기 바랍니다. 한 번 열어 두시면 인터넷이 없어도 볼 수 있습니다.',
    ],
  }),
  passIssued: ({
    name,
    passNm,
    rsvtNo,
  }: {
    readonly name: string;
    readonly passNm: string;
    readonly rsvtNo: string;
  }) => ({
    subject: '패스 구매 완료 안내',
    lines: [
      `${name}님, 구매하신 패스를 발급했습니다.`,
      `패스: ${passNm}`,
      `구매번호: ${rsvtNo}`,
      '시간권은 첫 이용처에서 사용한 시점부터 시간이 계산됩니다.',
    ],
  }),
  voucherUsed: (facts: {
    readonly name: string;
    readonly gdsNm: string;
    readonly points: string | undefined;
    /** Page for a review; undefined for a guest, who cannot write one. */
    readonly link: string | undefined;
  }) => ({
    subject: '이용 확인 안내',
    lines: [
      `${facts.name}님, 바우처 이용을 확인했습니다.`,
      `상품: ${facts.gdsNm}`,
      ...(facts.points === undefined ? [] : [`적립 포인트: ${facts.points}P`]),
      ...(facts.link === undefined ? [] : [`${reviewLimits.days}일 안에 리뷰를 남기실 수 있습니다. ${facts.link}`]),
      '직접 이용하지 않으셨다면 여행 문의로 바로 알려 주시기 바랍니다.',
    ],
  }),
  passStarted: (facts: {
    readonly name: string;
    readonly passNm: string;
    readonly placeNm: string;
    readonly until: string;
  }) => ({
    subject: '패스 사용 시작 안내',
    lines: [
      `${facts.name}님, 패스 사용을 시작했습니다.`,
      `패스: ${facts.passNm}`,
      `첫 이용처: ${facts.placeNm}`,
      `사용 기한: ${facts.until}`,
      '직접 이용하지 않으셨다면 여행 문의로 바로 알려 주시기 바랍니다.',
    ],
  }),
  cardHandedOver: ({ name, passNm }: { readonly name: string; readonly passNm: string }) => ({
    subject: '교통카드 교환 안내',
    lines: [
      `${name}님, 안내소에서 교통카드를 전해 드렸습니다.`,
      `패스: ${passNm}`,
      '직접 받지 않으셨다면 여행 문의로 바로 알려 주시기 바랍니다.',
    ],
  }),
  questionAnswered: (title: string) => ({
    subject: '문의하신 글에 답변이 등록되었습니다',
    lines: [`'${title}' 문의에 답변이 등록되었습니다.`],
  }),
  inquiryAnswered: (title: string) => ({
    subject: '여행 문의에 답변이 등록되었습니다',
    lines: [`'${title}' 문의에 답변이 등록되었습니다.`],
  }),
  reviewShown: ({ name, gdsNm }: { readonly name: string; readonly gdsNm: string }) => ({
    subject: '작성하신 리뷰의 재게시 안내',
    lines: [`${name}님, '${gdsNm}'에 작성하신 리뷰를 다시 게시했습니다.`],
  }),
  reviewHidden: (facts: {
    readonly name: string;
    readonly gdsNm: string;
    readonly memo: string;
    readonly link: string;
  }) => ({
    subject: '작성하신 리뷰의 게시 중단 안내',
    lines: [
      `${facts.name}님, '${facts.gdsNm}'에 작성하신 리뷰를 신고 검토 결과에 따라 게시 중단했습니다.`,
      `사유: ${facts.memo}`,
      `이의가 있으시면 여행 문의로 알려 주시기 바랍니다. ${facts.link}`,
    ],
  }),
};

/** Texts of mails in one language. */
export type MailTexts = typeof ko;
