import { afterViewTransition } from '../../router/viewTransitions.ts';

/** Elements higher than this share of the window are no bars: a page, a dialog, a sticky column. */
const highestBar = 0.4;
/** Distance between the toasts and the element below: `--space-5` of ToastRegion.module.css. */
const gap = 24;

/** Returns sample points of the area of toasts with this height if there is no bar. */
function listPoints({ left, right, height }: DOMRect): (readonly [number, number])[] {
  const columns = [left + 1, (left + right) / 2, right - 1];
  const rows = [innerHeight - 1, innerHeight - gap - height / 2, innerHeight - gap - height];
  return columns.flatMap((x) => rows.map((y) => [x, y] as const));
}

/** Measures the height in px of bars, buttons and dialog footers fixed at the bottom of the window; 0 for none. */
function measureBar(region: Element): number {
  const points = listPoints(region.getBoundingClientRect());
  const bars = points
    .flatMap(([x, y]) => document.elementsFromPoint(x, y))
    .filter((element) => !region.contains(element) && /^(sticky|fixed)$/.test(getComputedStyle(element).position))
    // Toasts are above everything, and above other popovers.
    .filter((element) => !element.hasAttribute('popover'))
    .map((element) => element.getBoundingClientRect())
    .filter(({ height }) => height <= innerHeight * highestBar);
  return Math.max(0, ...bars.map(({ top }) => innerHeight - top));
}

/**
 * While toasts are shown, places them above elements fixed at the bottom of the window, and reserves the same room at the end of
 * the page, so that everything can be scrolled out from under them. The same for the badge of chosen builds, and for the button to the top, for which no room is left.
 * @param room property of the root element for the height
 * @returns releases the room
 */
export function makeFootRoom(
  region: HTMLElement,
  room: '--toast-room' | '--badge-room' | '--top-room' = '--toast-room',
): () => void {
  const root = document.documentElement;
  let isOver = false;
  const measure = () => {
    if (isOver) return;
    const bar = measureBar(region);
    region.style.setProperty('--foot-bar', `${bar}px`);
    root.style.setProperty(room, `${bar + region.offsetHeight + 2 * gap}px`);
  };
  const update = () => afterViewTransition(measure);
  update();
  // A bar may appear with a slot or a remote, long after the page.
  let frame = 0;
  const added = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(update);
  });
  added.observe(document.body, { childList: true, subtree: true });
  window.addEventListener('scroll', update, { passive: true });
  window.addEventListener('resize', update);
  return () => {
    isOver = true;
    added.disconnect();
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', update);
    window.removeEventListener('resize', update);
    root.style.removeProperty(room);
  };
}
