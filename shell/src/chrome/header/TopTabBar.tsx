import { KitLink } from '@haesol/kit';
import { useEffect, useRef } from 'react';
import { messages } from '../../messages.ko.ts';
import type { ChromeModel } from '../chromeTypes.ts';
import styles from './TopTabBar.module.css';

/** Target of "주메뉴 바로가기" below 1280 px. */
export const topTabsId = 'top-tabs';

export interface TopTabBarProps {
  groups: ChromeModel['groups'];
  /** Group of the first path segment. */
  currentGroup: string | null;
}

/** The main groups below 1280 px; scrolls horizontally and keeps the current one in view. */
export function TopTabBar({ groups, currentGroup }: TopTabBarProps) {
  const bar = useRef<HTMLElement>(null);

  useEffect(() => {
    const tab = currentGroup === null ? null : bar.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!tab || !bar.current) return;
    // scrollIntoView would scroll the page too.
    bar.current.scrollLeft = tab.offsetLeft - (bar.current.clientWidth - tab.offsetWidth) / 2;
  }, [currentGroup]);

  return (
    <nav ref={bar} id={topTabsId} className={styles.bar} aria-label={messages.header.mainMenu} tabIndex={-1}>
      <ul className={styles.list}>
        {groups.map(({ key, tab }) => (
          <li key={key}>
            <KitLink href={tab.href} className={styles.tab} aria-current={key === currentGroup ? 'page' : undefined}>
              {tab.name}
            </KitLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
