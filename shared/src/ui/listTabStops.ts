const focusable = 'a[href], button, input, select, textarea, summary, iframe, video[controls], [tabindex]';

/** Of a group of radio buttons only the chosen one is a tab stop; the first where none is chosen. */
function isSkippedRadio(element: HTMLElement, all: readonly HTMLElement[]): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.name === '') return false;
  const group = all.filter(
    (other): other is HTMLInputElement =>
      other instanceof HTMLInputElement &&
      other.type === 'radio' &&
      other.name === element.name &&
      other.form === element.form,
  );
  return element !== (group.find(({ checked }) => checked) ?? group[0]);
}

function isVisible(element: HTMLElement): boolean {
  if (element instanceof HTMLInputElement && element.type === 'hidden') return false;
  // Missing in browsers without layout (jsdom).
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}

/** The elements inside of `root` that Tab stops at, in the order of the document. */
export function listTabStops(root: HTMLElement): HTMLElement[] {
  const all = [...root.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled, [inert] *') && isVisible(element),
  );
  return all.filter((element) => !isSkippedRadio(element, all));
}
