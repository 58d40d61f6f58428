import { toHref } from '@haesol/remote/routes';

export const paths = {
  easyReservation: '/easyReservation',
  equipment: '/cooperation/equipment',
  myBookings: '/myPage/equ',
} as const;

export const toDeviceHref = (eqUid: string): string => toHref(paths.equipment, { eqUid });
export const toMyBookingHref = (rsvUid: string): string => toHref(paths.myBookings, { rsvUid });
/** Question form. @param title initial title of the question */
export const toAskHref = (categoryCd: string, title: string): string =>
  toHref('/myPage/qnaWrite', { categoryCd, title });
