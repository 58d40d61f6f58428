import type { MouseEvent } from 'react';
import { messages } from '../../messages.ko.ts';
import { mainMenuId } from '../header/DesktopHeader.tsx';
import { topTabsId } from '../header/TopTabBar.tsx';
import styles from './SkipLinks.module.css';

/** Id of the only `<main>`, the target of "본문 바로가기" and "맨 위로". */
export const mainId = 'main';

/** Moves the focus itself, so that the router sees no navigation; without JavaScript the fragment does it. */
function handleSkip(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (target === null) return;
  event.preventDefault();
  target.focus();
  target.scrollIntoView();
}

export interface SkipLinksProps {
  /** Includes a link to the menus. @default true */
  menu?: boolean;
}

/** First element of the page; visible only while focused. */
export function SkipLinks({ menu = true }: SkipLinksProps) {
  return (
    <div className={styles.links}>
      <a className={styles.link} href={`#${mainId}`} onClick={handleSkip}>
        {messages.skip.main}
      </a>
      {menu && (
        <>
          <a className={styles.link} data-from="wide" href={`#${mainMenuId}`} onClick={handleSkip}>
            {messages.skip.menu}
          </a>
          <a className={styles.link} data-from="narrow" href={`#${topTabsId}`} onClick={handleSkip}>
            {messages.skip.menu}
          </a>
        </>
      )}
    </div>
  );
}
