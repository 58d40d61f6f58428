import { Button, Icon } from '@haesol/kit';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { FormEvent } from 'react';
import { messages } from '../../messages.ko.ts';
import type { RelatedSite } from '../chromeTypes.ts';
import styles from './RelatedSites.module.css';

/** Select with a button: selecting alone does not navigate (WCAG 3.2.2). */
export function RelatedSites({ sites = messages.footer.siteLinks }: { sites?: readonly RelatedSite[] | undefined }) {
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const href = new FormData(event.currentTarget).get('site');
    if (typeof href === 'string' && href !== '') window.open(href, '_blank', 'noopener');
  };
  return (
    <form className={styles.form} method="get" onSubmit={handleSubmit}>
      <span className={styles.field}>
        <select name="site" className={styles.select} aria-label={messages.footer.sites} defaultValue="">
          <option value="">{messages.footer.sitesPlaceholder}</option>
          {sites.map(({ label, href }) => (
            <option key={href} value={href}>
              {label}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} />
      </span>
      <Button type="submit" variant="onDark" aria-label={`${messages.footer.sites} ${messages.footer.go}`}>
        {messages.footer.go}
      </Button>
    </form>
  );
}
