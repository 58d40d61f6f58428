/** Focuses a field, or the first control of a group, and scrolls it to the middle, where no fixed bar covers it. */
export function focusField(id: string): void {
  const element = document.getElementById(id);
  const control = element?.matches('input, select, textarea')
    ? element
    : element?.querySelector<HTMLElement>('input, select, textarea, button');
  const target = control ?? element;
  target?.focus();
  target?.scrollIntoView?.({ block: 'center' });
}
