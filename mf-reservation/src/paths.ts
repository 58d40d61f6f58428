import { toHref } from '@haesol/remote/routes';

export const paths = {
  easyReservation: '/easyReservation',
  equipment: '/cooperation/equipment',
  myBookings: '/myPage/equ',
  course: '/cooperation/edu',
  application: '/cooperation/application',
  myEdu: '/myPage/edu',
} as const;

export const toDeviceHref = (eqUid: string): string => toHref(paths.equipment, { eqUid });
export const toMyBookingHref = (rsvUid: string): string => toHref(paths.myBookings, { rsvUid });
export const toCourseHref = (eduUid: string): string => toHref(paths.course, { eduUid });
export const toEnrolHref = (eduUid: string): string => toHref(paths.application, { type: 'edu', eduUid });
export const toMyEduHref = (aplUid: string): string => toHref(paths.myEdu, { aplUid });
/** Question form. @param title initial title of the question */
export const toAskHref = (categoryCd: string, title: string): string =>
  toHref('/myPage/qnaWrite', { categoryCd, title });
