import type { ChangeEvent, FocusEvent } from 'react';
import type { FieldValue } from './formValues.ts';

interface CommonFieldProps {
  readonly id: string;
  readonly name: string;
  readonly error: string | undefined;
  onBlur(event: FocusEvent<HTMLElement>): void;
}
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Of a text, a choice or a group of radio buttons. */
export interface TextFieldProps<T> extends CommonFieldProps {
  readonly value: T;
  /** The schema refuses the field when it is empty. */
  readonly required: boolean;
  onChange(event: ChangeEvent<Control>): void;
}

/** Of one box to tick. */
export interface BoxFieldProps extends CommonFieldProps {
  readonly checked: boolean;
  onChange(event: ChangeEvent<HTMLInputElement>): void;
}

/** Of a field that hands over its value: a number in three parts, a list of choices. */
export interface ValueFieldProps<T> extends CommonFieldProps {
  readonly value: T;
  readonly required: boolean;
  onValueChange(value: T): void;
}

/** Props of the kit's field for a value of this kind. */
export type FieldPropsOf<T> = [T] extends [boolean]
  ? BoxFieldProps
  : [T] extends [string]
    ? TextFieldProps<T>
    : ValueFieldProps<T>;

/** What a field needs of its form. */
export interface FieldSource {
  readonly id: string;
  readonly name: string;
  readonly value: FieldValue;
  readonly error: string | undefined;
  set(value: FieldValue): void;
  blur(): void;
  isRequired(): boolean;
}

/** Makes the props of a field out of the kind of its value. */
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
      // Between the parts of one field nothing is finished.
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
