import { errorCodes } from '@haesol/contracts/common';
import { certCheck, certSendMail } from '@haesol/contracts/identity';
import { guestMailForm } from '@haesol/contracts/travel';
import { Button, CodeField, TextField } from '@haesol/kit';
import { Form, tabDraft, useForm } from '@haesol/remote/form';
import { useCall, useShell, useText } from '@haesol/remote/lifecycle';
import { useState } from 'react';
import { type SentCode, toSentCode, useSentCode } from './guestSession.tsx';
import styles from './MailCode.module.css';
import { useSecondsLeft } from './useSecondsLeft.tsx';

const initial = { email: '' };

/** Asks for the address to which a code is mailed. */
function MailForm({ onSent }: { readonly onSent: (sent: SentCode) => void }) {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const form = useForm(guestMailForm, {
    initial,
    draft: tabDraft('guest.mail', initial, { keep: ['email'] }),
    toInput: (values) => values,
    send: async ({ email }) =>
      toSentCode(email, await call(certSendMail, { query: { email }, body: { purpose: 'GUEST' } }), shell.now()),
    onSent,
    toFieldErrors: ({ message }) => ({ email: message }),
  });
  return (
    <Form
      actions={
        <Button block busy={form.isBusy} size="form" type="submit">
          {t('guest.send')}
        </Button>
      }
      className={styles.form}
      form={form}
      hasSummary={false}
    >
      <TextField {...form.field('email')} autoComplete="email" label={t('buying.email')} type="email" />
    </Form>
  );
}

export interface CodeFormProps {
  readonly sent: SentCode;
  /** Requests another code, which invalidates the earlier one. */
  onResend(): Promise<void>;
  /** Uses the proof, which works once; its refusal is shown at the code. */
  onProven(certToken: string): Promise<void>;
}

/** Form for a mailed code, with a button for another one. */
export function CodeForm({ sent, onResend, onProven }: CodeFormProps) {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const wait = useSecondsLeft(sent.resendAt);
  const [isResending, setResending] = useState(false);
  const form = useForm(certCheck.body, {
    initial: { code: '' },
    toInput: ({ code }) => ({ email: sent.email, code, purpose: 'GUEST' as const }),
    async send(body) {
      const { certToken } = await call(certCheck, { body });
      await onProven(certToken);
    },
    toFieldErrors: ({ code, message }) => ({
      code: code === errorCodes.proofExpired ? t('guest.code.expired') : message,
    }),
  });
  async function resend() {
    setResending(true);
    try {
      await onResend();
      form.reset();
      shell.announce(t('guest.code.resent'));
    } catch (error) {
      form.setErrors({ code: error instanceof Error ? error.message : '' });
    } finally {
      setResending(false);
    }
  }
  return (
    <Form
      actions={
        <Button block busy={form.isBusy} size="form" type="submit" variant="primary">
          {t('guest.code.submit')}
        </Button>
      }
      className={styles.form}
      form={form}
      hasSummary={false}
    >
      <CodeField
        {...form.field('code')}
        help={t('guest.code.help', { email: sent.email })}
        label={t('guest.code.label')}
        onValueChange={(code) => form.set({ code })}
      />
      <p>
        <Button busy={isResending} disabled={wait > 0} onClick={() => void resend()} size="small">
          {wait > 0 ? t('guest.code.resendIn', { seconds: wait }) : t('guest.code.resend')}
        </Button>
      </p>
    </Form>
  );
}

/** Proof of a mail address: the address, then the code that was mailed to it. A reload keeps the step. */
export function MailCode({ onProven }: Pick<CodeFormProps, 'onProven'>) {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const [sent, keep] = useSentCode('guest.sent');
  if (sent === undefined) return <MailForm onSent={keep} />;
  const { email } = sent;
  return (
    <div className={styles.form}>
      <CodeForm
        onProven={async (certToken) => {
          await onProven(certToken);
          keep(undefined);
        }}
        onResend={async () =>
          keep(
            toSentCode(email, await call(certSendMail, { query: { email }, body: { purpose: 'GUEST' } }), shell.now()),
          )
        }
        sent={sent}
      />
      <p>
        <Button onClick={() => keep(undefined)} size="small">
          {t('guest.other')}
        </Button>
      </p>
    </div>
  );
}
