import type { LinkTo, Mail, Recipient } from './mail.ts';
import { toMyReservationPath, toPurchasePath } from './pagePaths.ts';

interface Traveller extends Recipient {
  readonly gdsNm: string;
  readonly rsvtNo: string;
  readonly rsvtUid: string;
  /** Day and hour in Seoul; undefined for passes. */
  readonly time: string | undefined;
}

type PurchasedGoods = Pick<Traveller, 'gdsNm' | 'rsvtNo' | 'time'> & { readonly payAmount: number };

const won = (amount: number) => `${amount.toLocaleString('ko-KR')}원`;

const toFacts = ({ gdsNm, rsvtNo, time }: Traveller) => [
  `상품: ${gdsNm}`,
  ...(time === undefined ? [] : [`이용일: ${time}`]),
  `예약번호: ${rsvtNo}`,
];

/** Mails about travel orders: received, decided, refunded. */
export function travelMails(linkTo: LinkTo) {
  return {
    travelRequested: ({ answerBy, ...traveller }: Traveller & { answerBy: string }): Mail => ({
      kind: 'TRAVEL_REQUESTED',
      to: traveller.to,
      subject: '예약 접수 안내',
      lines: [
        `${traveller.name}님, 결제가 완료되어 예약을 접수했습니다. 업체에서 ${answerBy}까지 확인하면 예약이 확정됩니다.`,
        '그때까지 확정되지 않으면 예약을 취소하고 결제하신 금액을 모두 돌려드립니다.',
        ...toFacts(traveller),
        linkTo(toMyReservationPath(traveller.rsvtUid)),
      ],
    }),

    /** Lists all goods of one payment; each voucher has its own mail. */
    purchasePaid: ({
      to,
      name,
      goods,
      amount,
      purchaseUid,
    }: Recipient & { goods: readonly PurchasedGoods[]; amount: number; purchaseUid: string }): Mail => ({
      kind: 'TRAVEL_PURCHASED',
      to,
      subject: `여행 상품 ${goods.length}건 결제 안내`,
      lines: [
        `${name}님, ${goods.length}건을 한 번에 결제하셨습니다. 바우처는 상품마다 따로 보내 드립니다.`,
        ...goods.map(({ gdsNm, time, rsvtNo, payAmount }) =>
          [gdsNm, ...(time === undefined ? [] : [time]), `예약번호 ${rsvtNo}`, won(payAmount)].join(' · '),
        ),
        `결제 금액: ${won(amount)}`,
        '취소 수수료와 환불은 상품마다 따로 계산합니다.',
        linkTo(toPurchasePath(purchaseUid)),
      ],
    }),

    piecesFree: ({
      to,
      name,
      gdsNm,
      time,
      count,
      until,
      path,
    }: Recipient & { gdsNm: string; time: string; count: number; until: string; path: string }): Mail => ({
      kind: 'TRAVEL_FREE',
      to,
      subject: '여행 빈자리 안내',
      lines: [
        `${name}님, 기다리시던 자리가 났습니다. ${until}까지 먼저 예약하실 수 있습니다.`,
        '그때까지 예약하지 않으시면 다음 분께 안내하고, 대기 순서는 뒤로 옮겨집니다.',
        `상품: ${gdsNm}`,
        `이용일: ${time} · ${count}매`,
        linkTo(path),
      ],
    }),

    /** @param news one sentence about the change */
    travelMoved: ({ news, memo, ...traveller }: Traveller & { news: string; memo: string | undefined }): Mail => ({
      kind: 'TRAVEL_MOVED',
      to: traveller.to,
      subject: '여행 예약 상태 안내',
      lines: [
        `${traveller.name}님, ${news}`,
        ...toFacts(traveller),
        ...(memo === undefined ? [] : [`안내: ${memo}`]),
        linkTo(toMyReservationPath(traveller.rsvtUid)),
      ],
    }),

    travelRefunded: ({
      amount,
      fee,
      points,
      ...traveller
    }: Traveller & { amount: number; fee: number; points: number }): Mail => ({
      kind: 'TRAVEL_REFUNDED',
      to: traveller.to,
      subject: '취소 및 환불 완료 안내',
      lines: [
        `${traveller.name}님, 취소하신 예약의 환불이 완료되었습니다.`,
        ...toFacts(traveller),
        `환불 금액: ${won(amount)} (취소 수수료 ${won(fee)})`,
        ...(points === 0 ? [] : [`돌려드린 포인트: ${points.toLocaleString('ko-KR')}P`]),
        '카드사에 따라 환불 내역이 보이기까지 며칠이 걸릴 수 있습니다.',
        linkTo(toMyReservationPath(traveller.rsvtUid)),
      ],
    }),
  };
}
