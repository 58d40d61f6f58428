import { useText } from '@haesol/shared/lifecycle';
import { Button, Checkbox, ErrorSummary, PasswordField, TextField } from '@haesol/shared/ui';
import { type SubmitEvent, useId, useRef } from 'react';
import type { Clock } from '#state/useSecondsLeft';
import { LoginFailureMessage } from './LoginFailureMessage.tsx';
import styles from './LoginForm.module.css';
import { type Credentials, type LoginErrors, type LoginFailure, type LoginField, loginFields } from './loginRules.ts';
import type { RememberedId } from './rememberedId.ts';

export interface LoginInput extends Credentials {
  /** Keep the id on this device. */
  readonly isIdKept: boolean;
}

export interface LoginFormProps {
  readonly errors: LoginErrors;
  readonly failure: LoginFailure | undefined;
  readonly isBusy: boolean;
  readonly remembered: RememberedId;
  readonly clock: Clock;
  onInput(): void;
  /** @returns what is wrong with the fields */
  onSubmit(input: LoginInput): Promise<LoginErrors>;
  /** The time to wait has passed. */
  onWaited(): void;
}

/** Inputs keep their own values, so that what a browser or password manager filled in early is never lost. */
export function LoginForm({ errors, failure, isBusy, remembered, clock, onInput, onSubmit, onWaited }: LoginFormProps) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const prefix = useId();
  const idOf = (field: LoginField) => `${prefix}${field}`;
  const isWaiting = failure?.kind === 'wait';
  const textOf = (field: LoginField) => {
    const error = errors[field];
    if (error === undefined) return undefined;
    return 'key' in error ? t(`login.errors.${error.key}`) : error.text;
  };

  async function submit(element: HTMLFormElement) {
    const values = new FormData(element);
    const found = await onSubmit({
      id: String(values.get('id') ?? '').trim(),
      password: String(values.get('password') ?? ''),
      keep: values.has('keep'),
      isIdKept: values.has('idCheck'),
    });
    const first = loginFields.find((field) => found[field] !== undefined);
    if (first !== undefined) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isBusy && !isWaiting) void submit(event.currentTarget);
  }

  return (
    <form className={styles.form} noValidate onInput={onInput} onSubmit={handleSubmit} ref={form}>
      <ErrorSummary
        errors={loginFields.flatMap((field) => {
          const message = textOf(field);
          return message === undefined ? [] : [{ fieldId: idOf(field), message }];
        })}
      />
      <TextField
        autoCapitalize="none"
        autoComplete="username"
        defaultValue={remembered.autoId}
        error={textOf('id')}
        id={idOf('id')}
        inputMode="email"
        label={t('login.id')}
        name="id"
        required
        spellCheck={false}
        type="email"
      />
      <PasswordField
        error={textOf('password')}
        id={idOf('password')}
        label={t('login.password')}
        name="password"
        required
      />
      <div className={styles.choices}>
        <Checkbox defaultChecked={remembered.idCheck === 'Y'} label={t('login.keepId')} name="idCheck" />
        <Checkbox label={t('login.keep')} name="keep" />
      </div>
      <LoginFailureMessage failure={failure} clock={clock} onWaited={onWaited} />
      <Button
        block
        busy={isBusy}
        busyText={t('login.busy')}
        disabled={isWaiting}
        size="form"
        type="submit"
        variant="primary"
      >
        {t('login.submit')}
      </Button>
    </form>
  );
}
