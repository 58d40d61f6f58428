/** Filled by the script in the page's head: buttons pressed and forms submitted before hydration. */
declare global {
  var hsEarlyClicks: HTMLElement[] | undefined;
  var hsEarlySubmits: Set<HTMLFormElement> | undefined;
}

/** Sets a value bypassing React, which tracks the last value that it has set on the element. */
export function setNatively(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

/** Returns the input in a field; undefined for an unchanged field. */
function readText(field: HTMLInputElement | HTMLTextAreaElement): (() => void) | undefined {
  const { value, defaultValue } = field;
  if (value === defaultValue) return undefined;
  return () => {
    field.value = defaultValue;
    setNatively(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

function readChoice(field: HTMLInputElement): (() => void) | undefined {
  const { checked, defaultChecked } = field;
  if (checked === defaultChecked) return undefined;
  return () => {
    field.checked = !checked;
    field.click();
  };
}

function readSelection(field: HTMLSelectElement): (() => void) | undefined {
  if ([...field.options].every((option) => option.selected === option.defaultSelected)) return undefined;
  const { value } = field;
  return () => {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

function readField(field: HTMLElement): (() => void) | undefined {
  if (field instanceof HTMLSelectElement) return readSelection(field);
  if (field instanceof HTMLTextAreaElement) return readText(field);
  if (!(field instanceof HTMLInputElement) || field.type === 'radio' || field.type === 'file') return undefined;
  return field.type === 'checkbox' ? readChoice(field) : readText(field);
}

/**
 * Notifies the screens of typed text, because React hydrates it without an event. All fields are read before the first event,
 * because a screen that renders again overwrites the others with its own state.
 */
function tellFields(part: HTMLElement, isOpen: (field: HTMLElement) => boolean): void {
  const fields = [...part.querySelectorAll<HTMLElement>('input, textarea, select')].filter(isOpen);
  for (const tell of fields.map(readField)) tell?.();
}

/** Marks a part of the server's markup as hydrated, and replays what was typed, pressed and submitted in it meanwhile. */
export function openPart(part: HTMLElement): void {
  if (!part.hasAttribute('data-ssr')) return;
  part.removeAttribute('data-ssr');
  const isOpen = (element: HTMLElement) => element.closest('[data-ssr]') === null;
  tellFields(part, isOpen);
  const waiting = globalThis.hsEarlyClicks ?? [];
  globalThis.hsEarlyClicks = waiting.filter((target) => !isOpen(target));
  for (const target of waiting.filter(isOpen)) {
    if (target.isConnected) target.click();
  }
  const sent = [...(globalThis.hsEarlySubmits ?? [])].filter(isOpen);
  for (const form of sent) {
    globalThis.hsEarlySubmits?.delete(form);
    if (form.isConnected) form.requestSubmit();
  }
}
