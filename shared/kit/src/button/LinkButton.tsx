import type { ReactNode } from 'react';
import { Icon } from '../base/Icon.tsx';
import { KitLink, type KitLinkProps } from '../base/KitLink.tsx';
import styles from './Button.module.css';
import type { ButtonLook } from './Button.tsx';

export interface LinkButtonProps extends ButtonLook, Omit<KitLinkProps, 'className' | 'style'> {
  children: ReactNode;
}

/** Link with the look of a button, for navigation; for actions use `Button`. */
export function LinkButton({
  variant = 'plain',
  size = 'medium',
  block = false,
  icon,
  iconEnd,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <KitLink
      {...rest}
      className={styles.button}
      data-block={block || undefined}
      data-size={size}
      data-variant={variant}
    >
      {icon === undefined && iconEnd === undefined ? (
        children
      ) : (
        <>
          {icon && <Icon of={icon} />}
          <span className={styles.label}>{children}</span>
          {iconEnd && <Icon of={iconEnd} />}
        </>
      )}
    </KitLink>
  );
}
