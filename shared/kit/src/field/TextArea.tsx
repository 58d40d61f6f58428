import { type Ref, type TextareaHTMLAttributes, useId } from 'react';
import { CharacterCount, useTypedLength } from './CharacterCount.tsx';
import { Field, type FieldTexts, splitFieldProps } from './Field.tsx';
import styles from './TextArea.module.css';

export interface TextAreaProps
  extends FieldTexts,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'required' | 'style'> {
  /** Shows "108/2,000"; does not truncate. */
  countMax?: number | undefined;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Multi-line text. */
export function TextArea({ rows = 5, countMax, ...props }: TextAreaProps) {
  const { field, control: area } = splitFieldProps(props);
  const countId = useId();
  const { length, handleChange } = useTypedLength(area);
  const isCounted = countMax !== undefined;
  return (
    <Field {...field} describedBy={isCounted ? countId : undefined}>
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
