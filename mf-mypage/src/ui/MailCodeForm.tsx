import { errorCodes } from '@haesol/contracts/common';
import { type CertPurpose, certCheck } from '@haesol/contracts/identity';
import { Button, CodeField } from '@haesol/kit';
import { Form, useForm } from '@haesol/remote/form';
import { useCall, useShell, useText } from '@haesol/remote/lifecycle';
import { type SentCode, useSendMailCode } from '#calls/mailCode';
import { toClock, useSecondsLeft } from '#state/useSecondsLeft';
import styles from './MailCodeForm.module.css';

export interface MailCodeFormProps {
  readonly purpose: CertPurpose;
  readonly sent: SentCode;
  /** Called when another code was sent, which invalidates the earlier one. */
  onSent(sent: SentCode): void;
  /** Called when the mailbox is verified. @param certToken works once */
  onProven(certToken: string): void;
}

/** Form for a mailed code: typed or pasted, with the remaining time and a button to resend. */
export function MailCodeForm({ purpose, sent, onSent, onProven }: MailCodeFormProps) {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const left = useSecondsLeft(sent.expiresAt, shell);
  const wait = useSecondsLeft(sent.resendAt, shell);
  const hasEnded = left === 0 && shell.now() >= sent.expiresAt;
  const form = useForm(certCheck.body, {
    initial: { code: '' },
    toInput: ({ code }) => ({ email: sent.email, code, purpose }),
    send: (body) => call(certCheck, { body }),
    onSent: ({ certToken }) => onProven(certToken),
    toFieldErrors: ({ code, message }) => ({
      code: code === errorCodes.proofExpired ? t('mailCode.expired') : message,
    }),
  });
  const resend = useSendMailCode({
    purpose,
    onSent(next) {
      form.reset();
      shell.announce(t('mailCode.resent'));
      onSent(next);
      document.getElementById(form.field('code').id)?.focus();
    },
    onError: (error) => form.setErrors({ code: error.message }),
  });

  return (
    <Form
      actions={
        <Button block busy={form.isBusy} size="form" type="submit" variant="primary">
          {t('mailCode.submit')}
        </Button>
      }
      className={styles.form}
      form={form}
      hasSummary={false}
    >
      <CodeField
        {...form.field('code')}
        error={form.errorOf('code') ?? (hasEnded ? t('mailCode.expired') : undefined)}
        help={t('mailCode.help', { email: sent.email })}
        label={t('mailCode.label')}
        onValueChange={(code) => form.set({ code })}
      />
      <div className={styles.time}>
        <p className={styles.clock} role="timer">
          {hasEnded ? t('mailCode.over') : t('mailCode.left', { time: toClock(left) })}
        </p>
        <Button
          busy={resend.isPending}
          disabled={wait > 0}
          onClick={() => {
            if (!resend.isPending) resend.send(sent.email);
          }}
          size="small"
        >
          {wait > 0 ? t('mailCode.resendIn', { seconds: wait }) : t('mailCode.resend')}
        </Button>
      </div>
    </Form>
  );
}
