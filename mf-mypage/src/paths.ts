import { toHref } from '@haesol/remote/routes';

export const paths = {
  login: '/login',
  join: '/join',
  joinClass: '/join/memberClass',
  joinEmail: '/join/emailAuth',
  joinCode: '/join/codeAuth',
  joinInfo: '/join/userInfo',
  joinComplete: '/join/complete',
  findId: '/login/findId01',
  findIdFound: '/login/findId02-1',
  findIdNone: '/login/findId02-2',
  findPw: '/login/findPw01',
  findPwIssued: '/login/findPw02-1',
  findPwNone: '/login/findPw02-2',
  secondStep: '/login/secondStep',
  changePw: '/login/changePw',
  changePwComplete: '/login/changePwComplete',
  snsCallback: '/login/snsKakao',
  snsSuccess: '/login/snsSuccess',
  snsFail: '/login/snsFail',
  infoDetail: '/myPage/InfoDetail',
  info: '/myPage/info',
  myInfo: '/myPage/myInfo',
  security: '/myPage/security',
  withdrawal: '/myPage/secession',
  withdrawn: '/login/secessionComplete',
  edu: '/myPage/edu',
  qna: '/myPage/qna',
  myQna: '/myPage/myQna',
  qnaDetail: '/myPage/qnaDetail',
  myQnaDetail: '/myPage/myQnaDetail',
  qnaWrite: '/myPage/qnaWrite',
  publicQna: '/infoPlaza/qna',
  dashboard: '/myPage',
  equ: '/myPage/equ',
  tech: '/myPage/tech',
  assn: '/myPage/assn',
  collabo: '/myPage/collabo',
  application: '/cooperation/application',
  projectNotices: '/cooperation/assn',
  programs: '/cooperation/collabo',
  courses: '/cooperation/edu',
  home: '/',
  bookings: '/myPage/equ',
  statement: '/myPage/equStatement',
  easyReservation: '/easyReservation',
} as const;

export const toQnaDetailHref = (qnaUid: string): string => toHref(paths.qnaDetail, { qnaUid });
export const toQnaEditHref = (qnaUid: string): string => toHref(paths.qnaWrite, { qnaUid });
export const toPublicQnaHref = (qnaUid: string): string => toHref('/infoPlaza/qna_detail', { qnaUid });
export const toFaqHref = (faqUid: string): string => toHref('/infoPlaza/faqDetail', { faqUid });
/** Page of a shared technology, space or case. */
export const toResourceHref = (shareUid: string): string => toHref('/cooperation/sharingDetail', { shareUid });
export const toEquipmentHref = (eqUid: string): string => toHref('/cooperation/equipment', { eqUid });
export const toMyEduHref = (aplUid: string): string => toHref(paths.edu, { aplUid });
/** Tab of the member's own data. */
export const toInfoDetailHref = (tab: 'consents' | 'devices' | 'facts'): string =>
  toHref(paths.infoDetail, { tab: tab === 'facts' ? undefined : tab });
/** Form with the contents of an application that was handed in. */
export const toChangeHref = (aplUid: string): string => toHref(paths.application, { aplUid });
export const toCourseHref = (eduUid: string): string => toHref(paths.courses, { eduUid });
/** Member's bookings with one of them open over the list. */
export const toBookingHref = (rsvUid: string): string => toHref(paths.bookings, { rsvUid });
export const toStatementHref = (rsvUid: string): string => toHref(paths.statement, { rsvUid });
/** Change of a booking's time. */
export const toBookingChangeHref = (booking: {
  readonly rsvUid: string;
  readonly eqUid: string;
  readonly date: string;
}): string => toHref(paths.easyReservation, booking);
/** Day of equipment, for booking or waiting. */
export const toDayOfDeviceHref = ({ eqUid, date }: { readonly eqUid: string; readonly date: string }): string =>
  toHref(paths.easyReservation, { eqUid, date });
