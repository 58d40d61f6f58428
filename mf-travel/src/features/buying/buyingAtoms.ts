import { errorCodes } from '@haesol/contracts/common';
import type { PayInfo } from '@haesol/contracts/travel';
import { CallError } from '@haesol/remote/http';
import { atom } from 'jotai';
import { refusalLang } from '#ui/useRefusalToast';

interface ReserveState {
  /** A call failed. */
  readonly isErr: boolean;
  /** Empty: the screen says its own sentence. */
  readonly message: string;
  /** Messages of the server are Korean, whatever the page's language. */
  readonly lang?: 'ko';
  readonly payInfo: PayInfo | null;
}

/** Area `reserve` of the store (specification §3). */
export const reserveAtom = atom<ReserveState>({ isErr: false, message: '', payInfo: null });

interface PassState {
  readonly gdsDtlUid: string;
  readonly passCnt: number;
  readonly promoCode: string;
  /** Of one pass, as the member saw it. */
  readonly price: number;
  readonly couponUid: string;
  /** `Y` opens an order, `N` quotes. */
  readonly isPay: 'Y' | 'N';
  /** `Y`: an order is open and can be paid. */
  readonly isNext: 'Y' | 'N';
}

/** Area `pass` of the store: what is bought. */
export const passAtom = atom<PassState | null>(null);

/** No person caused it and trying again may help: no connection, a fault of the server, too many calls. */
export const isGeneralFailure = (error: unknown): boolean =>
  !(error instanceof CallError && error.code.startsWith('4') && error.code !== errorCodes.tooManyRequests);

/** Pay information failed: it is cleared, and its message shown. @param general for failures that no person caused */
export function toFailedPayInfo(error: unknown, general: string): ReserveState {
  const said =
    error instanceof CallError && !isGeneralFailure(error)
      ? { message: error.message, lang: refusalLang }
      : { message: general };
  return { isErr: true, ...said, payInfo: null };
}

/** A reservation could not be made: no message, so that the screen says its own. */
export const failedReservation: ReserveState = { isErr: true, message: '', payInfo: null };
