import { CallError } from '@haesol/shared/http';
import { useCall, useShell, useText } from '@haesol/shared/lifecycle';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { LoginForm, type LoginInput } from './LoginForm.tsx';
import { loginMutations } from './loginQueries.ts';
import {
  checkCredentials,
  hasErrors,
  type LoginErrors,
  type LoginFailure,
  toFieldErrors,
  toLoginFailure,
} from './loginRules.ts';
import { rememberId } from './rememberedId.ts';
import { useRememberedId } from './useRememberedId.ts';

/** Form, refusals and waiting of signing in, for the page and the dialog over a page. */
export function LoginPanel() {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const remembered = useRememberedId();
  const { mutateAsync, isPending, isSuccess } = useMutation(loginMutations.logIn(call));
  const [errors, setErrors] = useState<LoginErrors>({});
  const [failure, setFailure] = useState<LoginFailure>();
  const isSending = useRef(false);

  useEffect(() => () => shell.setDirty(false), [shell]);

  async function send({ isIdKept, ...credentials }: LoginInput): Promise<LoginErrors> {
    try {
      const answer = await mutateAsync(credentials);
      rememberId(credentials.id, isIdKept);
      shell.setDirty(false);
      shell.announce(t('login.done'));
      // The guard of this page then leads to where the person wanted to go.
      shell.signIn(answer);
      return {};
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const refused = toFieldErrors(error);
      if (!hasErrors(refused)) setFailure(toLoginFailure(error, shell.now()));
      return refused;
    }
  }

  async function handleSubmit(input: LoginInput): Promise<LoginErrors> {
    if (isSending.current) return {};
    isSending.current = true;
    setFailure(undefined);
    const missing = checkCredentials(input);
    try {
      const found = hasErrors(missing) ? missing : await send(input);
      setErrors(found);
      return found;
    } finally {
      isSending.current = false;
    }
  }

  return (
    <LoginForm
      clock={shell}
      errors={errors}
      failure={failure}
      isBusy={isPending || isSuccess}
      onInput={() => shell.setDirty(true)}
      onSubmit={handleSubmit}
      onWaited={() => {
        setFailure(undefined);
        shell.announce(t('login.waited'));
      }}
      remembered={remembered}
    />
  );
}
