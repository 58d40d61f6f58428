const focusable = 'a[href], button, input, select, textarea, summary, iframe, video[controls], [tabindex]';
const unreachable = ':disabled, [inert] *, input[type="hidden"]';

/** Of a group of radio buttons Tab stops at the chosen one, or at the first where none is chosen. */
function isSkippedRadio(element: HTMLElement, root: HTMLElement): boolean {
  if (!element.matches('input[type="radio"][name]:not(:checked)')) return false;
  const group = `input[name="${CSS.escape(element.getAttribute('name') ?? '')}"]`;
  return element !== (root.querySelector(`${group}:checked`) ?? root.querySelector(group));
}

/** The elements inside of `root` that Tab stops at, in the order of the document. */
export function listTabStops(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(unreachable) &&
      // jsdom has no layout, and so not this method.
      (element.checkVisibility?.({ visibilityProperty: true }) ?? true) &&
      !isSkippedRadio(element, root),
  );
}
