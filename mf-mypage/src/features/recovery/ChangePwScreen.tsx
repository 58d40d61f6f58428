import { errorCodes } from '@haesol/shared/contracts';
import { CallError } from '@haesol/shared/http';
import { useCall, useSession, useShell, useText } from '@haesol/shared/lifecycle';
import { Button, ErrorSummary, PasswordField } from '@haesol/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { paths } from '#paths';
import { identityAtom } from '#state/identity';
import { CallFailure } from '#ui/CallFailure';
import { Narrow, NarrowForm } from '#ui/Narrow';
import { checkNewPassword, NewPasswordFields } from '#ui/NewPasswordFields';
import { toFieldErrors, useFormErrors } from '#ui/useFormErrors';
import { recoveryMutations } from './recoveryQueries.ts';

const serverFields: Readonly<Record<string, string>> = {
  [errorCodes.wrongCurrentPassword]: 'currentPassword',
  [errorCodes.weakPassword]: 'password',
  [errorCodes.samePassword]: 'password',
};

export default function ChangePwScreen() {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const { userInfo, mustChangePw = false } = useSession();
  const email = userInfo?.email ?? '';
  const identity = useAtomValue(identityAtom);
  const errors = useFormErrors(['currentPassword', 'password', 'passwordConfirm']);
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState({ password: '', passwordConfirm: '' });
  const [failure, setFailure] = useState<CallError>();
  const { mutateAsync, isPending } = useMutation(recoveryMutations.changePassword(call));
  // Who signs in with a social account alone has none yet, and has proven otherwise who they are.
  const hasPassword = identity?.passwordYn !== 'N';

  useEffect(() => () => shell.setDirty(false), [shell]);

  async function handleSubmit() {
    setFailure(undefined);
    const missing = hasPassword && current === '' ? { currentPassword: t('changePw.errors.currentMissing') } : {};
    const wrong = checkNewPassword(next, email, {
      missing: t('changePw.errors.newMissing'),
      different: t('changePw.errors.different'),
    });
    if (isPending || errors.show({ ...missing, ...wrong })) return;
    try {
      await mutateAsync({
        body: {
          ...(hasPassword && { currentPassword: current }),
          newPassword: next.password,
          newPasswordConfirm: next.passwordConfirm,
        },
        reauthToken: identity?.token,
      });
      shell.setDirty(false);
      await shell.logout(paths.changePwComplete);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const field = serverFields[error.code];
      const fields = toFieldErrors(error);
      const found = field === undefined ? { password: fields.newPassword ?? '' } : { [field]: error.message };
      const isAtField = field !== undefined || fields.newPassword !== undefined;
      if (!errors.show(isAtField ? found : {})) setFailure(error);
    }
  }

  return (
    <Narrow lead={mustChangePw ? t('changePw.forced') : t('changePw.lead')} title={t('changePw.title')}>
      <NarrowForm onSubmit={() => void handleSubmit()}>
        <ErrorSummary errors={errors.summary} />
        {/* Password managers tell by it whose password is changed. */}
        <input autoComplete="username" hidden name="username" readOnly type="email" value={email} />
        {hasPassword ? (
          <PasswordField
            error={errors.textOf('currentPassword')}
            id={errors.idOf('currentPassword')}
            label={mustChangePw ? t('changePw.temporary') : t('changePw.current')}
            name="currentPassword"
            onChange={(event) => {
              errors.clear('currentPassword');
              shell.setDirty(true);
              setCurrent(event.target.value);
            }}
            required
            value={current}
          />
        ) : null}
        <NewPasswordFields
          confirmLabel={t('changePw.nextConfirm')}
          email={email}
          errors={errors}
          label={t('changePw.next')}
          onChange={(value) => {
            shell.setDirty(true);
            setNext(value);
          }}
          value={next}
        />
        <CallFailure failure={failure} next={paths.changePw} />
        <Button block busy={isPending} size="form" type="submit" variant="primary">
          {t('changePw.submit')}
        </Button>
      </NarrowForm>
    </Narrow>
  );
}
