import type { LucideIcon } from 'lucide-react';
import { Icon } from '../base/Icon.tsx';
import { KitLink } from '../base/KitLink.tsx';
import styles from './SegmentedControl.module.css';

export interface SegmentLink {
  /** Address with the choice. */
  href: string;
  label: string;
  icon?: LucideIcon | undefined;
  current?: boolean | undefined;
}

export interface SegmentLinksProps {
  /** Name of the choice, e.g. "보기 방식"; for screen readers only. */
  label: string;
  links: readonly SegmentLink[];
}

/** Two to four views of the same content side by side, each with an address; for choices inside a page use `SegmentedControl`. */
export function SegmentLinks({ label, links }: SegmentLinksProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex row in every browser; goes when it can.
    <div aria-label={label} className={styles.segments} role="group">
      {links.map(({ href, label: text, icon, current = false }) => (
        <KitLink
          aria-current={current ? 'true' : undefined}
          className={styles.segment}
          href={href}
          key={text}
          preventScrollReset
        >
          {icon && <Icon of={icon} size={18} />}
          {text}
        </KitLink>
      ))}
    </div>
  );
}
