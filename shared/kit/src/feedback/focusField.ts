const controls = 'input, select, textarea, button';

/** Returns the field, or its list for a part without an element (`tel.0`), or the first part of a list without one. */
const findField = (id: string): HTMLElement | null =>
  document.getElementById(id) ??
  document.getElementById(id.replace(/\.\d+$/, '')) ??
  document.getElementById(`${id}.0`);

/** Returns true for a field that is on the page and not in a hidden part of it. */
export const isFieldShown = (id: string): boolean => findField(id)?.closest('[hidden]') === null;

/**
 * Focuses a field, or of a group the first invalid control, else the first, and scrolls it to the middle, where no fixed bar covers
 * it. @returns false if there is no such field
 */
export function focusField(id: string): boolean {
  const field = findField(id);
  const control = field?.matches(controls)
    ? field
    : (field?.querySelector<HTMLElement>('[aria-invalid="true"]:is(input, select, textarea)') ??
      field?.querySelector<HTMLElement>(controls));
  const target = control ?? field;
  target?.focus();
  target?.scrollIntoView?.({ block: 'center' });
  return field !== null;
}
