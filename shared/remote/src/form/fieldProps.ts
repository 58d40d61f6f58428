import type { ChangeEvent, FocusEvent } from 'react';
import type { FieldValue } from './formValues.ts';

interface CommonFieldProps {
  readonly id: string;
  readonly name: string;
  readonly error: string | undefined;
  onBlur(event: FocusEvent<HTMLElement>): void;
}
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Props of a text field, a select or a radio group. */
export interface TextFieldProps<T> extends CommonFieldProps {
  readonly value: T;
  /** The schema refuses an empty value. */
  readonly required: boolean;
  onChange(event: ChangeEvent<Control>): void;
}

/** Props of a checkbox. */
export interface BoxFieldProps extends CommonFieldProps {
  readonly checked: boolean;
  onChange(event: ChangeEvent<HTMLInputElement>): void;
}

/** Props of a field that passes its value: a number in three parts, a list of choices. */
export interface ValueFieldProps<T> extends CommonFieldProps {
  readonly value: T;
  readonly required: boolean;
  onValueChange(value: T): void;
}

/** Props of the kit's field for a value of this type. */
export type FieldPropsOf<T> = [T] extends [boolean]
  ? BoxFieldProps
  : [T] extends [string]
    ? TextFieldProps<T>
    : ValueFieldProps<T>;

/** Props of one part of a list that is a field itself, e.g. in a row. */
export type PartFieldProps = Pick<CommonFieldProps, 'id' | 'error' | 'onBlur'>;

/** Part of the form that a field needs. */
export interface FieldSource {
  readonly id: string;
  readonly name: string;
  readonly value: FieldValue;
  readonly error: string | undefined;
  set(value: FieldValue): void;
  blur(): void;
  isRequired(): boolean;
}

/** Creates the props of a field according to the type of its value. */
export function toFieldProps({
  id,
  name,
  value,
  error,
  set,
  blur,
  isRequired,
}: FieldSource): BoxFieldProps | TextFieldProps<string> | ValueFieldProps<readonly string[]> {
  const common = {
    id,
    name,
    error,
    onBlur({ relatedTarget }: FocusEvent<HTMLElement>) {
      // Moving between the parts of one field is no blur of the field.
      if (document.getElementById(id)?.contains(relatedTarget) !== true) blur();
    },
  };
  if (typeof value === 'boolean')
    return { ...common, checked: value, onChange: ({ target }: ChangeEvent<HTMLInputElement>) => set(target.checked) };
  const required = isRequired();
  if (typeof value === 'string')
    return { ...common, required, value, onChange: ({ target }: ChangeEvent<Control>) => set(target.value) };
  return { ...common, required, value, onValueChange: set };
}
