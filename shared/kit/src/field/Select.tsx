import ChevronDown from 'lucide-react/icons/chevron-down';
import type { Ref, SelectHTMLAttributes } from 'react';
import { Icon } from '../base/Icon.tsx';
import { Field, type FieldTexts, splitFieldProps } from './Field.tsx';
import styles from './Select.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps
  extends FieldTexts,
    Omit<
      SelectHTMLAttributes<HTMLSelectElement>,
      'children' | 'className' | 'multiple' | 'required' | 'size' | 'style'
    > {
  options: readonly SelectOption[];
  /** First, empty option, e.g. "선택해 주세요". */
  placeholder?: string | undefined;
  /** small: 44 px with smaller text, for the header of a list. @default 'medium' */
  size?: 'medium' | 'small';
  /** Places the label before the list in one line. */
  inlineLabel?: boolean | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** Native select, for the phone's own picker, type-ahead and screen-reader support. */
export function Select({ options, placeholder, size = 'medium', inlineLabel, ...props }: SelectProps) {
  const { field, control: select } = splitFieldProps(props);
  return (
    <Field {...field} inline={inlineLabel}>
      {(control) => (
        <div className={styles.wrap}>
          <select {...select} {...control} className={styles.select} data-size={size}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option disabled={option.disabled} key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.chevron}>
            <Icon of={ChevronDown} />
          </span>
        </div>
      )}
    </Field>
  );
}
