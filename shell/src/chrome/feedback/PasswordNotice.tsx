import { LinkButton, MessageBar } from '@haesol/kit';
import { messages } from '../../messages.ko.ts';
import styles from './PasswordNotice.module.css';

export interface PasswordNoticeProps {
  /** Form that changes the password. */
  href: string;
}

/** Reminds a member on public pages of a temporary password; members-only pages redirect to its change. */
export function PasswordNotice({ href }: PasswordNoticeProps) {
  const { label, text, change } = messages.passwordNotice;
  return (
    <section aria-label={label} className={styles.place}>
      <MessageBar
        action={
          <LinkButton href={href} size="small">
            {change}
          </LinkButton>
        }
        kind="warning"
      >
        {text}
      </MessageBar>
    </section>
  );
}
