import type { EndpointData } from '@haesol/contracts/common';
import { toMailAddress, toSafePath } from '@haesol/contracts/common';
import { login } from '@haesol/contracts/identity';
import { Button, Checkbox, PasswordField, TextField } from '@haesol/kit';
import { Form, useForm } from '@haesol/remote/form';
import { useCall, useShell, useText } from '@haesol/remote/lifecycle';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { readSecondStep, type SecondStepData } from '#rules/secondStep';
import { loginIdAtom } from '#state/loginId';
import { temporaryPasswordAtom } from '#state/temporaryPassword';
import { SecondStep } from '#ui/SecondStep';
import { LoginFailureMessage } from './LoginFailureMessage.tsx';
import styles from './LoginForm.module.css';
import { type LoginFailure, toLoginFailure } from './loginRules.ts';
import { rememberId } from './rememberedId.ts';
import { useRememberedId } from './useRememberedId.ts';

/** Login form, on its page and in the dialog over a page. */
export function LoginForm() {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const remembered = useRememberedId();
  const ownId = useAtomValue(loginIdAtom);
  const keepTemporary = useSetAtom(temporaryPasswordAtom);
  const [failure, setFailure] = useState<LoginFailure>();
  const [step, setStep] = useState<SecondStepData>();
  const isWaiting = failure?.kind === 'wait';
  const form = useForm(login.body, {
    initial: {
      id: ownId === '' ? remembered.autoId : ownId,
      password: '',
      idCheck: remembered.idCheck === 'Y',
      keep: false,
    },
    toInput: ({ id, password, keep }) => ({ id, password, keep: keep ? 'Y' : 'N' }),
    isBlocked: isWaiting,
    send: (body) => call(login, { body }),
    onSent: (answer) => handleSignedIn(answer),
    onRefused(refusal) {
      const next = readSecondStep(refusal);
      setStep(next);
      if (next === undefined) setFailure(toLoginFailure(refusal, shell.now()));
    },
  });

  function handleSignedIn(answer: EndpointData<typeof login>) {
    const { id, idCheck, password } = form.values;
    keepTemporary(answer.mustChangePw === 'Y' ? password : '');
    rememberId(toMailAddress(id), idCheck);
    shell.announce(t('login.done'));
    // The guard of this page then redirects to the requested page.
    shell.signIn(answer);
    // It does not redirect after a failed page.
    const search = new URLSearchParams(shell.location.get().search);
    if (search.has('why')) shell.navigate(toSafePath(search.get('next')), { replace: true });
  }

  function handleRestart() {
    setStep(undefined);
    form.set({ password: '' });
    form.dismiss();
  }

  function handleWaited() {
    setFailure(undefined);
    form.dismiss();
    shell.announce(t('login.waited'));
  }

  if (step !== undefined) return <SecondStep onRestart={handleRestart} onSignedIn={handleSignedIn} step={step} />;
  return (
    <Form
      actions={
        <Button
          block
          busy={form.isBusy || form.isSent}
          busyText={t('login.busy')}
          disabled={isWaiting}
          size="form"
          type="submit"
          variant="primary"
        >
          {t('login.submit')}
        </Button>
      }
      className={styles.form}
      failure={
        form.failure && (
          <LoginFailureMessage clock={shell} failure={failure} onWaited={handleWaited} refusal={form.failure} />
        )
      }
      form={form}
    >
      <TextField
        {...form.field('id')}
        autoCapitalize="none"
        autoComplete="username"
        hideMark
        inputMode="email"
        label={t('login.id')}
        spellCheck={false}
        type="email"
      />
      <PasswordField {...form.field('password')} hideMark label={t('login.password')} />
      <div className={styles.choices}>
        <Checkbox {...form.field('idCheck')} label={t('login.keepId')} />
        <Checkbox {...form.field('keep')} label={t('login.keep')} />
      </div>
    </Form>
  );
}
