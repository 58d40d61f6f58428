import { Icon } from '@haesol/shared/ui';
import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { ChromeLink, type ChromeLinkProps } from './ChromeLink.tsx';
import styles from './IconButton.module.css';

interface IconName {
  icon: LucideIcon;
  /** Name of the control, also its tooltip. */
  label: string;
}

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className' | 'children'> & IconName;

/** Square control of 44 px with a sign alone. */
export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type="button" className={styles.control} aria-label={label} title={label}>
      <Icon of={icon} size={24} />
    </button>
  );
}

/** The same, leading to a path of this site. */
export function IconLink({ icon, label, ...rest }: IconName & Omit<ChromeLinkProps, 'className' | 'children'>) {
  return (
    <ChromeLink {...rest} className={styles.control} aria-label={label} title={label}>
      <Icon of={icon} size={24} />
    </ChromeLink>
  );
}
