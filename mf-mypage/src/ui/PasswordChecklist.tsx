import { findBrokenPasswordRules, passwordRuleNames } from '@haesol/shared/contracts';
import { useText } from '@haesol/shared/lifecycle';
import { Icon, VisuallyHidden } from '@haesol/shared/ui';
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import styles from './PasswordChecklist.module.css';

export interface PasswordChecklistProps {
  readonly password: string;
  /** Address of the account; its name must not be in the password. */
  readonly email: string;
}

/** The rules of a new password, each marked once it is kept. */
export function PasswordChecklist({ password, email }: PasswordChecklistProps) {
  const t = useText();
  const broken = findBrokenPasswordRules(password, email);
  const isKept = (rule: (typeof passwordRuleNames)[number]) => password !== '' && !broken.includes(rule);
  return (
    <ul aria-label={t('password.rules')} className={styles.list}>
      {passwordRuleNames.map((rule) => (
        <li className={styles.rule} data-kept={isKept(rule) || undefined} key={rule}>
          <Icon of={isKept(rule) ? Check : Circle} size={18} />
          <span>
            {t(`password.rule.${rule}`)}
            <VisuallyHidden>{isKept(rule) ? t('password.kept') : t('password.open')}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ul>
  );
}
