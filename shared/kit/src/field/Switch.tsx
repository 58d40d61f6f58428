import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import * as uiTexts from '../base/texts.ts';
import { useKitText } from '../base/useKitText.ts';
import styles from './Switch.module.css';

export interface SwitchProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'children' | 'className' | 'role' | 'style' | 'type'> {
  label: ReactNode;
  /** Second, smaller line. */
  description?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Switch with immediate effect, without submitting a form (APG: Switch); a native checkbox internally. */
export function Switch({ label, description, ...input }: SwitchProps) {
  const say = useKitText();
  const id = useId();
  return (
    <label className={styles.switch}>
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
      <span className={styles.control}>
        <input
          {...input}
          aria-describedby={description === undefined ? undefined : `${id}-description`}
          aria-labelledby={`${id}-label`}
          className={styles.input}
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its checked state itself.
          role="switch"
          type="checkbox"
        />
        <span aria-hidden="true" className={styles.on}>
          {say(uiTexts.switchState.on)}
        </span>
        <span aria-hidden="true" className={styles.off}>
          {say(uiTexts.switchState.off)}
        </span>
      </span>
    </label>
  );
}
