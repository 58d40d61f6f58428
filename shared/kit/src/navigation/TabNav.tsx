import { useEffect, useRef } from 'react';
import { KitLink } from '../base/KitLink.tsx';
import { scrollIntoRow } from '../base/scrollIntoRow.ts';
import styles from './TabNav.module.css';

export interface TabNavItem {
  href: string;
  label: string;
  /** Number of items. */
  count?: number | undefined;
  current?: boolean | undefined;
}

export interface TabNavProps {
  /** Name of the navigation, e.g. "공지사항 분류". */
  label: string;
  tabs: readonly TabNavItem[];
  /** ruled: with a line under the whole row · bare: beside a heading. @default 'ruled' */
  look?: 'ruled' | 'bare';
}

/** Tabs as links: each has an address, so that Back works. For panels inside one page use `Tabs`. */
export function TabNav({ label, tabs, look = 'ruled' }: TabNavProps) {
  const row = useRef<HTMLElement>(null);
  const currentHref = tabs.find((tab) => tab.current)?.href;

  // On a phone the row scrolls; the current tab must be in view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when another tab is current.
  useEffect(() => {
    scrollIntoRow(row.current, '[aria-current]');
  }, [currentHref]);

  return (
    <nav aria-label={label} className={styles.scroller} data-look={look} ref={row}>
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={`${tab.label} ${tab.href}`}>
            <KitLink
              aria-current={tab.current ? 'page' : undefined}
              className={styles.tab}
              href={tab.href}
              preventScrollReset
            >
              {tab.label}
              {tab.count === undefined ? null : (
                <span className={styles.count}>{tab.count.toLocaleString('en-US')}</span>
              )}
            </KitLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
