import type { PaymentProviderName } from '@haesol/contracts/travel';

/** Payment as reported by its provider. */
export interface ProviderPayment {
  readonly payKey: string;
  /** Our number of the attempt. */
  readonly orderId: string;
  readonly amount: number;
  /** `WAITING`: can still be confirmed · `DONE`: charged, less cancelled amounts · `FAILED`: cannot be confirmed any more. */
  readonly status: 'WAITING' | 'DONE' | 'FAILED';
  readonly cancelledAmount: number;
  readonly method: string;
  readonly receiptUrl: string | null;
  /** Reason of the failure, in the provider's words. */
  readonly failMessage: string | null;
}

interface PaymentWindow {
  readonly attemptUid: string;
  readonly amount: number;
  readonly orderName: string;
  /** Absolute URL to which the window returns in every case. */
  readonly returnUrl: string;
}

/**
 * Company that processes the payment. A method returns the state of the payment, or throws {@link PaymentUnknownError} if the
 * provider did not respond: the payment may have been made, so its state has to be polled. Every write is idempotent by its
 * key.
 */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  readonly clientKey: string | undefined;
  /** @returns URL of the window */
  openWindow(window: PaymentWindow): Promise<string>;
  /** Charges the money; idempotent for the same attempt. */
  confirm(payment: {
    readonly payKey: string;
    readonly attemptUid: string;
    readonly amount: number;
  }): Promise<ProviderPayment>;
  /** @returns undefined for an unknown payment */
  find(payKey: string): Promise<ProviderPayment | undefined>;
  /** Sends money back; idempotent by `key`. */
  cancel(refund: {
    readonly payKey: string;
    readonly amount: number;
    /** Number of the refund: several refunds of one payment may be sent at the same time. */
    readonly key: string;
    readonly reason: string;
  }): Promise<void>;
}

/** The provider did not respond, or its response leaves the result open. */
export class PaymentUnknownError extends Error {
  override readonly name = 'PaymentUnknownError';
}
