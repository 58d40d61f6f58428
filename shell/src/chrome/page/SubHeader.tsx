import type { Crumb } from '@haesol/remote/shell-api';
import { messages } from '../../messages.ko.ts';
import { Ridge } from '../brand/Ridge.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import styles from './SubHeader.module.css';

export type SubHeaderSize = 'full' | 'half' | 'post' | 'crumbs' | 'ground';

export interface SubHeaderProps {
  crumbs: readonly Crumb[];
  title: string;
  /** One sentence; hidden at half height. */
  lead?: string | undefined;
  /**
   * `half`: half as high, for a page with a task. `post`: half as high without the title, because the page has its own `h1`.
   * `crumbs`: only the breadcrumb. `ground`: only the ridge, for a page that places its own header on it.
   * @default 'full'
   */
  size?: SubHeaderSize | undefined;
}

/** Header of a page: breadcrumb, title, lead, pale ridge. The `h1` gets the focus after a change of route. */
export function SubHeader({ crumbs, title, lead, size = 'full' }: SubHeaderProps) {
  if (size === 'crumbs') {
    return (
      <div className={styles.crumbs}>
        <Breadcrumb crumbs={crumbs} />
      </div>
    );
  }
  if (size === 'ground') {
    return (
      <div className={styles.ground} data-low>
        <div className={styles.ridge}>
          <Ridge place="subHeader" />
        </div>
      </div>
    );
  }
  return (
    <section
      className={styles.place}
      data-size={size}
      data-low={size !== 'full' || undefined}
      aria-label={messages.subHeader.label(title)}
    >
      <div className={styles.ridge}>
        <Ridge place="subHeader" />
      </div>
      <div className={styles.wrap}>
        <Breadcrumb crumbs={crumbs} />
        {size !== 'post' && (
          <div className={styles.words}>
            <h1 className={styles.title} tabIndex={-1}>
              {title}
            </h1>
            {size === 'full' && lead !== undefined && lead !== '' && <p className={styles.lead}>{lead}</p>}
          </div>
        )}
      </div>
    </section>
  );
}
