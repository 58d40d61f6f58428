import { type EndpointInput, errorCodes, type snsLink } from '@haesol/shared/contracts';
import { CallError } from '@haesol/shared/http';
import { useCall, useShell, useText } from '@haesol/shared/lifecycle';
import { Button, ErrorSummary, MessageBar, PasswordField } from '@haesol/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { type SentCode, sendMailCode } from '#calls/mailCode';
import { noteLastProvider } from '#state/deviceHints';
import { type SocialTicket, socialTicketAtom } from '#state/socialTicket';
import { MailCodeForm } from '#ui/MailCodeForm';
import { NarrowForm } from '#ui/Narrow';
import { useFormErrors } from '#ui/useFormErrors';
import { socialMutations } from './socialQueries.ts';

/** The owner of the account proves to be the same person: by its password, or by a code to its mailbox. */
export function LinkAccountForm({ ticket }: { readonly ticket: SocialTicket }) {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const forget = useSetAtom(socialTicketAtom);
  const errors = useFormErrors(['password']);
  const [password, setPassword] = useState('');
  const [sent, setSent] = useState<SentCode>();
  const [failure, setFailure] = useState<string>();
  const isLinked = useRef(false);
  const link = useMutation(socialMutations.link(call));
  const send = useMutation({
    mutationFn: () => sendMailCode(call, { email: ticket.email, purpose: 'SNS', now: shell.now }),
  });

  // Forgotten with the page: without a ticket it would lead away before the next one comes.
  useEffect(
    () => () => {
      if (isLinked.current) forget(undefined);
    },
    [forget],
  );

  async function attempt(work: () => Promise<void>) {
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.code === errorCodes.wrongLogin) errors.show({ password: t('social.wrongPassword') });
      else setFailure(error.message);
    }
  }

  const connect = (proof: Omit<EndpointInput<typeof snsLink>['body'], 'snsTicket'>) =>
    attempt(async () => {
      const answer = await link.mutateAsync({ snsTicket: ticket.ticket, ...proof });
      isLinked.current = true;
      noteLastProvider(ticket.provider);
      shell.signIn(answer);
      shell.toast({ kind: 'done', text: t('social.added', { provider: t(`social.names.${ticket.provider}`) }) });
      shell.navigate(ticket.next, { replace: true });
    });

  function handleSubmit() {
    if (link.isPending) return;
    if (!errors.show(password === '' ? { password: t('login.errors.passwordMissing') } : {}))
      void connect({ password });
  }

  return (
    <>
      <NarrowForm onSubmit={handleSubmit}>
        <ErrorSummary errors={errors.summary} />
        {/* Password managers tell by it whose password is asked for. */}
        <input autoComplete="username" hidden name="username" readOnly type="email" value={ticket.email} />
        <PasswordField
          error={errors.textOf('password')}
          id={errors.idOf('password')}
          label={t('login.password')}
          name="password"
          onChange={(event) => {
            errors.clear('password');
            setPassword(event.target.value);
          }}
          required
          value={password}
        />
        <Button block busy={link.isPending} size="form" type="submit" variant="primary">
          {t('social.link')}
        </Button>
      </NarrowForm>
      {failure === undefined ? null : (
        <MessageBar kind="danger" live="assertive">
          {failure}
        </MessageBar>
      )}
      {sent === undefined ? (
        <Button
          block
          busy={send.isPending}
          onClick={() => void attempt(async () => setSent(await send.mutateAsync()))}
          size="form"
        >
          {t('social.byMail')}
        </Button>
      ) : (
        <MailCodeForm
          onProven={(certToken) => void connect({ certToken })}
          onSent={setSent}
          purpose="SNS"
          sent={sent}
        />
      )}
    </>
  );
}
