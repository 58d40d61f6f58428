import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { Icon } from '../base/Icon.tsx';
import styles from './IconButton.module.css';

export interface IconButtonProps
  extends Omit<
    ButtonHTMLAttributes<HTMLButtonElement>,
    'aria-label' | 'children' | 'className' | 'disabled' | 'style' | 'title'
  > {
  /** Accessible name: a verb, with the object if there are several ("첨부파일 삭제"). */
  label: string;
  icon: LucideIcon;
  /** @default 22 */
  iconSize?: number;
  /** @default 'bare' */
  variant?: 'bare' | 'boxed';
  /** Disabled but still focusable. */
  disabled?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** 44 px button that shows only an icon; its name is also its tooltip. */
export function IconButton({
  label,
  icon,
  iconSize = 22,
  variant = 'bare',
  disabled = false,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (disabled) {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  }

  return (
    <button
      {...rest}
      aria-disabled={disabled || undefined}
      aria-label={label}
      className={styles.button}
      data-variant={variant}
      onClick={handleClick}
      title={label}
      type={type}
    >
      <Icon of={icon} size={iconSize} />
    </button>
  );
}
