const rows = 'article, li, tr';
const headings = 'h1, h2, h3';
const controls = 'a[href], button, input, select, textarea';

/** Lists where the focus may go when a control disappears, best first: its row, the rows beside it, and the headings above it. */
function listPlaces(root: Element, control: Element): readonly Element[] {
  const places: (Element | null)[] = [];
  let row = control.parentElement?.closest(rows) ?? null;
  while (row !== null && row !== root && root.contains(row)) {
    places.push(row, row.nextElementSibling, row.previousElementSibling);
    row = row.parentElement?.closest(rows) ?? null;
  }
  const page = root.closest('main') ?? document.body;
  const above = [...page.querySelectorAll(headings)].filter(
    (heading) => (heading.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  return [...places, ...above.reverse(), root].filter((place) => place !== null);
}

function focusIn(place: Element): void {
  const target = (place.matches(rows) ? place.querySelector(controls) : null) ?? place;
  if (!(target instanceof HTMLElement)) return;
  if (!target.matches(controls)) target.tabIndex = -1;
  target.focus();
}

/**
 * Moves the focus, which would fall to the body with a control that disappears, to another place of a part of a page.
 * @param root the part; null before it is mounted @param placesOf lists the places for a control, best first
 * @returns a function that ends it
 */
export function keepFocusIn(
  root: Element | null,
  placesOf: (root: Element, control: Element) => readonly Element[],
): (() => void) | undefined {
  if (root === null) return undefined;
  let last: { readonly control: Element; readonly places: readonly Element[] } | undefined;
  const handleFocus = ({ target }: Event) => {
    if (target instanceof Element) last = { control: target, places: placesOf(root, target) };
  };
  // Browsers differ in whether a removal blurs; a control that is still there was left by the user.
  const handleBlur = ({ target }: Event) =>
    setTimeout(() => {
      if (last?.control === target && last?.control.isConnected && document.activeElement !== target) last = undefined;
    });
  const observer = new MutationObserver(() => {
    if (last === undefined || last.control.isConnected || document.activeElement !== document.body) return;
    const place = last.places.find(({ isConnected }) => isConnected);
    last = undefined;
    if (place !== undefined) focusIn(place);
  });
  root.addEventListener('focusin', handleFocus);
  root.addEventListener('focusout', handleBlur);
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    root.removeEventListener('focusin', handleFocus);
    root.removeEventListener('focusout', handleBlur);
  };
}

/**
 * Ref of a part of a page whose controls disappear when they are used: the focus goes to the row of the control, or to the heading
 * above it.
 * @example <article ref={keepFocus}>
 */
export const keepFocus = (root: Element | null) => keepFocusIn(root, listPlaces);
