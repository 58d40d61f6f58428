import type { LucideIcon } from 'lucide-react';
import { Icon } from '../base/Icon.tsx';
import { KitLink, type KitLinkProps } from '../base/KitLink.tsx';
import styles from './IconButton.module.css';

export interface IconLinkProps extends Omit<KitLinkProps, 'aria-label' | 'children' | 'className' | 'style' | 'title'> {
  /** Accessible name: its target. */
  label: string;
  icon: LucideIcon;
  /** @default 22 */
  iconSize?: number;
}

/** Link with the look of an `IconButton`, for navigation. */
export function IconLink({ label, icon, iconSize = 22, ...rest }: IconLinkProps) {
  return (
    <KitLink {...rest} aria-label={label} className={styles.button} data-variant="bare" title={label}>
      <Icon of={icon} size={iconSize} />
    </KitLink>
  );
}
