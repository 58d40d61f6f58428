import { LiveRegion, PasswordField } from '@haesol/kit';
import type { TextFieldProps } from '@haesol/remote/form';
import { useText } from '@haesol/remote/lifecycle';
import styles from './NewPasswordFields.module.css';
import { PasswordChecklist } from './PasswordChecklist.tsx';

export interface NewPasswordFieldsProps {
  readonly password: TextFieldProps<string>;
  /** Repetition of the password. */
  readonly confirm: TextFieldProps<string>;
  /** Address of the account; its name must not be in the password. */
  readonly email: string;
  readonly label: string;
  readonly confirmLabel: string;
}

/** New password twice, with its rules. */
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
