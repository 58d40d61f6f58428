import { KitLink } from '@haesol/kit';
import type { Crumb } from '@haesol/remote/shell-api';
import { messages } from '../../messages.ko.ts';
import { chromePaths } from '../chromePaths.ts';
import styles from './Breadcrumb.module.css';

export interface BreadcrumbProps {
  /** Without 홈; the last one is the page itself, or with a link the list that it belongs to. */
  crumbs: readonly Crumb[];
}

/** "홈 > 정보광장 > 공지사항" (APG "Breadcrumb"). */
export function Breadcrumb({ crumbs }: BreadcrumbProps) {
  const last = crumbs.length - 1;
  return (
    <nav className={styles.place} aria-label={messages.breadcrumb.label}>
      <ol className={styles.list}>
        <li>
          <KitLink href={chromePaths.home}>{messages.breadcrumb.home}</KitLink>
        </li>
        {crumbs.map(({ label, link }, at) => (
          <li key={`${label} ${link ?? ''}`} aria-current={at === last && link === undefined ? 'page' : undefined}>
            {link === undefined ? label : <KitLink href={link}>{label}</KitLink>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
