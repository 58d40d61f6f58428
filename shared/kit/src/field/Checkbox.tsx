import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import styles from '../base/choice.module.css';
import { FieldError } from './Field.tsx';

export interface CheckboxProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'children' | 'className' | 'required' | 'style' | 'type'> {
  label: ReactNode;
  /** A second, smaller line. */
  description?: ReactNode;
  error?: ReactNode;
  /** Sets `aria-required`; include "(필수)" in the label, as terms do. */
  required?: boolean | undefined;
  /** card: with a box around the whole choice. @default 'plain' */
  look?: 'plain' | 'card';
  /** A part of the represented options is checked. */
  indeterminate?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Single checkbox. */
export function Checkbox({
  label,
  description,
  error,
  required,
  look = 'plain',
  indeterminate = false,
  ref,
  ...input
}: CheckboxProps) {
  const id = useId();
  const hasError = error !== undefined && error !== '' && error !== null;

  // `indeterminate` exists only as a DOM property, and a form library needs its own ref too.
  function attach(element: HTMLInputElement | null) {
    if (element !== null) {
      element.indeterminate = indeterminate;
    }
    if (typeof ref === 'function') {
      return ref(element);
    }
    if (ref) {
      ref.current = element;
    }
  }

  return (
    <div>
      <label className={styles.choice} data-card={look === 'card' || undefined}>
        <input
          {...input}
          aria-describedby={describedBy(id, description !== undefined, hasError)}
          aria-invalid={hasError || undefined}
          aria-labelledby={`${id}-label`}
          aria-required={required || undefined}
          className={styles.box}
          ref={attach}
          type="checkbox"
        />
        <span className={styles.words}>
          <span className={styles.label} id={`${id}-label`}>
            {label}
          </span>
          {description === undefined ? null : (
            <span className={styles.description} id={`${id}-description`}>
              {description}
            </span>
          )}
        </span>
      </label>
      <FieldError error={error} id={`${id}-error`} />
    </div>
  );
}

function describedBy(id: string, hasDescription: boolean, hasError: boolean): string | undefined {
  const ids = [hasError && `${id}-error`, hasDescription && `${id}-description`].filter(Boolean).join(' ');
  return ids === '' ? undefined : ids;
}
