import { LiveRegion, PasswordField } from '@haesol/kit';
import type { TextFieldProps } from '@haesol/remote/form';
import { useText } from '@haesol/remote/lifecycle';
import styles from './NewPasswordFields.module.css';
import { PasswordChecklist } from './PasswordChecklist.tsx';

export interface NewPasswordFieldsProps {
  readonly password: TextFieldProps<string>;
  /** The same once more. */
  readonly confirm: TextFieldProps<string>;
  /** Of the account; its name must not be in the password. */
  readonly email: string;
  readonly label: string;
  readonly confirmLabel: string;
}

/** A new password twice, with its rules beside it. */
export function NewPasswordFields({ password, confirm, email, label, confirmLabel }: NewPasswordFieldsProps) {
  const t = useText();
  const isSame = confirm.value !== '' && password.value === confirm.value;
  return (
    <div className={styles.fields}>
      <div className={styles.first}>
        <PasswordField {...password} autoComplete="new-password" label={label} />
        <PasswordChecklist email={email} password={password.value} />
      </div>
      <div>
        <PasswordField {...confirm} autoComplete="new-password" label={confirmLabel} />
        <LiveRegion message={isSame ? t('password.same') : ''} />
      </div>
    </div>
  );
}
