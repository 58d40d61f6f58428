import { type OrderState, type ReservationAction, type ReservationState, travelPolicy } from '@haesol/contracts/travel';
import { addDays, seoulInstant } from '../../../db/seoulTime.ts';
import type { Moves } from '../../common/timeline/moves.ts';

/** Time for which a payment is left to a request before the job polls it. */
export const untouchedFor = '20 seconds';

/** State machine of an order. Only the payment leads to `PAID`. */
export const orderMoves = {
  pay: { from: ['READY'], to: 'PAYING', by: ['MEMBER'] },
  payNothing: { from: ['READY'], to: 'PAID', by: ['MEMBER'] },
  approve: { from: ['PAYING'], to: 'PAID', by: ['SYSTEM'] },
  decline: { from: ['PAYING'], to: 'READY', by: ['SYSTEM'] },
  giveUp: { from: ['READY'], to: 'CANCELLED', by: ['MEMBER'] },
  expire: { from: ['READY'], to: 'EXPIRED', by: ['SYSTEM'] },
} as const satisfies Moves<OrderState>;

/** Moves of a reservation by orders and refunds; vouchers and reviews have the others. */
export const reservationMoves = {
  request: { from: ['PAY_WAIT'], to: 'CONFIRM_WAIT', by: ['SYSTEM'] },
  book: { from: ['PAY_WAIT'], to: 'CONFIRMED', by: ['SYSTEM'] },
  drop: { from: ['PAY_WAIT'], to: 'CANCELLED', by: ['MEMBER', 'SYSTEM'] },
  confirm: { from: ['CONFIRM_WAIT'], to: 'CONFIRMED', by: ['STAFF'] },
  lapse: { from: ['CONFIRM_WAIT'], to: 'CANCELLED', by: ['SYSTEM'] },
  ask: { from: ['CONFIRM_WAIT', 'CONFIRMED', 'VOUCHER'], to: 'CANCEL_ASK', by: ['MEMBER'] },
  propose: { from: ['CONFIRM_WAIT', 'CONFIRMED', 'VOUCHER'], to: 'CANCEL_ASK', by: ['STAFF'] },
  cancel: { from: ['CONFIRM_WAIT', 'CONFIRMED', 'VOUCHER'], to: 'CANCELLED', by: ['STAFF'] },
  grant: { from: ['CANCEL_ASK'], to: 'CANCELLED', by: ['STAFF'] },
  repay: { from: ['CANCELLED'], to: 'REFUNDED', by: ['SYSTEM'] },
} as const satisfies Moves<ReservationState>;

/** Hour up to which a request for a whole day is answered. */
const wholeDayHour = '09:00';

/** Returns the moment until which the provider answers a request: within some hours, and before the use. */
export function toAnswerBy(
  { useDate, useTime }: { readonly useDate: string; readonly useTime: string | null },
  now: Date,
): Date {
  const inHours = new Date(now.getTime() + travelPolicy.answerHours * 3_600_000);
  const use = seoulInstant(useDate, useTime?.slice(0, 5) ?? wholeDayHour);
  const last = use > now ? use : seoulInstant(addDays(useDate, 1));
  return inHours < last ? inHours : last;
}

/** States of an upcoming or undecided reservation. */
export const openReservationStates: readonly ReservationState[] = [
  'PAY_WAIT',
  'CONFIRM_WAIT',
  'CONFIRMED',
  'VOUCHER',
  'CANCEL_ASK',
];

const paidStates: readonly ReservationState[] = ['CONFIRM_WAIT', 'CONFIRMED', 'VOUCHER', 'USED', 'REVIEWED'];

interface ActionFacts {
  readonly state: ReservationState;
  readonly isGoods: boolean;
  /** True if a refund can be requested now. */
  readonly isRefundable: boolean;
  /** True if a refund is full, and no provider confirms the booking. */
  readonly isChangeable: boolean;
  readonly canReview: boolean;
  readonly hasReceipt: boolean;
}

/** Returns the actions that the member can take with a reservation now. */
export function toActions({
  state,
  isGoods,
  isRefundable,
  isChangeable,
  canReview,
  hasReceipt,
}: ActionFacts): ReservationAction[] {
  const canCancel = state === 'PAY_WAIT' || (reservationMoves.ask.from.some((from) => from === state) && isRefundable);
  return [
    ...(state === 'PAY_WAIT' ? (['PAY'] as const) : []),
    ...(isGoods && (state === 'CONFIRMED' || state === 'VOUCHER') ? (['VOUCHER'] as const) : []),
    ...(isGoods && isChangeable && (state === 'CONFIRMED' || state === 'VOUCHER') ? (['CHANGE'] as const) : []),
    // Reviews are about a place, and a pass has many places.
    ...(isGoods && state === 'USED' && canReview ? (['REVIEW'] as const) : []),
    ...(canCancel ? (['CANCEL'] as const) : []),
    ...(hasReceipt && paidStates.includes(state) ? (['RECEIPT'] as const) : []),
  ];
}
