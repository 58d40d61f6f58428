import { languageDefaults } from '@haesol/contracts/common';
import {
  adminInquiries,
  adminOrders,
  adminPasses,
  adminRefunds,
  adminReviews,
  changeWhy,
  changeWhyName,
  type ReservationState,
} from '@haesol/contracts/travel';
import * as z from 'zod/mini';
import { toMaskedName } from '../../../common/text/maskedName.ts';
import { listStaffInquiries } from '../../../travel/inquiry/answerInquiry.ts';
import { listStaffRefunds } from '../../../travel/order/listStaffRefunds.ts';
import { createStaffOrders } from '../../../travel/order/staffRepository.ts';
import { listStaffReviews } from '../../../travel/review/decideReview.ts';
import { listStaffPasses } from '../../../travel/voucher/staffPasses.ts';
import { peopleOf } from './people.ts';
import { defineSheet, maxRows, toTime } from './sheet.ts';

const all = { limit: maxRows, offset: 0 };
const answerNames = { WAIT: '답변대기', ANSWERED: '답변완료' } as const;
const refundNames = { ASKED: '요청', SENDING: '보내는 중', DONE: '환불완료', REFUSED: '반려' } as const;
const passNames: Readonly<Record<string, string>> = {
  PAID: '이용 전',
  ACTIVE: '이용중',
  EXPIRED: '기간만료',
  REFUND_ASK: '환불요청',
  REFUNDED: '환불완료',
};
const reservationNames: Readonly<Record<ReservationState, string>> = {
  PAY_WAIT: '결제대기',
  CONFIRM_WAIT: '확정대기',
  CONFIRMED: '예약확정',
  VOUCHER: '바우처발행',
  USED: '이용완료',
  REVIEWED: '후기작성',
  CANCEL_ASK: '취소요청',
  CANCELLED: '취소',
  REFUNDED: '환불완료',
};

/** Lists of the travel service. */
export const travelSheets = {
  orders: defineSheet({
    fileNm: '주문',
    list: ({ context, staff, query }) =>
      createStaffOrders(context.db).listOrders(
        { ...z.parse(adminOrders.query, query), staffUid: staff.memberUid },
        all,
      ),
    unmasks: ['NAME'],
    people: { of: peopleOf.orders, uid: ({ orderUid }) => orderUid },
    columns: [
      ['주문번호', ({ orderNo }) => orderNo, 'goods'],
      ['예약번호', ({ rsvtNo }) => rsvtNo, 'goods'],
      ['상품', ({ gdsNm }) => gdsNm, 'goods'],
      ['선택', ({ optionNm }) => optionNm, 'goods'],
      ['수량', ({ count }) => count, 'goods'],
      ['회원', ({ memberNm }, person) => person?.name ?? memberNm, 'member'],
      ['여권 영문 이름', ({ passportNm }, person) => person?.passport ?? passportNm ?? '', 'member'],
      ['이용일', ({ useDate }) => useDate, 'use'],
      ['체크아웃', ({ departDate }) => departDate, 'use'],
      ['결제(원)', ({ payAmount }) => payAmount, 'pay'],
      ['환불(원)', ({ cancelledAmount }) => cancelledAmount, 'back'],
      ['상태', ({ rsvtSttsCd }) => reservationNames[rsvtSttsCd], 'state'],
      ['담당', ({ assigneeNm }) => assigneeNm ?? null, 'assignee'],
      ['주문일시', ({ createdDt }) => toTime(createdDt), 'created'],
    ],
  }),

  refunds: defineSheet({
    fileNm: '환불',
    codes: ['REFUND_WHY'],
    list: ({ context, staff, query }) =>
      listStaffRefunds(
        context.db,
        { ...z.parse(adminRefunds.query, query), staffUid: staff.memberUid, now: staff.now },
        all,
      ),
    unmasks: ['NAME'],
    people: { of: peopleOf.refunds, uid: ({ refundUid }) => refundUid },
    columns: [
      ['예약번호', ({ rsvtNo }) => rsvtNo, 'goods'],
      ['상품', ({ gdsNm }) => gdsNm, 'goods'],
      ['회원', ({ memberNm }, person) => person?.name ?? memberNm, 'member'],
      ['이용일', ({ useDate }) => useDate, 'goods'],
      [
        '사유',
        ({ whyCd }, _person, nameOf) => (whyCd === changeWhy ? changeWhyName : nameOf('REFUND_WHY', whyCd)),
        'why',
      ],
      ['결제(원)', ({ payAmount }) => payAmount, 'amount'],
      ['환불(원)', ({ refundAmount }) => refundAmount, 'amount'],
      ['상태', ({ state }) => refundNames[state], 'state'],
      ['담당', ({ assigneeNm }) => assigneeNm, 'assignee'],
      ['요청일시', ({ askedDt }) => toTime(askedDt), 'wait'],
    ],
  }),

  inquiries: defineSheet({
    fileNm: '여행문의',
    list: ({ context, staff, query }) =>
      listStaffInquiries(
        context,
        { ...z.parse(adminInquiries.query, query), staffUid: staff.memberUid },
        { ...all, languageCd: languageDefaults.header, now: staff.now },
      ),
    unmasks: ['NAME'],
    people: { of: peopleOf.inquiries, uid: ({ inquiryUid }) => inquiryUid },
    columns: [
      ['제목', ({ title }) => title, 'title'],
      ['구분', ({ categoryNm }) => categoryNm, 'category'],
      ['상품', ({ gdsNm }) => gdsNm, 'title'],
      ['예약번호', ({ rsvtNo }) => rsvtNo, 'title'],
      ['회원', ({ memberNm }, person) => person?.name ?? toMaskedName(memberNm), 'member'],
      ['상태', ({ answerState }) => answerNames[answerState], 'state'],
      ['담당', ({ assigneeNm }) => assigneeNm, 'assignee'],
      ['등록일시', ({ createdDt }) => toTime(createdDt), 'wait'],
      ['답변일시', ({ answeredDt }) => toTime(answeredDt), 'state'],
    ],
  }),

  reviews: defineSheet({
    fileNm: '후기',
    list: ({ context, staff, query }) =>
      listStaffReviews(
        context,
        { ...z.parse(adminReviews.query, query), staffUid: staff.memberUid },
        { ...all, now: staff.now },
      ),
    unmasks: ['NAME'],
    people: { of: peopleOf.reviews, uid: ({ reviewUid }) => reviewUid },
    columns: [
      ['상품', ({ gdsNm }) => gdsNm, 'content'],
      ['회원', ({ memberNm }, person) => person?.name ?? memberNm, 'member'],
      ['별점', ({ star }) => star, 'content'],
      ['내용', ({ content }) => content, 'content'],
      ['남은 신고', ({ openCnt }) => openCnt, 'count'],
      ['담당', ({ assigneeNm }) => assigneeNm, 'assignee'],
      ['게시 중단 일시', ({ hiddenDt }) => toTime(hiddenDt), 'state'],
      ['등록일시', ({ createdDt }) => toTime(createdDt), 'created'],
    ],
  }),

  passes: defineSheet({
    fileNm: '패스',
    list: ({ context, staff, query }) =>
      listStaffPasses(context.db, z.parse(adminPasses.query, query), { ...all, now: staff.now }),
    unmasks: ['NAME'],
    people: { of: peopleOf.passes, uid: ({ passUid }) => passUid },
    columns: [
      ['패스', ({ passNm }) => passNm, 'pass'],
      ['예약번호', ({ rsvtNo }) => rsvtNo, 'pass'],
      ['회원', ({ memberNm }, person) => person?.name ?? memberNm, 'member'],
      ['상태', ({ state }) => passNames[state] ?? state, 'state'],
      ['이용한 곳', ({ usedCnt }) => usedCnt, 'used'],
      ['구매일시', ({ boughtDt }) => toTime(boughtDt), 'pass'],
      ['만료일시', ({ expireDt }) => toTime(expireDt), 'end'],
    ],
  }),
};
