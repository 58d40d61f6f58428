import { type Ref, type TextareaHTMLAttributes, useId } from 'react';
import { CharacterCount, useTypedLength } from './CharacterCount.tsx';
import { Field, type FieldTexts } from './Field.tsx';
import styles from './TextArea.module.css';

export interface TextAreaProps
  extends FieldTexts,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'required' | 'style'> {
  /** Shows "108/2,000"; nothing is cut off. */
  countMax?: number | undefined;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Several lines of text. */
export function TextArea({
  label,
  required,
  optional,
  help,
  error,
  hideLabel,
  id,
  rows = 5,
  countMax,
  ...area
}: TextAreaProps) {
  const countId = useId();
  const { length, handleChange } = useTypedLength(area);
  const isCounted = countMax !== undefined;
  return (
    <Field
      describedBy={isCounted ? countId : undefined}
      error={error}
      help={help}
      hideLabel={hideLabel}
      id={id}
      label={label}
      optional={optional}
      required={required}
    >
      {(control) => (
        <div className={styles.wrap}>
          <textarea
            {...area}
            {...control}
            className={styles.area}
            data-counted={isCounted || undefined}
            onChange={area.value === undefined || area.onChange ? handleChange : undefined}
            rows={rows}
          />
          {isCounted ? <CharacterCount id={countId} length={length} max={countMax} /> : null}
        </div>
      )}
    </Field>
  );
}
