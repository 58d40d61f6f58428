import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, type NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Scroll position and focus of a page that was left. */
interface LeftPlace {
  readonly y: number;
  /** Address of the focused link. */
  readonly link: string | null;
  /** Scroll positions of containers marked with `data-scroll-box`, by name. */
  readonly boxes?: Readonly<Record<string, number>>;
}

const storageKey = 'haesol.places';
const maxPlaces = 50;
/** Maximum time for a page to reach its previous height, in milliseconds. */
const patienceMs = 2_000;

function readPlaces(): Map<string, LeftPlace> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, LeftPlace][]);
  } catch {
    // Blocked storage: positions are stored until the page is reloaded.
    return new Map();
  }
}

let places: Map<string, LeftPlace> | undefined;

/** The first entry of every document has the same key: the address distinguishes them. */
const toPlaceId = ({ key, pathname, search }: Location): string => `${key} ${pathname}${search}`;

/** Returns true if the document was reloaded or restored from the history, not opened by a link or its address. */
function isDocumentKnown(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return entry !== undefined && 'type' in entry && entry.type !== 'navigate';
}

const listBoxes = () => [...document.querySelectorAll<HTMLElement>('[data-scroll-box]')];
const nameOf = (box: HTMLElement): string => box.dataset.scrollBox ?? '';

function remember(key: string): void {
  places ??= readPlaces();
  const focused = document.activeElement;
  const link = focused instanceof HTMLAnchorElement ? focused.getAttribute('href') : null;
  places.delete(key);
  const boxes = Object.fromEntries(listBoxes().map((box) => [nameOf(box), box.scrollTop]));
  places.set(key, { y: window.scrollY, link, ...(Object.keys(boxes).length > 0 && { boxes }) });
  const kept = [...places].slice(-maxPlaces);
  places = new Map(kept);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // See readPlaces.
  }
}

/** A hash is untrusted: one that cannot be decoded is used as is. */
function toElementId(hash: string): string {
  const text = hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function focusLink(href: string | null): boolean {
  if (href === null) return false;
  const link = document.querySelector(`main a[href="${CSS.escape(href)}"]`);
  if (!(link instanceof HTMLElement)) return false;
  link.focus({ preventScroll: true });
  return true;
}

/** Scrolls each container that is mounted and high enough, and removes it from the list; others scroll as far as they can. */
function restoreBoxes(left: Map<string, number>, isOver: boolean): void {
  for (const box of listBoxes()) {
    const top = left.get(nameOf(box));
    if (top === undefined || (!isOver && box.scrollHeight - box.clientHeight < top)) continue;
    box.scrollTop = top;
    left.delete(nameOf(box));
  }
}

/** Scrolls to `y`, and containers to their positions, once all are high enough. @returns stops */
function restore({ y, link, boxes = {} }: LeftPlace): () => void {
  const startedAt = performance.now();
  const leftBoxes = new Map(Object.entries(boxes));
  let frame = 0;
  let isFocused = false;
  const stop = () => cancelAnimationFrame(frame);
  const step = () => {
    isFocused ||= focusLink(link);
    const room = document.documentElement.scrollHeight - window.innerHeight;
    const isOver = performance.now() - startedAt > patienceMs;
    restoreBoxes(leftBoxes, isOver);
    if (room >= y || isOver) {
      window.scrollTo({ top: y, behavior: 'instant' });
      if (isOver || (leftBoxes.size === 0 && (isFocused || link === null))) return;
    }
    frame = requestAnimationFrame(step);
  };
  step();
  // Scrolling by the person ends the restoration.
  const controller = new AbortController();
  for (const type of ['wheel', 'touchstart', 'keydown'] as const) {
    window.addEventListener(type, stop, { once: true, passive: true, signal: controller.signal });
  }
  return () => {
    stop();
    controller.abort();
  };
}

/**
 * Stores scroll and focus of each history entry: Back restores a page, a new page starts at its top.
 * @param isScrollKept true when the last navigation requested to keep the scroll position
 *
 * react-router's own restoration runs before a remote's root has rendered, when the page is still too short.
 */
export function useScrollMemory(isScrollKept: () => boolean): void {
  const location = useLocation();
  const action: NavigationType = useNavigationType();

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  const id = toPlaceId(location);
  const isFirst = useRef(true);

  useEffect(() => {
    const save = () => remember(toPlaceId(location));
    window.addEventListener('pagehide', save);
    document.addEventListener('click', save, true);
    return () => {
      window.removeEventListener('pagehide', save);
      document.removeEventListener('click', save, true);
    };
  }, [location]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      clearTimeout(timer);
      timer = setTimeout(() => remember(id), 150);
    };
    // Scroll events of a container do not bubble.
    window.addEventListener('scroll', save, { capture: true, passive: true });
    return () => {
      window.removeEventListener('scroll', save, { capture: true });
      clearTimeout(timer);
    };
  }, [id]);

  useLayoutEffect(() => {
    places ??= readPlaces();
    const isOpened = isFirst.current && !isDocumentKnown();
    isFirst.current = false;
    const left = isOpened ? undefined : places.get(toPlaceId(location));
    if (action === 'POP') return left === undefined ? undefined : restore(left);
    if (location.hash !== '') {
      document.getElementById(toElementId(location.hash))?.scrollIntoView();
      return undefined;
    }
    if (!isScrollKept()) window.scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
  }, [location, action, isScrollKept]);
}
