import { createHmac } from 'node:crypto';
import type { AppContext } from '../../../context.ts';
import { isEqual } from '../../../http/constantTime.ts';
import { payPaths } from '../../../mail/pagePaths.ts';

/**
 * URLs of an attempt, signed so that only windows opened by this server can return. The session of the following requests
 * decides who owns the order.
 */
export function createAttemptLinks({ config, secrets }: Pick<AppContext, 'config' | 'secrets'>) {
  const key = secrets.derive('payment attempts');
  const sign = (attemptUid: string) => createHmac('sha256', key).update(attemptUid).digest('base64url');
  const toQuery = (attemptUid: string) =>
    new URLSearchParams({ attempt: attemptUid, sig: sign(attemptUid) }).toString();
  return {
    toReturnUrl: (attemptUid: string) => `${config.publicUrl}${payPaths.returned}?${toQuery(attemptUid)}`,
    toReturnPath: (attemptUid: string) => `${payPaths.returned}?${toQuery(attemptUid)}`,
    toMockPath: (attemptUid: string) => `${payPaths.mock}?${toQuery(attemptUid)}`,
    isSigned: ({ attempt, sig }: { readonly attempt: string; readonly sig: string }) => isEqual(sign(attempt), sig),
  };
}
