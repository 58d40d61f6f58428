import type { ComponentProps } from 'react';
import styles from './ChromeButton.module.css';
import { ChromeLink, type ChromeLinkProps } from './ChromeLink.tsx';

type ChromeButtonLook = 'primary' | 'line' | 'inverse' | 'danger' | 'quiet';

interface Look {
  /** @default 'line' */
  look?: ChromeButtonLook;
  /** `form` is 52 high, `small` 36. */
  size?: 'small' | 'form';
}

/** Button of the chrome. */
export function ChromeButton({ look = 'line', size, type = 'button', ...rest }: ComponentProps<'button'> & Look) {
  return <button {...rest} type={type} className={styles.button} data-look={look} data-size={size} />;
}

/** Link drawn as a button, to a path of this site. */
export function ChromeButtonLink({ look = 'line', size, ...rest }: Omit<ChromeLinkProps, 'className'> & Look) {
  return <ChromeLink {...rest} className={styles.button} data-look={look} data-size={size} />;
}
