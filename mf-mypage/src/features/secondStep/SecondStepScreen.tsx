import { toSafePath } from '@haesol/contracts/common';
import { useShell, useText } from '@haesol/remote/lifecycle';
import { toHref } from '@haesol/remote/routes';
import { useAtom } from 'jotai';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '#paths';
import { secondStepAtom } from '#state/secondStep';
import { SecondStep } from '#ui/SecondStep';

/** Page of the second step after a social sign-in; without one, after a reload, the login. */
export default function SecondStepScreen() {
  const t = useText();
  const shell = useShell();
  const [search] = useSearchParams();
  const [step, keep] = useAtom(secondStepAtom);
  const next = search.get('next');
  const login = toHref(paths.login, { next: next ?? undefined });
  if (step === undefined) return <Navigate replace to={login} />;
  return (
    <SecondStep
      onRestart={() => {
        keep(undefined);
        shell.navigate(login, { replace: true });
      }}
      onSignedIn={(answer) => {
        shell.signIn(answer);
        shell.announce(t('login.done'));
        shell.navigate(toSafePath(next), { replace: true });
      }}
      step={step}
    />
  );
}
