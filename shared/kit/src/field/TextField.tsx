import { type InputHTMLAttributes, type Ref, useId } from 'react';
import { ignoreComposingEnter } from '../base/ignoreComposingEnter.ts';
import { CharacterCount, useTypedLength } from './CharacterCount.tsx';
import { Field, type FieldTexts, splitFieldProps } from './Field.tsx';
import styles from './TextField.module.css';

export interface TextFieldProps
  extends FieldTexts,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'required' | 'style' | 'type'> {
  /** @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url' | 'number' | 'search' | 'date' | 'datetime-local' | 'time' | undefined;
  /** Shows "14/60"; does not truncate. */
  countMax?: number | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Single-line text. Spreads the `register()` of a form library, or takes `value` and `onChange`. */
export function TextField({ type = 'text', countMax, ...props }: TextFieldProps) {
  const { field, control: input } = splitFieldProps(props);
  const countId = useId();
  const { length, handleChange } = useTypedLength(input);
  const isCounted = countMax !== undefined;
  return (
    <Field {...field} describedBy={isCounted ? countId : undefined}>
      {(control) => (
        <div className={styles.wrap}>
          <input
            {...input}
            {...control}
            className={styles.input}
            data-counted={isCounted || undefined}
            onChange={input.value === undefined || input.onChange ? handleChange : undefined}
            onKeyDown={(event) => {
              ignoreComposingEnter(event);
              input.onKeyDown?.(event);
            }}
            type={type}
          />
          {isCounted ? <CharacterCount id={countId} length={length} max={countMax} /> : null}
        </div>
      )}
    </Field>
  );
}
