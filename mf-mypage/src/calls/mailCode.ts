import { type CertPurpose, certSendMail } from '@haesol/shared/contracts';
import type { Call } from '@haesol/shared/http';

/** A code that is on its way, in milliseconds since the epoch by the server's clock. */
export interface SentCode {
  readonly email: string;
  readonly expiresAt: number;
  readonly resendAt: number;
}

export async function sendMailCode(
  call: Call,
  { email, purpose, now }: { email: string; purpose: CertPurpose; now: () => number },
): Promise<SentCode> {
  const { expireSec, resendSec } = await call(certSendMail, { query: { email }, body: { purpose } });
  return { email, expiresAt: now() + expireSec * 1000, resendAt: now() + resendSec * 1000 };
}
