import { findBrokenPasswordRules, passwordLimits, passwordRuleNames } from '@haesol/contracts/identity';
import { RuleChecklist } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import styles from './PasswordChecklist.module.css';

/** Whether a password is a common one only the server knows, so the list does not promise it. */
const checkedRules = passwordRuleNames.filter((rule) => rule !== 'notCommon');

export interface PasswordChecklistProps {
  readonly password: string;
  /** Address of the account; its name must not be in the password. */
  readonly email: string;
}

/** The rules of a new password, each marked once it is kept. */
export function PasswordChecklist({ password, email }: PasswordChecklistProps) {
  const t = useText();
  const broken = findBrokenPasswordRules(password, email);
  return (
    <div>
      <RuleChecklist
        label={t('password.rules')}
        rules={checkedRules.map((rule) => ({
          id: rule,
          text: t(`password.rule.${rule}`, passwordLimits),
          kept: password !== '' && !broken.includes(rule),
        }))}
      />
      <p className={styles.note}>{t('password.commonNote')}</p>
    </div>
  );
}
