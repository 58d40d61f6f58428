import { errorCodes } from '@haesol/contracts/common';
import type { PayInfo, PayState } from '@haesol/contracts/travel';
import { writeDraft } from '@haesol/remote/form';
import { CallError } from '@haesol/remote/http';
import { useShell, useShellLocation, useText } from '@haesol/remote/lifecycle';
import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { toPaymentHref } from '#paths';
import { reserveAtom, toFailedPayInfo } from './buyingAtoms.ts';
import { type OrderDraft, toOrderDraft } from './buyingValues.ts';

/** `state` of the navigation to the payment: its page opens the provider's window once. */
export const payNowState = { isPay: true } as const;

/** Submits the payment that the button of the page before has started, once; after Back or a reload the person presses again. */
export function useStartedPayment(payState: PayState, submit: () => void): void {
  const { state } = useShellLocation();
  const isAsked = useRef(false);
  const goesOn = typeof state === 'object' && state !== null && 'isPay' in state && state.isPay === payNowState.isPay;
  const startsByItself = goesOn && payState === 'NONE';
  useEffect(() => {
    if (!startsByItself || isAsked.current) return;
    isAsked.current = true;
    submit();
  }, [startsByItself, submit]);
}

export interface OpenedOrder extends PayInfo {
  /** The amounts were shown before the button was pressed. */
  readonly isSumSeen: boolean;
}

/** Opens an order and navigates to its payment; stores failures. */
export function useOrderOpening() {
  const t = useText();
  const shell = useShell();
  const setReserve = useSetAtom(reserveAtom);
  return {
    /** @param open the call; @param quote the displayed amounts; undefined if not loaded */
    async openOrder(open: () => Promise<PayInfo>, quote: PayInfo | undefined): Promise<OpenedOrder> {
      try {
        const payInfo = await open();
        setReserve({ isErr: false, message: '', payInfo });
        return { ...payInfo, isSumSeen: quote !== undefined };
      } catch (error) {
        setReserve(toFailedPayInfo(error, t('buying.failedPayInfo')));
        throw error;
      }
    },
    /**
     * If the amounts had not loaded, the payment shows them and requires another press.
     * @param draft input of the payment besides the order
     */
    goToPayment({ orderUid, isSumSeen }: OpenedOrder, draft: OrderDraft): void {
      if (orderUid === undefined) return;
      writeDraft(toOrderDraft(orderUid), draft);
      shell.navigate(toPaymentHref(orderUid), isSumSeen ? { state: payNowState } : {});
    },
  };
}

/** Returns true for refusals after which the amounts are requested again. */
export const isStaleQuote = (error: unknown): boolean =>
  error instanceof CallError &&
  [errorCodes.priceChanged, errorCodes.outOfStock, errorCodes.couponNotApplicable].some((code) => code === error.code);
