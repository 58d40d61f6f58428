import { findBrokenPasswordRules, passwordLimits, passwordRuleNames } from '@haesol/contracts/identity';
import { RuleChecklist } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import styles from './PasswordChecklist.module.css';

/** Excludes the rule about common passwords, because only the server has the whole list. */
const checkedRules = passwordRuleNames.filter((rule) => rule !== 'notCommon');

export interface PasswordChecklistProps {
  readonly password: string;
  /** Address of the account; its name must not be in the password. */
  readonly email: string;
}

/** Rules of a new password, each marked once it is fulfilled. */
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
