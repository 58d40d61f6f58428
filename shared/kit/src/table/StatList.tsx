import type { ReactNode } from 'react';
import { KitLink } from '../base/KitLink.tsx';
import styles from './StatList.module.css';

export interface StatItem {
  label: string;
  /** Numbers are formatted with thousands separators here. */
  value: number | string;
  /** Unit after the number, e.g. "건". */
  unit?: string | undefined;
  /** Emphasises the most important number. */
  highlight?: boolean | undefined;
  /** Target of the link. */
  href?: string | undefined;
}

export interface StatListProps {
  items: readonly StatItem[];
}

/** Summary numbers under their names. */
export function StatList({ items }: StatListProps) {
  return (
    <dl className={styles.list}>
      {items.map((item) => (
        <div className={styles.stat} data-highlight={item.highlight || undefined} key={item.label}>
          <dt className={styles.label}>{item.label}</dt>
          <dd className={styles.value}>{item.href === undefined ? figure(item) : linked(item, item.href)}</dd>
        </div>
      ))}
    </dl>
  );
}

function linked(item: StatItem, href: string): ReactNode {
  return (
    <KitLink className={styles.link} href={href}>
      {figure(item)}
    </KitLink>
  );
}

function figure({ value, unit }: StatItem): ReactNode {
  return (
    <>
      <span className={styles.number}>{typeof value === 'number' ? value.toLocaleString('en-US') : value}</span>
      {unit !== undefined && <span>{unit}</span>}
    </>
  );
}
