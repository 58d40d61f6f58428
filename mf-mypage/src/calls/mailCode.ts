import type { EndpointData } from '@haesol/contracts/common';
import { type CertPurpose, certSendMail } from '@haesol/contracts/identity';
import { useEndpointMutation, useShell } from '@haesol/remote/lifecycle';

/** Mailed code; times in milliseconds since the epoch, by the server's clock. */
export interface SentCode {
  readonly email: string;
  readonly expiresAt: number;
  readonly resendAt: number;
}

/** @param now milliseconds since the epoch, by the server's clock */
export function toSentCode(
  email: string,
  { expireSec, resendSec }: EndpointData<typeof certSendMail>,
  now: number,
): SentCode {
  return { email, expiresAt: now + expireSec * 1000, resendAt: now + resendSec * 1000 };
}

export interface SendMailCodeOptions {
  readonly purpose: CertPurpose;
  onSent(sent: SentCode): void;
  onError?(error: Error): void;
}

/** Mails a code outside of a form; `send` takes the address. */
export function useSendMailCode({ purpose, onSent, onError }: SendMailCodeOptions) {
  const shell = useShell();
  const { mutate, error, isPending } = useEndpointMutation(certSendMail, {
    onSuccess: (answer, { query: { email } }) => onSent(toSentCode(email, answer, shell.now())),
    ...(onError && { onError }),
  });
  return { send: (email: string) => mutate({ query: { email }, body: { purpose } }), error, isPending };
}
