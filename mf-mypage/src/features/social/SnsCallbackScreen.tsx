import { errorCodes } from '@haesol/contracts/common';
import { addSns, reauth, snsCallback } from '@haesol/contracts/identity';
import { CallError } from '@haesol/remote/http';
import { useEndpointMutation, useShell, useText } from '@haesol/remote/lifecycle';
import { toHref } from '@haesol/remote/routes';
import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '#paths';
import { noteLastProvider } from '#state/deviceHints';
import { identityAtom } from '#state/identity';
import { useSecondStepPage } from '#state/secondStep';
import { socialTicketAtom } from '#state/socialTicket';
import { type CallbackBody, type FailedFor, readCallback, toFailedFor, toFailReason, toTicket } from './socialRules.ts';

/** Returns the next steps after a provider's response: proof of identity, linking, sign-in, or sign-up. */
function useCallbackSteps() {
  const t = useText();
  const shell = useShell();
  const keep = useSetAtom(socialTicketAtom);
  const keepIdentity = useSetAtom(identityAtom);
  const goToSecondStep = useSecondStepPage();
  const { mutateAsync: send } = useEndpointMutation(snsCallback);
  const { mutateAsync: prove } = useEndpointMutation(reauth);
  const { mutateAsync: add } = useEndpointMutation(addSns);
  const go = (to: string) => shell.navigate(to, { replace: true });

  const fail = (reason: string, provider?: string, asked: FailedFor = {}) =>
    go(toHref(paths.snsFail, { reason, provider, ...asked }));

  async function confirm(snsTicket: string, next: string, provider: string): Promise<void> {
    try {
      const { reauthToken, expireSec } = await prove({ body: { snsTicket } });
      const proof = { token: reauthToken, passwordYn: 'N' } as const;
      keepIdentity(proof);
      shell.confirmIdentity(expireSec, proof);
      go(next);
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== errorCodes.socialRequestExpired) throw error;
      fail('other', provider, { next, purpose: 'reauth' });
    }
  }

  async function addAccount(snsTicket: string, next: string, provider: CallbackBody['provider']): Promise<void> {
    try {
      await add({ params: { provider }, body: { snsTicket } });
      shell.toast({ kind: 'done', text: t('social.added', { provider: t(`social.names.${provider}`) }) });
      go(next);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.code !== errorCodes.forbidden) {
        fail(toFailReason(error), provider, { next, purpose: 'link' });
        return;
      }
      shell.toast({ kind: 'info', text: error.message });
      go(toHref(paths.info, { next }));
    }
  }

  async function finish(body: CallbackBody): Promise<void> {
    const answer = await send({ body });
    const { result, next, accessToken, expireSec, userInfo, idleSec, mustChangePw, snsTicket } = answer;
    if (result === 'LINK' && snsTicket !== undefined) return addAccount(snsTicket, next, body.provider);
    if (result === 'REAUTH' && snsTicket !== undefined) return confirm(snsTicket, next, body.provider);
    if (result !== 'LOGIN' || accessToken === undefined || expireSec === undefined || userInfo === undefined) {
      keep(toTicket(body.provider, answer));
      go(paths.snsSuccess);
      return;
    }
    noteLastProvider(body.provider);
    shell.signIn({
      accessToken,
      expireSec,
      userInfo,
      ...(idleSec !== undefined && { idleSec }),
      ...(mustChangePw !== undefined && { mustChangePw }),
    });
    shell.announce(t('login.done'));
    go(next);
  }

  return { fail, finish, goToSecondStep };
}

/** Redirect target of providers: sends the provider's response to the server, once, and goes to the next page. */
export default function SnsCallbackScreen() {
  const t = useText();
  const [search] = useSearchParams();
  const { fail, finish, goToSecondStep } = useCallbackSteps();
  const hasBegun = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the response is sent once
  useEffect(() => {
    // The code works once, and an effect of a development build runs twice.
    if (hasBegun.current) return;
    hasBegun.current = true;
    const body = readCallback(search);
    if (body === undefined) {
      fail('expired');
      return;
    }
    finish(body).catch((error: unknown) => {
      if (!(error instanceof CallError)) throw error;
      if (goToSecondStep(error)) return;
      fail(toFailReason(error), body.provider, toFailedFor(error.data));
    });
  }, []);

  // The layout `load` has heading and spinner.
  return <p>{t('social.waiting')}</p>;
}
