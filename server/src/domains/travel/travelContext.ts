import type { AppContext } from '../../context.ts';
import type { PaymentProvider } from './pay/provider.ts';

/** Services of the travel area: those of the site, and the payment provider. */
export interface TravelContext extends AppContext {
  readonly payments: PaymentProvider;
}
