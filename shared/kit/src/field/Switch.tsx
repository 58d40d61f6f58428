import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import * as uiTexts from '../base/texts.ts';
import { useKitText } from '../base/useKitText.ts';
import styles from './Switch.module.css';

export interface SwitchProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'children' | 'className' | 'role' | 'style' | 'type'> {
  label: ReactNode;
  /** A second, smaller line. */
  description?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Something that is on or off at once, without a form to send (APG: Switch); a native check box underneath. */
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
          // biome-ignore lint/a11y/useAriaPropsForRole: a native check box says itself whether it is checked.
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
