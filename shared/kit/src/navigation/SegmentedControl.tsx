import { useId } from 'react';
import { Fieldset, type FieldTexts } from '../field/Field.tsx';
import styles from './SegmentedControl.module.css';

export interface SegmentOption {
  value: string;
  label: string;
}

export interface SegmentedControlProps extends FieldTexts {
  options: readonly SegmentOption[];
  value: string;
  onValueChange: (value: string) => void;
  /** Fills the width of its container. */
  block?: boolean | undefined;
  id?: string | undefined;
}

/** Two to four short options side by side, e.g. 오늘·1주·1개월·직접 입력; radio buttons internally. */
export function SegmentedControl({ options, value, onValueChange, block = false, ...texts }: SegmentedControlProps) {
  const name = useId();
  return (
    <Fieldset {...texts} role="radiogroup">
      <div className={styles.segments} data-block={block || undefined}>
        {options.map((option) => (
          <label className={styles.segment} key={option.value}>
            <input
              checked={option.value === value}
              className={styles.input}
              name={name}
              onChange={() => onValueChange(option.value)}
              type="radio"
              value={option.value}
            />
            {option.label}
          </label>
        ))}
      </div>
    </Fieldset>
  );
}
