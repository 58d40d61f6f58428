import { toPasswordMessage } from '@haesol/shared/contracts';
import { useText } from '@haesol/shared/lifecycle';
import { LiveRegion, PasswordField } from '@haesol/shared/ui';
import styles from './NewPasswordFields.module.css';
import { PasswordChecklist } from './PasswordChecklist.tsx';
import type { useFormErrors } from './useFormErrors.tsx';

export interface NewPassword {
  readonly password: string;
  readonly passwordConfirm: string;
}

/** What is wrong with a new password, at the names that its fields have. */
export function checkNewPassword(
  { password, passwordConfirm }: NewPassword,
  email: string,
  texts: { readonly missing: string; readonly different: string },
): Readonly<Partial<Record<keyof NewPassword, string>>> {
  const rule = password === '' ? texts.missing : toPasswordMessage(password, email);
  const isDifferent = password !== passwordConfirm || passwordConfirm === '';
  return {
    ...(rule !== undefined && { password: rule }),
    ...(isDifferent && { passwordConfirm: texts.different }),
  };
}

export interface NewPasswordFieldsProps {
  readonly value: NewPassword;
  readonly email: string;
  readonly errors: ReturnType<typeof useFormErrors>;
  readonly label: string;
  readonly confirmLabel: string;
  onChange(value: NewPassword): void;
}

/** A new password twice, with its rules beside it. */
export function NewPasswordFields({ value, email, errors, label, confirmLabel, onChange }: NewPasswordFieldsProps) {
  const t = useText();
  const isSame = value.passwordConfirm !== '' && value.password === value.passwordConfirm;
  return (
    <div className={styles.fields}>
      <div className={styles.first}>
        <PasswordField
          autoComplete="new-password"
          error={errors.textOf('password')}
          id={errors.idOf('password')}
          label={label}
          name="password"
          onChange={(event) => {
            errors.clear('password');
            onChange({ ...value, password: event.target.value });
          }}
          required
          value={value.password}
        />
        <PasswordChecklist email={email} password={value.password} />
      </div>
      <div>
        <PasswordField
          autoComplete="new-password"
          error={errors.textOf('passwordConfirm')}
          id={errors.idOf('passwordConfirm')}
          label={confirmLabel}
          name="passwordConfirm"
          onChange={(event) => {
            errors.clear('passwordConfirm');
            onChange({ ...value, passwordConfirm: event.target.value });
          }}
          required
          value={value.passwordConfirm}
        />
        <LiveRegion message={isSame ? t('password.same') : ''} />
      </div>
    </div>
  );
}
