import type { AppContext } from '../../context.ts';
import type { PaymentProvider } from './pay/provider.ts';

/** Services of the travel area: everything of the site, and the company that takes payments. */
export interface TravelContext extends AppContext {
  readonly payments: PaymentProvider;
}
