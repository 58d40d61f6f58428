import { KitLink } from '@haesol/kit';
import type { ReactNode } from 'react';
import styles from './StickyScreen.module.css';

export interface StickyRow {
  readonly id: string;
  readonly title: string;
  /** Language of the title. */
  readonly lang?: string;
  readonly href?: string;
  /** Beside the title. */
  readonly mark?: ReactNode;
  /** Under the title. */
  readonly text: ReactNode;
}

/** Short list of a panel: a title, optionally a link, and a line below it. */
export function StickyRows({ rows }: { readonly rows: readonly StickyRow[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ id, title, lang, href, mark, text }) => (
        <li className={styles.row} key={id}>
          <p className={styles.rowHead}>
            <span className={styles.name} lang={lang}>
              {href === undefined ? title : <KitLink href={href}>{title}</KitLink>}
            </span>
            {mark}
          </p>
          <div className={styles.facts}>{text}</div>
        </li>
      ))}
    </ul>
  );
}
