import { addSns, errorCodes, reauth, snsCallback } from '@haesol/shared/contracts';
import { CallError } from '@haesol/shared/http';
import { useEndpointMutation, useShell, useText } from '@haesol/shared/lifecycle';
import { toHref } from '@haesol/shared/routes';
import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '#paths';
import { noteLastProvider } from '#state/deviceHints';
import { identityAtom } from '#state/identity';
import { socialTicketAtom } from '#state/socialTicket';
import { type CallbackBody, type FailedFor, readCallback, toFailedFor, toFailReason, toTicket } from './socialRules.ts';

/** The address a provider redirects to: sends the provider's answer to the server, once, and goes on to the next page. */
export default function SnsCallbackScreen() {
  const t = useText();
  const shell = useShell();
  const [search] = useSearchParams();
  const keep = useSetAtom(socialTicketAtom);
  const { mutateAsync: send } = useEndpointMutation(snsCallback);
  const keepIdentity = useSetAtom(identityAtom);
  const { mutateAsync: prove } = useEndpointMutation(reauth);
  const { mutateAsync: add } = useEndpointMutation(addSns);
  const hasBegun = useRef(false);

  useEffect(() => {
    // The code works once, and an effect of a development build runs twice.
    if (hasBegun.current) return;
    hasBegun.current = true;
    const fail = (reason: string, provider?: string, asked: FailedFor = {}) =>
      shell.navigate(toHref(paths.snsFail, { reason, provider, ...asked }), { replace: true });

    async function confirm(snsTicket: string, next: string, provider: string): Promise<void> {
      try {
        const { reauthToken, expireSec } = await prove({ body: { snsTicket } });
        keepIdentity({ token: reauthToken, passwordYn: 'N' });
        shell.confirmIdentity(expireSec);
        shell.navigate(next, { replace: true });
      } catch (error) {
        if (!(error instanceof CallError) || error.code !== errorCodes.socialRequestExpired) throw error;
        fail('other', provider, { next, purpose: 'reauth' });
      }
    }

    async function addAccount(snsTicket: string, next: string, provider: CallbackBody['provider']): Promise<void> {
      try {
        await add({ params: { provider }, body: { snsTicket } });
        shell.toast({ kind: 'done', text: t('social.added', { provider: t(`social.names.${provider}`) }) });
        shell.navigate(next, { replace: true });
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        if (error.code !== errorCodes.forbidden) {
          fail(toFailReason(error), provider, { next, purpose: 'link' });
          return;
        }
        shell.toast({ kind: 'info', text: error.message });
        shell.navigate(toHref(paths.info, { next }), { replace: true });
      }
    }

    async function finish(body: CallbackBody): Promise<void> {
      const answer = await send({ body });
      const { result, next, accessToken, expireSec, userInfo, idleSec, mustChangePw, snsTicket } = answer;
      if (result === 'LINK' && snsTicket !== undefined) {
        await addAccount(snsTicket, next, body.provider);
        return;
      }
      if (result === 'REAUTH' && snsTicket !== undefined) {
        await confirm(snsTicket, next, body.provider);
        return;
      }
      if (result === 'LOGIN' && accessToken !== undefined && expireSec !== undefined && userInfo !== undefined) {
        noteLastProvider(body.provider);
        shell.signIn({
          accessToken,
          expireSec,
          userInfo,
          ...(idleSec !== undefined && { idleSec }),
          ...(mustChangePw !== undefined && { mustChangePw }),
        });
        shell.announce(t('login.done'));
        shell.navigate(next, { replace: true });
        return;
      }
      keep(toTicket(body.provider, answer));
      shell.navigate(paths.snsSuccess, { replace: true });
    }

    const body = readCallback(search);
    if (body === undefined) {
      fail('expired');
      return;
    }
    finish(body).catch((error: unknown) => {
      if (!(error instanceof CallError)) throw error;
      fail(toFailReason(error), body.provider, toFailedFor(error.data));
    });
  }, [search, send, add, prove, keep, keepIdentity, shell, t]);

  // The layout `load` has heading and spinner.
  return <p>{t('social.waiting')}</p>;
}
