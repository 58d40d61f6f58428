/** Value of one field: text, a checkbox, or several texts (parts of a number, a list of choices). */
export type FieldValue = string | boolean | readonly string[];

/** Values of a form by field name, in the order of the page. */
export type FormValues<V> = { readonly [K in keyof V]: FieldValue };

export const listNames = <V extends object>(values: V): (keyof V & string)[] =>
  Object.keys(values) as (keyof V & string)[];

function isSameValue(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((text, at) => text === other[at]);
}

/** Names of the fields whose values differ. */
export function listDifferent<V extends FormValues<V>>(one: V, other: V): (keyof V & string)[] {
  return listNames(one).filter((name) => !isSameValue(one[name], other[name]));
}

/** The empty value of the same kind. */
export function toBlank(value: FieldValue): FieldValue {
  if (typeof value === 'string') return '';
  return typeof value === 'boolean' ? false : value.map(() => '');
}

const isTextControl = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(element.type));

function readText(form: HTMLFormElement, name: string): string | undefined {
  const controls = [...form.elements].filter((element) => element.getAttribute('name') === name);
  const radios = controls.filter((element) => element instanceof HTMLInputElement && element.type === 'radio');
  if (radios.length > 0) return radios.map((radio) => radio as HTMLInputElement).find(({ checked }) => checked)?.value;
  return controls.find(isTextControl)?.value;
}

function readTicked(form: HTMLFormElement, name: string): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>(`input[type="checkbox"][name="${name}"]`)];
}

function readList(form: HTMLFormElement, name: string, value: readonly string[]): readonly string[] | undefined {
  const boxes = readTicked(form, name);
  if (boxes.length > 0) return boxes.filter(({ checked }) => checked).map((box) => box.value);
  const parts = value.map((_, at) => readText(form, `${name}${at + 1}`));
  return parts.length > 0 && parts.every((part) => part !== undefined) ? parts : undefined;
}

function readField(form: HTMLFormElement, name: string, value: FieldValue): FieldValue | undefined {
  if (typeof value === 'string') return readText(form, name);
  return typeof value === 'boolean' ? readTicked(form, name)[0]?.checked : readList(form, name, value);
}

/**
 * Reads values of the DOM controls that the form state lacks: text typed before the page's scripts ran, and values that a
 * password manager filled in without an event. Parts of a list are read from controls `tel1`, `tel2`, or from checkboxes of one
 * name; a `select` is skipped, because it shows its first option while its value is not among the options.
 */
export function readUntold<V extends FormValues<V>>(form: HTMLFormElement, values: V): Partial<V> {
  const read = listNames(values).map((name) => [name, readField(form, name, values[name])] as const);
  return Object.fromEntries(
    read.filter(([name, value]) => value !== undefined && !isSameValue(value, values[name])),
  ) as Partial<V>;
}

/** Lists the names of inputs, such as dates, with text that is no value: the browser gives it as empty. */
export const listUnfinished = (form: HTMLFormElement): string[] =>
  [...form.elements].flatMap((control) =>
    control instanceof HTMLInputElement && control.validity.badInput ? [control.name] : [],
  );
