const focusable = 'a[href], button, input, select, textarea, summary, iframe, video[controls], [tabindex]';
const unreachable = ':disabled, [inert] *, input[type="hidden"]';

/** In a group of radio buttons Tab stops at the checked one, or at the first if none is checked. */
function isSkippedRadio(element: HTMLElement, root: HTMLElement): boolean {
  if (!element.matches('input[type="radio"][name]:not(:checked)')) return false;
  const group = `input[name="${CSS.escape(element.getAttribute('name') ?? '')}"]`;
  return element !== (root.querySelector(`${group}:checked`) ?? root.querySelector(group));
}

/** Lists the tab stops inside of `root` in document order. */
export function listTabStops(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(unreachable) &&
      // jsdom has no layout, and therefore lacks this method.
      (element.checkVisibility?.({ visibilityProperty: true }) ?? true) &&
      !isSkippedRadio(element, root),
  );
}
