import { afterViewTransition } from '../../router/viewTransitions.ts';

/** What is higher than this share of the window is no bar: a page, a dialog, a column that stays in view. */
const highestBar = 0.4;
/** Distance of the toasts from what they stand on: `--space-5` of ToastRegion.module.css. */
const gap = 24;

/** Points of the place where toasts of this height stand while there is no bar. */
function listPoints({ left, right, height }: DOMRect): (readonly [number, number])[] {
  const columns = [left + 1, (left + right) / 2, right - 1];
  const rows = [innerHeight - 1, innerHeight - gap - height / 2, innerHeight - gap - height];
  return columns.flatMap((x) => rows.map((y) => [x, y] as const));
}

/** Height in px that bars, buttons and feet of dialogs which stay at the foot of the window take there; 0 for none. */
function measureBar(region: Element): number {
  const points = listPoints(region.getBoundingClientRect());
  const bars = points
    .flatMap(([x, y]) => document.elementsFromPoint(x, y))
    .filter((element) => !region.contains(element) && /^(sticky|fixed)$/.test(getComputedStyle(element).position))
    // Toasts come and go over everything, and stand on the others themselves.
    .filter((element) => !element.hasAttribute('popover'))
    .map((element) => element.getBoundingClientRect())
    .filter(({ height }) => height <= innerHeight * highestBar);
  return Math.max(0, ...bars.map(({ top }) => innerHeight - top));
}

/**
 * While toasts are shown they stand on what stays at the foot of the window, and the page gets as much room at its end
 * as they take, so that everything can be scrolled out from under them. So does the badge of chosen builds.
 * @param room property of the root that has the height
 * @returns what takes the room back
 */
export function makeFootRoom(region: HTMLElement, room: '--toast-room' | '--badge-room' = '--toast-room'): () => void {
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
  // A bar may come with a slot or a remote, long after the page stands.
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
