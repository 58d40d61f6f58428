import type { PaymentProviderName } from '@haesol/contracts/travel';

/** A payment as its provider knows it. */
export interface ProviderPayment {
  readonly payKey: string;
  /** Our number of the attempt. */
  readonly orderId: string;
  readonly amount: number;
  /** `WAITING`: it can still be confirmed · `DONE`: the money is ours, less what was cancelled · `FAILED`: it never will be. */
  readonly status: 'WAITING' | 'DONE' | 'FAILED';
  readonly cancelledAmount: number;
  readonly method: string;
  readonly receiptUrl: string | null;
  /** Why it failed, in the provider's words. */
  readonly failMessage: string | null;
}

interface PaymentWindow {
  readonly attemptUid: string;
  readonly amount: number;
  readonly orderName: string;
  /** Absolute address to which the window returns, whatever happened in it. */
  readonly returnUrl: string;
}

/**
 * Company that takes the payment. A method returns the state of the payment, or throws {@link PaymentUnknownError} where
 * the provider did not answer: the payment may have been made, so its state is asked for again. Every write is
 * idempotent by its key.
 */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  readonly clientKey: string | undefined;
  /** @returns address of the window */
  openWindow(window: PaymentWindow): Promise<string>;
  /** Takes the money; the same attempt again gets the same answer. */
  confirm(payment: {
    readonly payKey: string;
    readonly attemptUid: string;
    readonly amount: number;
  }): Promise<ProviderPayment>;
  /** @returns undefined where the provider has no such payment */
  find(payKey: string): Promise<ProviderPayment | undefined>;
  /** Sends money back; the same `key` again sends nothing. */
  cancel(refund: {
    readonly payKey: string;
    readonly amount: number;
    readonly key: string;
    readonly reason: string;
  }): Promise<void>;
}

/** The provider did not answer, or not so that one knows what it did. */
export class PaymentUnknownError extends Error {
  override readonly name = 'PaymentUnknownError';
}
