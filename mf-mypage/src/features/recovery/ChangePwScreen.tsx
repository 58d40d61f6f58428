import { errorCodes } from '@haesol/contracts/common';
import { checkNewPassword, currentPassword } from '@haesol/contracts/identity';
import { changePassword } from '@haesol/contracts/member';
import { Button, PasswordField } from '@haesol/kit';
import { useForm } from '@haesol/remote/form';
import { useCall, useSession, useShell, useText } from '@haesol/remote/lifecycle';
import { useAtom, useSetAtom } from 'jotai';
import * as z from 'zod/mini';
import { paths } from '#paths';
import { useIdentity } from '#state/identity';
import { loginIdAtom } from '#state/loginId';
import { temporaryPasswordAtom } from '#state/temporaryPassword';
import { CallFailure } from '#ui/CallFailure';
import { Narrow } from '#ui/Narrow';
import { NarrowForm } from '#ui/NarrowForm';
import { NewPasswordFields } from '#ui/NewPasswordFields';

/** Refusals that concern a field. */
const refusedFields: Readonly<Record<string, 'currentPassword' | 'newPassword'>> = {
  [errorCodes.wrongCurrentPassword]: 'currentPassword',
  [errorCodes.weakPassword]: 'newPassword',
  [errorCodes.samePassword]: 'newPassword',
};

const withCurrent = z.safeExtend(changePassword.body, { currentPassword });

export default function ChangePwScreen() {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const { userInfo, mustChangePw = false } = useSession();
  const email = userInfo?.email ?? '';
  const identity = useIdentity();
  const keepId = useSetAtom(loginIdAtom);
  const [temporary, keepTemporary] = useAtom(temporaryPasswordAtom);
  const known = mustChangePw ? temporary : '';
  // Members with social sign-in only have no password yet; the provider has verified them.
  const hasPassword = identity?.passwordYn !== 'N';
  const body = hasPassword ? withCurrent : changePassword.body;
  const form = useForm(body.check(checkNewPassword('newPassword', email)), {
    initial: { currentPassword: known, newPassword: '', newPasswordConfirm: '' },
    toInput: ({ currentPassword: current, ...next }) => ({ ...(hasPassword && { currentPassword: current }), ...next }),
    send: (change) => call(changePassword, { body: change }, { reauthToken: identity?.token }),
    onSent() {
      keepId(email);
      keepTemporary('');
      return shell.logout(paths.changePwComplete);
    },
    toFieldErrors({ code, message }) {
      const field = refusedFields[code];
      return field && { [field]: message };
    },
  });

  return (
    <Narrow lead={mustChangePw ? t('changePw.forced') : t('changePw.lead')} title={t('changePw.title')}>
      <NarrowForm
        actions={
          <Button block busy={form.isBusy} size="form" type="submit" variant="primary">
            {t('changePw.submit')}
          </Button>
        }
        failure={<CallFailure failure={form.failure} next={paths.changePw} />}
        form={form}
      >
        {/* Identifies the account for password managers. */}
        <input autoComplete="username" hidden name="username" readOnly type="email" value={email} />
        {hasPassword && (known === '' || form.errorOf('currentPassword') !== undefined) ? (
          <PasswordField
            {...form.field('currentPassword')}
            label={mustChangePw ? t('changePw.temporary') : t('changePw.current')}
          />
        ) : null}
        <NewPasswordFields
          confirm={form.field('newPasswordConfirm')}
          confirmLabel={t('changePw.nextConfirm')}
          email={email}
          label={t('changePw.next')}
          password={form.field('newPassword')}
        />
      </NarrowForm>
    </Narrow>
  );
}
