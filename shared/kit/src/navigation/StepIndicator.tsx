import Check from 'lucide-react/icons/check';
import { Icon } from '../base/Icon.tsx';
import type { KitText } from '../base/texts.ts';
import * as uiTexts from '../base/texts.ts';
import { useKitText } from '../base/useKitText.ts';
import { VisuallyHidden } from '../base/VisuallyHidden.tsx';
import styles from './StepIndicator.module.css';

export interface StepItem {
  label: string;
  /** Shown below; without it the state is in the sign and announced. */
  note?: string | undefined;
}

export interface StepIndicatorProps {
  steps: readonly StepItem[];
  /** Number of the current step, from 1; beyond the last all are completed. */
  current: number;
  /** @default "진행 단계" */
  label?: string | undefined;
}

type StepState = 'done' | 'current' | 'todo';

const stateTexts: Record<StepState, KitText> = {
  done: uiTexts.stepDone,
  current: uiTexts.stepCurrent,
  todo: uiTexts.stepToDo,
};

/** Progress of a multi-page form; does not navigate. */
export function StepIndicator({ steps, current, label }: StepIndicatorProps) {
  const say = useKitText();
  return (
    <ol aria-label={label ?? say(uiTexts.steps)} className={styles.steps}>
      {steps.map((step, index) => {
        const number = index + 1;
        const state = stateOf(number, current);
        return (
          <li
            aria-current={state === 'current' ? 'step' : undefined}
            className={styles.step}
            data-state={state}
            key={step.label}
          >
            <span aria-hidden="true" className={styles.number}>
              {state === 'done' ? <Icon of={Check} size={18} /> : number}
            </span>
            <span className={styles.words}>
              {step.label}
              {step.note === undefined ? (
                <VisuallyHidden>{say(stateTexts[state])}</VisuallyHidden>
              ) : (
                <span className={styles.note}>{step.note}</span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function stateOf(number: number, current: number): StepState {
  if (number < current) {
    return 'done';
  }
  return number === current ? 'current' : 'todo';
}
