import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { Fieldset, type FieldTexts } from './Field.tsx';
import { IconButton } from './IconButton.tsx';
import styles from './Stepper.module.css';
import * as uiTexts from './texts.ts';
import { useKitText } from './useKitText.ts';

export interface StepperProps extends FieldTexts {
  value: number;
  onValueChange: (value: number) => void;
  /** @default 1 */
  min?: number | undefined;
  /** @default 6 */
  max?: number | undefined;
  id?: string | undefined;
}

/** A small number between two buttons, which are off at the ends. */
export function Stepper({ value, onValueChange, min = 1, max = 6, ...texts }: StepperProps) {
  const say = useKitText();
  return (
    <Fieldset {...texts}>
      <div className={styles.stepper}>
        <IconButton
          disabled={value <= min}
          icon={Minus}
          label={say(uiTexts.decrease)}
          onClick={() => onValueChange(value - 1)}
        />
        <output className={styles.value}>{value}</output>
        <IconButton
          disabled={value >= max}
          icon={Plus}
          label={say(uiTexts.increase)}
          onClick={() => onValueChange(value + 1)}
        />
      </div>
    </Fieldset>
  );
}
