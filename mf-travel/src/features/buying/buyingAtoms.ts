import { errorCodes } from '@haesol/contracts/common';
import type { PayInfo } from '@haesol/contracts/travel';
import { CallError } from '@haesol/remote/http';
import { atom } from 'jotai';

interface ReserveState {
  /** A call failed. */
  readonly isErr: boolean;
  /** Empty: the screen shows its own message. */
  readonly message: string;
  readonly payInfo: PayInfo | null;
}

/** Part `reserve` of the store (specification §3). */
export const reserveAtom = atom<ReserveState>({ isErr: false, message: '', payInfo: null });

interface PassState {
  readonly gdsDtlUid: string;
  readonly passCnt: number;
  readonly promoCode: string;
  /** Price of one pass, as shown to the member. */
  readonly price: number;
  readonly couponUid: string;
  /** `Y` opens an order, `N` quotes. */
  readonly isPay: 'Y' | 'N';
  /** `Y`: an order is open and can be paid. */
  readonly isNext: 'Y' | 'N';
}

/** Part `pass` of the store: the purchase. */
export const passAtom = atom<PassState | null>(null);

/**
 * Returns true for errors that the person did not cause and that may disappear on a retry: no connection, a server error, too
 * many calls.
 */
export const isGeneralFailure = (error: unknown): boolean =>
  !(error instanceof CallError && error.code.startsWith('4') && error.code !== errorCodes.tooManyRequests);

/** Converts a failed quote: cleared, with its message. @param general message for errors that the person did not cause */
export function toFailedPayInfo(error: unknown, general: string): ReserveState {
  const message = error instanceof CallError && !isGeneralFailure(error) ? error.message : general;
  return { isErr: true, message, payInfo: null };
}

/** Failed reservation, without message, so that the screen shows its own. */
export const failedReservation: ReserveState = { isErr: true, message: '', payInfo: null };
