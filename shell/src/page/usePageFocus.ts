import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { shellStore } from '../session/shellStore.ts';
import { announceAtom } from '../state/overlayAtoms.ts';

/** Time to wait for the heading of a page, in milliseconds. */
const patienceMs = 10_000;

function focusHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('#main h1, [data-page-title] h1, main h1, h1');
  if (heading === null) return null;
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
  return heading;
}

/**
 * Focuses the heading of the page, and again the next one when it is replaced: the previous page stays until its remote has
 * rendered the new one. Does not take the focus from an element that the person focuses meanwhile.
 * @returns stops
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

/** After a change of page, focuses its heading and announces its title; Back restores the focus itself. */
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
