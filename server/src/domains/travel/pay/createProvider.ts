import type { AppContext } from '../../../context.ts';
import { createMockProvider } from './mockProvider.ts';
import type { PaymentProvider } from './provider.ts';
import { createTossProvider } from './tossProvider.ts';

/** Returns Toss Payments if its keys are configured, else the built-in provider. */
export function createProvider(context: Pick<AppContext, 'config' | 'db' | 'secrets'>): PaymentProvider {
  const { toss } = context.config;
  return toss === undefined ? createMockProvider(context) : createTossProvider(toss);
}
