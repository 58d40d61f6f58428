import { setNatively } from './earlyInput.ts';
import { typedKey } from './typedKey.ts';

/** Time in which a page has to show its fields again, in milliseconds. */
const waitMs = 10_000;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface TypedField {
  readonly name: string;
  /** Number among the fields of this name. */
  readonly at: number;
  readonly value: string;
  /** Null for fields without a mark. */
  readonly isChecked: boolean | null;
}

interface TypedPage {
  readonly path: string;
  readonly fields: readonly TypedField[];
}

const selector = 'input[name], select[name], textarea[name]';
/** Passwords and files are never stored. */
const secretTypes = ['password', 'file', 'hidden', 'submit', 'button'];

const hasMark = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

function listFields(): Field[] {
  return [...document.querySelectorAll<Field>(selector)].filter(
    ({ type, autocomplete }) => !secretTypes.includes(type) && autocomplete !== 'one-time-code',
  );
}

/** Returns the fields of one name, in the order of the page. */
const listNamed = (name: string) => listFields().filter((field) => field.name === name);

const pathOf = ({ pathname, search }: Location) => `${pathname}${search}`;

/** Stores what is typed and chosen on the page for the next load of the same address in this tab. */
export function keepTypedInput(): void {
  const fields = listFields().map((field): TypedField => {
    const { name, value } = field;
    return { name, at: listNamed(name).indexOf(field), value, isChecked: hasMark(field) ? field.checked : null };
  });
  try {
    sessionStorage.setItem(typedKey, JSON.stringify({ path: pathOf(location), fields } satisfies TypedPage));
  } catch {
    // Without storage the typed text is lost, as by any reload.
  }
}

function takeTypedInput(): readonly TypedField[] {
  try {
    const page = JSON.parse(sessionStorage.getItem(typedKey) ?? 'null') as TypedPage | null;
    sessionStorage.removeItem(typedKey);
    return page?.path === pathOf(location) ? page.fields : [];
  } catch {
    return [];
  }
}

/** Writes a field as a person does. @returns false if the page does not show it */
function writeField({ name, at, value, isChecked }: TypedField): boolean {
  const field = listNamed(name)[at];
  if (field === undefined) return false;
  if (hasMark(field)) {
    if (field.checked !== isChecked && isChecked !== null && (field.type === 'checkbox' || isChecked)) field.click();
  } else if (field.value !== value) {
    if (field instanceof HTMLSelectElement) field.value = value;
    else setNatively(field, value);
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  }
  return true;
}

/** Writes back what {@link keepTypedInput} has stored, into fields that are shown now or while the page loads its data. */
export function restoreTypedInput(): void {
  let missing = takeTypedInput().filter((field) => !writeField(field));
  if (missing.length === 0) return;
  const observer = new MutationObserver(() => {
    missing = missing.filter((field) => !writeField(field));
    if (missing.length === 0) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), waitMs);
}
