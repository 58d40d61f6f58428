import { errorCodes } from '@haesol/contracts/common';
import { passwordInput, reauth } from '@haesol/contracts/identity';
import { Button, PasswordField, TextField } from '@haesol/kit';
import { Form, useForm } from '@haesol/remote/form';
import { useCall, useText } from '@haesol/remote/lifecycle';
import * as z from 'zod/mini';
import styles from './Account.module.css';
import { useIdentityProven } from './useIdentityProven.ts';

const passwordBody = z.object({ password: passwordInput() });

/** Requests the password again before a member's own data. */
export function IdentityForm({ email }: { readonly email: string }) {
  const t = useText();
  const call = useCall();
  const form = useForm(passwordBody, {
    initial: { password: '' },
    send: (body) => call(reauth, { body }),
    onSent: useIdentityProven('Y'),
    toFieldErrors: ({ code }) =>
      code === errorCodes.wrongCurrentPassword ? { password: t('account.errors.passwordWrong') } : undefined,
  });

  return (
    <Form
      actions={
        <Button block busy={form.isBusy} size="form" type="submit" variant="primary">
          {t('account.identity.submit')}
        </Button>
      }
      className={styles.narrow}
      form={form}
    >
      <p>{t('account.identity.lead')}</p>
      <TextField
        autoComplete="username"
        label={t('account.identity.id')}
        name="id"
        readOnly
        type="email"
        value={email}
      />
      <PasswordField {...form.field('password')} label={t('account.identity.password')} />
    </Form>
  );
}
