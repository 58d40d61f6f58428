import type { AppContext } from '../../../context.ts';
import { createMockProvider } from './mockProvider.ts';
import type { PaymentProvider } from './provider.ts';
import { createTossProvider } from './tossProvider.ts';

/** Toss Payments where its keys are set, else the built-in provider. */
export function createProvider(context: Pick<AppContext, 'config' | 'db' | 'secrets'>): PaymentProvider {
  const { toss } = context.config;
  return toss === undefined ? createMockProvider(context) : createTossProvider(toss);
}
