import type { ReservationState } from '@haesol/contracts/travel';

const cancelled: readonly ReservationState[] = ['CONFIRM_WAIT', 'CONFIRMED', 'VOUCHER'];

/** Returns true for an order that staff can cancel with everything paid back. */
export const canCancel = ({ rsvtSttsCd }: { readonly rsvtSttsCd: ReservationState }): boolean =>
  cancelled.includes(rsvtSttsCd);
