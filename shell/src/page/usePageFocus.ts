import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { shellStore } from '../session/shellStore.ts';
import { announceAtom } from '../state/overlayAtoms.ts';

/** How long to wait for the heading of a page, in milliseconds. */
const patienceMs = 10_000;

function focusHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('#main h1, [data-page-title] h1, main h1, h1');
  if (heading === null) return null;
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
  return heading;
}

/**
 * Gives the focus to the heading of the page, and again to the next one when that goes: the page before stands until its
 * remote has rendered the new one. What the person focuses meanwhile keeps the focus.
 * @returns gives up
 */
function followHeading(): () => void {
  let heading = focusHeading();
  const observer = new MutationObserver(() => {
    if (heading?.isConnected) return;
    if (heading !== null && document.activeElement !== document.body) leave();
    else heading = focusHeading();
  });
  const timer = setTimeout(leave, patienceMs);
  function leave() {
    observer.disconnect();
    clearTimeout(timer);
  }
  observer.observe(document.body, { childList: true, subtree: true });
  return leave;
}

/** After a change of page the focus goes to its heading, and the live region says its title; Back restores the focus itself. */
export function usePageFocus(pathname: string, title: string): void {
  const action = useNavigationType();
  const shownPath = useRef(pathname);
  const titleNow = useRef(title);
  titleNow.current = title;

  useEffect(() => {
    if (shownPath.current === pathname) return undefined;
    shownPath.current = pathname;
    shellStore.set(announceAtom, titleNow.current);
    return action === 'POP' ? undefined : followHeading();
  }, [pathname, action]);
}
