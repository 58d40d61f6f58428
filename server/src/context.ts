import type { Trx } from './db/schema.ts';
import type { HttpContext } from './http/context.ts';
import type { Mails } from './mail/mails.ts';

export interface OrderClaim {
  readonly memberUid: string;
  /** Proven by the member. */
  readonly email: string;
  readonly now: Date;
}

/** Services for every domain. */
export interface AppContext extends HttpContext {
  readonly mails: Mails;
  /** Moves the orders of a buyer without an account to the member who has proven the same address. @returns their number */
  readonly claimOrders: (trx: Trx, claim: OrderClaim) => Promise<number>;
}
