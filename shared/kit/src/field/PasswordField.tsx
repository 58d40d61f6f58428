import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type InputHTMLAttributes, type KeyboardEvent, type Ref, useState } from 'react';
import * as uiTexts from '../base/texts.ts';
import { useKitText } from '../base/useKitText.ts';
import { IconButton } from '../button/IconButton.tsx';
import { Field, type FieldTexts, splitFieldProps } from './Field.tsx';
import styles from './PasswordField.module.css';

export interface PasswordFieldProps
  extends FieldTexts,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'className' | 'required' | 'style' | 'type'> {
  /** Kind of password, for password managers. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password' | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Password field that allows pasting and showing (WCAG 2.2, 3.3.8 Accessible Authentication). */
export function PasswordField({ autoComplete = 'current-password', onKeyUp, ...props }: PasswordFieldProps) {
  const say = useKitText();
  const { field, control: input } = splitFieldProps(props);
  const [isShown, setIsShown] = useState(false);
  const [hasCapsLock, setHasCapsLock] = useState(false);

  function handleKeyUp(event: KeyboardEvent<HTMLInputElement>) {
    setHasCapsLock(event.getModifierState('CapsLock'));
    onKeyUp?.(event);
  }

  return (
    <Field {...field}>
      {(control) => (
        <>
          <div className={styles.wrap}>
            <input
              {...input}
              {...control}
              autoCapitalize="none"
              autoComplete={autoComplete}
              className={styles.input}
              onKeyUp={handleKeyUp}
              spellCheck={false}
              type={isShown ? 'text' : 'password'}
            />
            <span className={styles.toggle}>
              <IconButton
                aria-controls={control.id}
                icon={isShown ? EyeOff : Eye}
                label={isShown ? say(uiTexts.hidePassword) : say(uiTexts.showPassword)}
                onClick={() => setIsShown(!isShown)}
              />
            </span>
          </div>
          <div role="status">{hasCapsLock ? <p className={styles.caps}>{say(uiTexts.capsLock)}</p> : null}</div>
        </>
      )}
    </Field>
  );
}
