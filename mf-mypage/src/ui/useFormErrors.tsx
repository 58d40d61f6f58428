import { type CallError, ValidationError } from '@haesol/shared/http';
import type { FormError } from '@haesol/shared/ui';
import { useId, useState } from 'react';

/** Words of what is wrong, by field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What the server said of fields; empty for another refusal. */
export function toFieldErrors(error: CallError): FieldErrors {
  if (!(error instanceof ValidationError)) return {};
  return Object.fromEntries(error.fields.map(({ field, message }) => [field, message]));
}

interface FormErrors {
  /** Undefined where the field is right. */
  textOf(field: string): string | undefined;
  /** Id of the field's control, or of its group. */
  idOf(field: string): string;
  /** For the summary above the form, in the order of the fields. */
  readonly summary: readonly FormError[];
  /** Shows what is wrong and goes to the first field of it. @returns whether anything is */
  show(errors: FieldErrors): boolean;
  clear(field: string): void;
}

function focusField(id: string): void {
  const element = document.getElementById(id);
  const control = element?.matches('input, select, textarea')
    ? element
    : element?.querySelector<HTMLElement>('input, select, textarea, button');
  (control ?? element)?.focus();
}

/** Errors of a form's fields. @param order names of the fields as they stand on the page */
export function useFormErrors(order: readonly string[]): FormErrors {
  const prefix = useId();
  const [errors, setErrors] = useState<FieldErrors>({});
  const idOf = (field: string) => `${prefix}${field.replaceAll('.', '-')}`;
  return {
    textOf: (field) => errors[field],
    idOf,
    summary: order.flatMap((field) => {
      const message = errors[field];
      return message === undefined ? [] : [{ fieldId: idOf(field), message }];
    }),
    show(found) {
      setErrors(found);
      const first = order.find((field) => found[field] !== undefined);
      // The field gets its message in the same turn; the focus must find it there.
      if (first !== undefined) queueMicrotask(() => focusField(idOf(first)));
      return first !== undefined;
    },
    clear(field) {
      if (errors[field] === undefined) return;
      const { [field]: _gone, ...rest } = errors;
      setErrors(rest);
    },
  };
}
