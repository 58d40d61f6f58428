import type { LinkTo, Mail, Recipient } from './mail.ts';
import {
  pagePaths,
  toMyCardsPath,
  toMyInquiryPath,
  toMyPassesPath,
  toMyReviewsPath,
  toReviewWritePath,
  toVoucherPath,
} from './pagePaths.ts';

/** Mails about vouchers and passes, and decisions about inquiries and reviews. */
export function voucherMails(linkTo: LinkTo) {
  return {
    voucherIssued: ({
      to,
      name,
      gdsNm,
      time,
      rsvtNo,
      voucherNo,
      rsvtUid,
      payAmount,
      addr,
      people,
      freeUntil,
    }: Recipient & {
      readonly gdsNm: string;
      /** Day and hour in Seoul. */
      readonly time: string;
      readonly rsvtNo: string;
      readonly voucherNo: string;
      readonly payAmount: number;
      readonly addr: string;
      /** Tickets or guests in words. */
      readonly people: string;
      /** Last moment of a free cancellation in Seoul; undefined if it is over. */
      readonly freeUntil: string | undefined;
      readonly rsvtUid: string;
    }): Mail => ({
      kind: 'TRAVEL_VOUCHER',
      to,
      subject: '예약 확정 및 바우처 안내',
      lines: [
        `${name}님, 예약이 확정되었습니다.`,
        `상품: ${gdsNm}`,
        `이용일: ${time} (한국 시간)`,
        `장소: ${addr}`,
        `이용권: ${people}`,
        `결제 금액: ${payAmount.toLocaleString('ko-KR')}원`,
        freeUntil === undefined
          ? '지금부터는 취소하실 때 수수료가 있습니다.'
          : `취소: ${freeUntil}까지 수수료 없이 취소하실 수 있습니다.`,
        `예약번호: ${rsvtNo} / 바우처번호: ${voucherNo}`,
        '이용하실 때 아래 화면의 QR 코드를 보여 주시기 바랍니다. 한 번 열어 두시면 인터넷이 없어도 볼 수 있습니다.',
        linkTo(toVoucherPath(rsvtUid)),
      ],
    }),

    passIssued: ({
      to,
      name,
      passNm,
      rsvtNo,
    }: Recipient & { readonly passNm: string; readonly rsvtNo: string }): Mail => ({
      kind: 'TRAVEL_PASS',
      to,
      subject: '패스 구매 완료 안내',
      lines: [
        `${name}님, 구매하신 패스를 발급했습니다.`,
        `패스: ${passNm}`,
        `구매번호: ${rsvtNo}`,
        '시간권은 첫 이용처에서 사용한 시점부터 시간이 계산됩니다.',
        linkTo(toMyPassesPath()),
      ],
    }),

    voucherUsed: ({
      to,
      name,
      gdsNm,
      points,
      rsvtUid,
    }: Recipient & { readonly gdsNm: string; readonly points: number; readonly rsvtUid: string }): Mail => ({
      kind: 'TRAVEL_USED',
      to,
      subject: '이용 확인 안내',
      lines: [
        `${name}님, 바우처 이용을 확인했습니다.`,
        `상품: ${gdsNm}`,
        ...(points === 0 ? [] : [`적립 포인트: ${points.toLocaleString('ko-KR')}P`]),
        `30일 안에 리뷰를 남기실 수 있습니다. ${linkTo(toReviewWritePath(rsvtUid))}`,
        '직접 이용하지 않으셨다면 여행 문의로 바로 알려 주시기 바랍니다.',
      ],
    }),

    passStarted: ({
      to,
      name,
      passNm,
      placeNm,
      until,
    }: Recipient & {
      readonly passNm: string;
      readonly placeNm: string;
      /** Day and hour in Seoul. */
      readonly until: string;
    }): Mail => ({
      kind: 'PASS_STARTED',
      to,
      subject: '패스 사용 시작 안내',
      lines: [
        `${name}님, 패스 사용을 시작했습니다.`,
        `패스: ${passNm}`,
        `첫 이용처: ${placeNm}`,
        `사용 기한: ${until}`,
        '직접 이용하지 않으셨다면 여행 문의로 바로 알려 주시기 바랍니다.',
        linkTo(toMyPassesPath()),
      ],
    }),

    cardHandedOver: ({ to, name, passNm }: Recipient & { readonly passNm: string }): Mail => ({
      kind: 'TRAVEL_CARD',
      to,
      subject: '교통카드 교환 안내',
      lines: [
        `${name}님, 안내소에서 교통카드를 전해 드렸습니다.`,
        `패스: ${passNm}`,
        '직접 받지 않으셨다면 여행 문의로 바로 알려 주시기 바랍니다.',
        linkTo(toMyCardsPath()),
      ],
    }),

    inquiryAnswered: ({
      to,
      title,
      inquiryUid,
    }: {
      readonly to: string;
      readonly title: string;
      readonly inquiryUid: string;
    }): Mail => ({
      kind: 'INQUIRY_ANSWER',
      to,
      subject: '여행 문의에 답변이 등록되었습니다',
      lines: [`'${title}' 문의에 답변이 등록되었습니다.`, linkTo(toMyInquiryPath(inquiryUid))],
    }),

    reviewShown: ({ to, name, gdsNm }: Recipient & { readonly gdsNm: string }): Mail => ({
      kind: 'REVIEW_SHOWN',
      to,
      subject: '작성하신 리뷰의 재게시 안내',
      lines: [`${name}님, '${gdsNm}'에 작성하신 리뷰를 다시 게시했습니다.`, linkTo(toMyReviewsPath())],
    }),

    reviewHidden: ({ to, name, gdsNm, memo }: Recipient & { readonly gdsNm: string; readonly memo: string }): Mail => ({
      kind: 'REVIEW_HIDDEN',
      to,
      subject: '작성하신 리뷰의 게시 중단 안내',
      lines: [
        `${name}님, '${gdsNm}'에 작성하신 리뷰를 신고 검토 결과에 따라 게시 중단했습니다.`,
        `사유: ${memo}`,
        `이의가 있으시면 여행 문의로 알려 주시기 바랍니다. ${linkTo(pagePaths.myTravel)}`,
      ],
    }),
  };
}
