import type { MemberClass } from '../identity/policies.ts';
import type { BookingState } from './booking.ts';
import type { PriceClass } from './equipment.ts';

export const labPolicy = {
  /** Share of free slots up to which a day is shown as nearly full. */
  fewShare: 0.3,
  /** Working days within which staff answer a booking. */
  answerDays: 1,
};
export type LabPolicy = typeof labPolicy;

/** Returns the state of a day from its bookable slots. */
export function dayStateOf(free: number, total: number, { fewShare }: LabPolicy = labPolicy): 'FEW' | 'FREE' | 'FULL' {
  if (free === 0) return 'FULL';
  return free / total <= fewShare ? 'FEW' : 'FREE';
}

const priceClassOfMember: Readonly<Record<MemberClass, PriceClass>> = {
  FACULTY: 'OWN',
  STAFF: 'OWN',
  STUDENT: 'STUDENT',
  COMPANY: 'COMPANY',
  GENERAL: 'OTHER',
  GUEST: 'OTHER',
};

/** Returns the price class of a member; visitors see the price of companies. */
export const priceClassOf = (memberClass: MemberClass | undefined): PriceClass =>
  memberClass === undefined ? 'COMPANY' : priceClassOfMember[memberClass];

/** Labels of price classes on pages and in documents. */
export const priceClassNames: Readonly<Record<PriceClass, string>> = {
  OWN: '교내 요금',
  STUDENT: '학생 요금',
  COMPANY: '기업 요금',
  OTHER: '타기관 요금',
};

/** Labels of booking states on pages, in mails and in spreadsheets. */
export const bookingStateNames: Readonly<Record<BookingState, string>> = {
  REQUESTED: '승인대기',
  APPROVED: '예약확정',
  IN_USE: '이용중',
  COMPLETED: '이용완료',
  REJECTED: '반려',
  CANCELLED: '예약취소',
  CANCEL_REQUESTED: '취소요청',
  NO_SHOW: '미이용',
  EXPIRED: '기간만료',
};
