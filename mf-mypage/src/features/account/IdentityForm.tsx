import { errorCodes } from '@haesol/shared/contracts';
import { CallError } from '@haesol/shared/http';
import { useCall, useText } from '@haesol/shared/lifecycle';
import { Button, ErrorSummary, MessageBar, PasswordField, TextField } from '@haesol/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { toFieldErrors, useFormErrors } from '#ui/useFormErrors';
import styles from './Account.module.css';
import { accountMutations } from './accountQueries.ts';
import { useIdentityProven } from './useIdentityProven.ts';

export function IdentityForm({ email }: { readonly email: string }) {
  const t = useText();
  const call = useCall();
  const goOn = useIdentityProven('Y');
  const errors = useFormErrors(['password']);
  const [failure, setFailure] = useState<string>();
  const { mutateAsync, isPending } = useMutation(accountMutations.prove(call));

  async function send(password: string) {
    setFailure(undefined);
    if (isPending || errors.show(password === '' ? { password: t('account.errors.passwordMissing') } : {})) return;
    try {
      goOn(await mutateAsync({ password }));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const found =
        error.code === errorCodes.wrongCurrentPassword
          ? { password: t('account.errors.passwordWrong') }
          : toFieldErrors(error);
      if (!errors.show(found)) setFailure(error.message);
    }
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(String(new FormData(event.currentTarget).get('password') ?? ''));
  }

  return (
    <form className={styles.narrow} noValidate onSubmit={handleSubmit}>
      <p>{t('account.identity.lead')}</p>
      <ErrorSummary errors={errors.summary} />
      <TextField
        autoComplete="username"
        label={t('account.identity.id')}
        name="id"
        readOnly
        type="email"
        value={email}
      />
      <PasswordField
        error={errors.textOf('password')}
        id={errors.idOf('password')}
        label={t('account.identity.password')}
        name="password"
        onInput={() => errors.clear('password')}
        required
      />
      {failure === undefined ? null : (
        <MessageBar kind="danger" live="assertive">
          {failure}
        </MessageBar>
      )}
      <Button block busy={isPending} size="form" type="submit" variant="primary">
        {t('account.identity.submit')}
      </Button>
    </form>
  );
}
