import { type CertPurpose, errorCodes } from '@haesol/shared/contracts';
import { CallError } from '@haesol/shared/http';
import { useCall, useShell, useText } from '@haesol/shared/lifecycle';
import { Button, CodeField } from '@haesol/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { checkMailCode, type SentCode, sendMailCode } from '#calls/mailCode';
import { toClock, useSecondsLeft } from '#state/useSecondsLeft';
import styles from './MailCodeForm.module.css';

export interface MailCodeFormProps {
  readonly purpose: CertPurpose;
  readonly sent: SentCode;
  /** Another code was sent; the earlier one is worth nothing. */
  onSent(sent: SentCode): void;
  /** The mailbox is the person's. @param certToken works once */
  onProven(certToken: string): void;
}

const codeLength = 6;

/** The code of a mail: typed or pasted, with the time that is left and a way to get another. */
export function MailCodeForm({ purpose, sent, onSent, onProven }: MailCodeFormProps) {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const left = useSecondsLeft(sent.expiresAt, shell);
  const wait = useSecondsLeft(sent.resendAt, shell);
  const check = useMutation({ mutationFn: () => checkMailCode(call, { email: sent.email, code, purpose }) });
  const send = useMutation({
    mutationFn: () => sendMailCode(call, { email: sent.email, purpose, now: shell.now }),
  });
  const hasEnded = left === 0 && shell.now() >= sent.expiresAt;

  useEffect(() => {
    if (hasEnded) setProblem(t('mailCode.expired'));
  }, [hasEnded, t]);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (check.isPending) return;
    if (code.length < codeLength) {
      setProblem(code === '' ? t('mailCode.missing') : t('mailCode.short'));
      field.current?.focus();
      return;
    }
    try {
      onProven((await check.mutateAsync()).certToken);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error.code === errorCodes.proofExpired ? t('mailCode.expired') : error.message);
      field.current?.focus();
    }
  }

  async function handleResend() {
    if (send.isPending) return;
    try {
      const next = await send.mutateAsync();
      setCode('');
      setProblem(undefined);
      shell.announce(t('mailCode.resent'));
      onSent(next);
      field.current?.focus();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error.message);
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <CodeField
        error={problem}
        help={t('mailCode.help', { email: sent.email })}
        label={t('mailCode.label')}
        name="code"
        onValueChange={(value) => {
          setCode(value);
          setProblem(undefined);
        }}
        ref={field}
        required
        value={code}
      />
      <div className={styles.time}>
        <p className={styles.clock} role="timer">
          {hasEnded ? t('mailCode.over') : t('mailCode.left', { time: toClock(left) })}
        </p>
        <Button busy={send.isPending} disabled={wait > 0} onClick={() => void handleResend()} size="small">
          {wait > 0 ? t('mailCode.resendIn', { seconds: wait }) : t('mailCode.resend')}
        </Button>
      </div>
      <Button block busy={check.isPending} size="form" type="submit" variant="primary">
        {t('mailCode.submit')}
      </Button>
    </form>
  );
}
