import type { ReactNode } from 'react';
import { KitLink } from '../base/KitLink.tsx';
import styles from './ChipGroup.module.css';

export interface ChipProps {
  children: ReactNode;
  /** Number of items. */
  count?: number | undefined;
  selected: boolean;
  /** Address with the filter; makes the chip a link. */
  href?: string | undefined;
  onClick?: (() => void) | undefined;
}

/** Single filter: a toggle button (APG: Button, toggle), or a link if the filter is in the address. */
export function Chip({ children, count, selected, href, onClick }: ChipProps) {
  const content = (
    <>
      {children}
      {count === undefined ? null : <span className={styles.count}>{count.toLocaleString('en-US')}</span>}
    </>
  );
  if (href !== undefined) {
    return (
      <KitLink aria-current={selected ? 'true' : undefined} className={styles.chip} href={href} preventScrollReset>
        {content}
      </KitLink>
    );
  }
  return (
    <button aria-pressed={selected} className={styles.chip} onClick={onClick} type="button">
      {content}
    </button>
  );
}
