import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Icon } from '../base/Icon.tsx';
import { Spinner } from '../base/Spinner.tsx';
import * as uiTexts from '../base/texts.ts';
import { useKitText } from '../base/useKitText.ts';
import styles from './Button.module.css';

/**
 * primary: the main next step · secondary: a minor step · plain: neutral · danger: irreversible · muted: completed · text: no box
 * · onDark: on the footer.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'plain' | 'danger' | 'muted' | 'text' | 'onDark';

/** 56, 52 (foot of a form or dialog), 44 and 36 px high; the small one has a 44 px target. */
export type ButtonSize = 'large' | 'form' | 'medium' | 'small';

export interface ButtonLook {
  /** @default 'plain' */
  variant?: ButtonVariant | undefined;
  /** @default 'medium' */
  size?: ButtonSize | undefined;
  /** Fills the width of its container. */
  block?: boolean | undefined;
  /** Icon before the text. */
  icon?: LucideIcon | undefined;
  /** Icon after the text. */
  iconEnd?: LucideIcon | undefined;
}

export interface ButtonProps
  extends ButtonLook,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-disabled' | 'className' | 'disabled' | 'style'> {
  /** Label, a verb. */
  children: ReactNode;
  /** Disabled but still focusable (`aria-disabled`), so that its reason can be read; clicks and submits do nothing. */
  disabled?: boolean | undefined;
  /** Marks it as disabled although clicks work: the submit button of a form that responds by listing what is missing. */
  'aria-disabled'?: true | undefined;
  /** An operation is pending: shows a spinner and ignores further clicks. */
  busy?: boolean | undefined;
  /** Text while busy, e.g. "저장 중". @default the button's own text */
  busyText?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Button without the native `disabled`, which would drop focus and hide the reason. */
export function Button({
  variant = 'plain',
  size = 'medium',
  block = false,
  icon,
  iconEnd,
  disabled = false,
  busy = false,
  busyText,
  type = 'button',
  onClick,
  'aria-disabled': isSaidOff,
  children,
  ...rest
}: ButtonProps) {
  const say = useKitText();
  const isOff = disabled || busy;

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isOff) {
      // Also blocks the implicit submission by Enter, which clicks the form's first submit button.
      event.preventDefault();
      return;
    }
    onClick?.(event);
  }

  return (
    <button
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={disabled || isSaidOff || undefined}
      className={styles.button}
      data-block={block || undefined}
      data-size={size}
      data-variant={variant}
      onClick={handleClick}
      type={type}
    >
      {busy ? <Spinner label={say(uiTexts.busy)} /> : icon && <Icon of={icon} />}
      <span className={styles.label}>{busy && busyText !== undefined ? busyText : children}</span>
      {iconEnd && <Icon of={iconEnd} />}
    </button>
  );
}
