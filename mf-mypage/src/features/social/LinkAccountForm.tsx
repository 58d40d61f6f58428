import { type EndpointData, errorCodes } from '@haesol/contracts/common';
import { passwordInput, snsLink } from '@haesol/contracts/identity';
import { Button, PasswordField } from '@haesol/kit';
import { FailureMessage, useForm } from '@haesol/remote/form';
import { useCall, useEndpointMutation, useShell, useText } from '@haesol/remote/lifecycle';
import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { type SentCode, useSendMailCode } from '#calls/mailCode';
import { noteLastProvider } from '#state/deviceHints';
import { type SocialTicket, socialTicketAtom } from '#state/socialTicket';
import { MailCodeForm } from '#ui/MailCodeForm';
import { NarrowForm } from '#ui/NarrowForm';

const passwordBody = z.object({ password: passwordInput() });

/** Verifies the owner of the account: by its password, or by a mailed code. */
export function LinkAccountForm({ ticket }: { readonly ticket: SocialTicket }) {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const forget = useSetAtom(socialTicketAtom);
  const [sent, setSent] = useState<SentCode>();
  const isLinked = useRef(false);
  const snsTicket = ticket.ticket;

  // Removed when the page is left: without a ticket the page redirects to the login, before the next page has loaded.
  useEffect(
    () => () => {
      if (isLinked.current) forget(undefined);
    },
    [forget],
  );

  function handleLinked(answer: EndpointData<typeof snsLink>) {
    isLinked.current = true;
    noteLastProvider(ticket.provider);
    shell.signIn(answer);
    shell.toast({ kind: 'done', text: t('social.added', { provider: t(`social.names.${ticket.provider}`) }) });
    shell.navigate(ticket.next, { replace: true });
  }

  const form = useForm(passwordBody, {
    initial: { password: '' },
    send: ({ password }) => call(snsLink, { body: { snsTicket, password } }),
    onSent: handleLinked,
    toFieldErrors: ({ code }) => (code === errorCodes.wrongLogin ? { password: t('social.wrongPassword') } : undefined),
  });
  const linkByMail = useEndpointMutation(snsLink, { onSuccess: handleLinked });
  const code = useSendMailCode({ purpose: 'SNS', onSent: setSent });

  return (
    <>
      <NarrowForm
        actions={
          <Button block busy={form.isBusy} size="form" type="submit" variant="primary">
            {t('social.link')}
          </Button>
        }
        form={form}
      >
        {/* Identifies the account for password managers. */}
        <input autoComplete="username" hidden name="username" readOnly type="email" value={ticket.email} />
        <PasswordField {...form.field('password')} label={t('login.password')} />
      </NarrowForm>
      <FailureMessage failure={code.error ?? linkByMail.error} />
      {sent === undefined ? (
        <Button block busy={code.isPending} onClick={() => code.send(ticket.email)} size="form">
          {t('social.byMail')}
        </Button>
      ) : (
        <MailCodeForm
          onProven={(certToken) => linkByMail.mutate({ body: { snsTicket, certToken } })}
          onSent={setSent}
          purpose="SNS"
          sent={sent}
        />
      )}
    </>
  );
}
