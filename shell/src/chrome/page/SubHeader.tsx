import type { Crumb } from '@haesol/shared/shell-api';
import type { ReactNode } from 'react';
import { messages } from '../../messages.ko.ts';
import { Ridge } from '../brand/Ridge.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import styles from './SubHeader.module.css';

export interface SubHeaderProps {
  crumbs: readonly Crumb[];
  title: string;
  /** `p` where the page has an `h1` of its own, e.g. the title of a post. @default 'h1' */
  titleAs?: 'h1' | 'p' | undefined;
  /** One sentence. */
  lead?: string | undefined;
  /** Buttons at the right of the title. */
  actions?: ReactNode;
  /** `booking` is 168 high instead of 184; `crumbs` has the way alone, for a page whose own head follows. */
  size?: 'booking' | 'crumbs' | undefined;
}

/** Names the place: breadcrumb, title, lead, pale ridge. The focus goes to the `h1` after a change of route. */
export function SubHeader({ crumbs, title, titleAs: Title = 'h1', lead, actions, size }: SubHeaderProps) {
  if (size === 'crumbs') {
    return (
      <div className={styles.crumbs}>
        <Breadcrumb crumbs={crumbs} />
      </div>
    );
  }
  return (
    <section className={styles.place} data-size={size} aria-label={messages.subHeader.label(title)}>
      <div className={styles.ridge}>
        <Ridge place="subHeader" />
      </div>
      <div className={styles.wrap}>
        <Breadcrumb crumbs={crumbs} />
        <div className={styles.row}>
          <div>
            <Title className={styles.title} tabIndex={Title === 'h1' ? -1 : undefined}>
              {title}
            </Title>
            {lead !== undefined && lead !== '' && <p className={styles.lead}>{lead}</p>}
          </div>
          {actions}
        </div>
      </div>
    </section>
  );
}
