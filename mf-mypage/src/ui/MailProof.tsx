import { Button, type ButtonProps } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import { useState } from 'react';
import { type SentCode, useSendMailCode } from '#calls/mailCode';
import { CallFailure } from './CallFailure.tsx';
import { MailCodeForm } from './MailCodeForm.tsx';

export interface MailProofProps extends Pick<ButtonProps, 'block' | 'variant'> {
  readonly email: string;
  /** Refusal of the call that the token was for. */
  readonly failure: Error | null;
  /** Called when the mailbox is verified. @param certToken works once */
  onProven(certToken: string): void;
}

/** Proof of a member's own mailbox: a button that mails a code, then the form for it. */
export function MailProof({ email, failure, onProven, ...button }: MailProofProps) {
  const t = useText();
  const [sent, setSent] = useState<SentCode>();
  const code = useSendMailCode({ purpose: 'REAUTH', onSent: setSent });
  return (
    <>
      {sent === undefined ? (
        <Button {...button} busy={code.isPending} onClick={() => code.send(email)} size="form">
          {t('account.identity.send')}
        </Button>
      ) : (
        <MailCodeForm onProven={onProven} onSent={setSent} purpose="REAUTH" sent={sent} />
      )}
      <CallFailure failure={code.error ?? failure} />
    </>
  );
}
