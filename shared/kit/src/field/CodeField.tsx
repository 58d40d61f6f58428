import { toDigits } from '@haesol/contracts/common';
import type { FocusEventHandler, Ref } from 'react';
import styles from './CodeField.module.css';
import { Field, type FieldTexts } from './Field.tsx';

export interface CodeFieldProps extends FieldTexts {
  /** Digits entered so far. */
  value: string;
  /** Called with digits only, at most `length`; spaces and dashes of a pasted code are removed. */
  onValueChange: (value: string) => void;
  /** @default 6 */
  length?: number;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  id?: string | undefined;
  name?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One-time code: one input drawn as boxes, because six inputs break pasting, deleting and screen readers. */
export function CodeField({ value, onValueChange, length = 6, onBlur, id, name, ref, ...texts }: CodeFieldProps) {
  const hasError = texts.error !== undefined && texts.error !== '';
  return (
    <Field {...texts} id={id}>
      {(control) => (
        <div
          className={styles.code}
          data-invalid={hasError || undefined}
          style={{ gridTemplateColumns: `repeat(${length}, minmax(0, 1fr))` }}
        >
          {Array.from({ length }, (_, index) => (
            <span
              aria-hidden="true"
              className={styles.digit}
              data-next={index === Math.min(value.length, length - 1) || undefined}
              // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are identified by position.
              key={index}
            >
              {value[index]}
            </span>
          ))}
          <input
            {...control}
            autoComplete="one-time-code"
            className={styles.input}
            inputMode="numeric"
            name={name}
            onBlur={onBlur}
            onChange={(event) => onValueChange(toDigits(event.target.value).slice(0, length))}
            ref={ref}
            type="text"
            value={value}
          />
        </div>
      )}
    </Field>
  );
}
