import { adminPosts } from '@haesol/contracts/board';
import { adminEquipment } from '@haesol/contracts/lab';
import { adminCourses, eduKindNames } from '@haesol/contracts/learn';
import { adminCoupons, adminExchangeCards, adminGoods } from '@haesol/contracts/travel';
import * as z from 'zod/mini';
import { listStaffPosts } from '../../../board/posts/staffPosts.ts';
import { listStaffEquipment } from '../../../lab/equipmentStaff/readEquipment.ts';
import { listStaffCourses } from '../../../learn/education/listStaffCourses.ts';
import { listStaffCoupons } from '../../../travel/coupon/staffCoupons.ts';
import { listStaffGoods } from '../../../travel/goodsStaff/readStaffGoods.ts';
import { listStaffCards } from '../../../travel/voucher/staffCards.ts';
import { peopleOf } from './people.ts';
import { defineSheet, maxRows, toTime } from './sheet.ts';

const all = { limit: maxRows, offset: 0 };
const courseNames = {
  DRAFT: '초안',
  RESERVED: '공개예정',
  SCHEDULED: '접수예정',
  OPEN: '접수중',
  FULL: '정원마감',
  CLOSED: '접수마감',
  RUNNING: '교육중',
  ENDED: '종료',
} as const;
const audienceNames = { WORKER: '재직자', STUDENT: '학생' } as const;
const equipmentNames = { AVAILABLE: '이용 가능', MAINT: '점검 중', HIDDEN: '숨김' } as const;
const goodsNames = { ON: '판매중', OFF: '내림' } as const;
const contentNames = { DRAFT: '초안', SCHEDULED: '예약', PUBLISHED: '게시됨' } as const;
const boardNames = { NOTICE: '공지사항', NEWS: '산학소식', REFERENCE: '자료실' } as const;
const couponNames = { ING: '발급 중', SOON: '예정', END: '기간 끝남', CLOSED: '마감', OUT: '모두 발급' } as const;
const cardNames = { READY: '교환 전', EXCHANGED: '교환함', EXPIRED: '만료' } as const;

/** Lists of what the site offers, and exchange cards. */
export const catalogueSheets = {
  courses: defineSheet({
    fileNm: '교육과정',
    list: ({ context, staff: { now }, query }) =>
      listStaffCourses(context.db, z.parse(adminCourses.query, query), { ...all, now }),
    columns: [
      ['과정', ({ title }) => title, 'title'],
      ['분야', ({ fieldNm }) => fieldNm, 'title'],
      ['종류', ({ kind }) => eduKindNames[kind], 'title'],
      ['대상', ({ aud }) => audienceNames[aud], 'title'],
      ['상태', ({ state }) => courseNames[state], 'state'],
      ['시작일', ({ startDt }) => startDt, 'start'],
      ['종료일', ({ endDt }) => endDt, 'start'],
      ['신청', ({ appliedCnt }) => appliedCnt, 'seats'],
      ['정원', ({ capacity }) => capacity, 'seats'],
    ],
  }),

  equipment: defineSheet({
    fileNm: '장비',
    list: ({ context, staff: { now }, query }) =>
      listStaffEquipment(context.db, z.parse(adminEquipment.query, query), { ...all, now }),
    columns: [
      ['장비', ({ eqNm }) => eqNm, 'eqNm'],
      ['모델', ({ model }) => model, 'eqNm'],
      ['분류', ({ ctgNm }) => ctgNm, 'category'],
      ['설치 장소', ({ place }) => place, 'category'],
      ['상태', ({ state }) => equipmentNames[state], 'state'],
      ['다음 점검 시작', ({ nextMaint }) => toTime(nextMaint?.fromDt ?? null), 'maint'],
      ['다음 점검 종료', ({ nextMaint }) => toTime(nextMaint?.toDt ?? null), 'maint'],
      ['점검 사유', ({ nextMaint }) => nextMaint?.reason ?? '', 'maint'],
      ['안전교육', ({ trainingYn }) => trainingYn, 'training'],
      ['기업 이용료(원/시간)', ({ price }) => price, 'price'],
      ['담당', ({ operatorNm }) => operatorNm, 'operator'],
    ],
  }),

  goods: defineSheet({
    fileNm: '여행상품',
    codes: ['GDS_TYCD'],
    list: ({ context, query }) => listStaffGoods(context.db, z.parse(adminGoods.query, query), all),
    columns: [
      ['상품', ({ gdsNm }) => gdsNm, 'name'],
      ['이용권', ({ optionNm }) => optionNm, 'name'],
      ['구분', ({ gdsTycd }, _person, nameOf) => nameOf('GDS_TYCD', gdsTycd), 'category'],
      ['상태', ({ state }) => goodsNames[state], 'state'],
      ['빠진 언어', ({ missing }) => missing.join(' '), 'missing'],
      ['최저가(원)', ({ lowPrice }) => lowPrice, 'price'],
      ['날짜별 재고', ({ stockYn }) => stockYn, 'stock'],
    ],
  }),

  posts: defineSheet({
    fileNm: '게시물',
    list: ({ context, staff: { now }, query }) =>
      listStaffPosts(context, z.parse(adminPosts.query, query), { ...all, now }),
    columns: [
      ['제목', ({ title }) => title, 'title'],
      ['게시판', ({ board }) => boardNames[board], 'category'],
      ['구분', ({ categoryNm }) => categoryNm, 'category'],
      ['상태', ({ state }) => contentNames[state], 'state'],
      ['고정', ({ pinYn }) => pinYn, 'marks'],
      ['긴급', ({ urgentYn }) => urgentYn, 'marks'],
      ['작성자', ({ writerNm }) => writerNm, 'title'],
      ['게시일시', ({ createdDt }) => toTime(createdDt), 'created'],
      ['조회', ({ viewCnt }) => viewCnt, 'views'],
    ],
  }),

  coupons: defineSheet({
    fileNm: '쿠폰',
    list: ({ context, staff: { now }, query }) =>
      listStaffCoupons(context.db, z.parse(adminCoupons.query, query), { ...all, now }),
    columns: [
      ['쿠폰', ({ couponNm }) => couponNm, 'title'],
      ['상태', ({ state }) => couponNames[state], 'state'],
      [
        '할인',
        ({ discountType, discount }) => (discountType === 'RATE' ? `${discount}%` : `${discount}원`),
        'discount',
      ],
      ['발급', ({ issued }) => issued, 'issued'],
      ['전체', ({ total }) => total, 'issued'],
      ['쓸 수 있는 조건', ({ targets }) => targets.join(', '), 'targets'],
      ['시작일', ({ startDt }) => startDt, 'period'],
      ['종료일', ({ endDt }) => endDt, 'period'],
    ],
  }),

  exchangeCards: defineSheet({
    fileNm: '교환권',
    list: ({ context, staff: { now }, query }) =>
      listStaffCards(context.db, z.parse(adminExchangeCards.query, query), { ...all, now }),
    unmasks: ['NAME'],
    people: { of: peopleOf.cards, uid: ({ cardUid }) => cardUid },
    columns: [
      ['패스', ({ passNm }) => passNm, 'pass'],
      ['예약번호', ({ rsvtNo }) => rsvtNo, 'pass'],
      ['회원', ({ memberNm }, person) => person?.name ?? memberNm, 'member'],
      ['상태', ({ state }) => cardNames[state], 'state'],
      ['교환일시', ({ exchangedDt }) => toTime(exchangedDt), 'used'],
      ['만료일시', ({ endDt }) => toTime(endDt), 'end'],
    ],
  }),
};
