import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import * as uiTexts from '../base/texts.ts';
import { useKitText } from '../base/useKitText.ts';
import { IconButton } from '../button/IconButton.tsx';
import { Fieldset, type FieldTexts } from './Field.tsx';
import styles from './Stepper.module.css';

export interface StepperProps extends FieldTexts {
  value: number;
  onValueChange: (value: number) => void;
  /** @default 1 */
  min?: number | undefined;
  /** @default 6 */
  max?: number | undefined;
  id?: string | undefined;
}

/** Small number between two buttons, which are disabled at the limits. */
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
