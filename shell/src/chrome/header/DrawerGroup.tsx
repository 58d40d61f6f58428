import { Icon, KitLink } from '@haesol/kit';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId } from 'react';
import { langOf } from '../../messages.ko.ts';
import styles from './DrawerGroup.module.css';

interface DrawerGroupProps {
  title: string;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** One row of the accordion (APG "Accordion"). */
export function DrawerGroup({ title, isOpen, onToggle, children }: DrawerGroupProps) {
  const panelId = useId();
  return (
    <li className={styles.group}>
      <h3>
        <button
          type="button"
          className={styles.head}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={onToggle}
        >
          {title}
          <Icon of={ChevronDown} />
        </button>
      </h3>
      {isOpen && (
        <div id={panelId} className={styles.panel}>
          {children}
        </div>
      )}
    </li>
  );
}

interface DrawerLinkProps {
  href: string;
  label: string;
  isCurrent: boolean;
  onFollow: () => void;
}

/** One page of a group. */
export function DrawerLink({ href, label, isCurrent, onFollow }: DrawerLinkProps) {
  return (
    <li lang={langOf(label)}>
      <KitLink href={href} className={styles.link} aria-current={isCurrent ? 'page' : undefined} onClick={onFollow}>
        {label}
      </KitLink>
    </li>
  );
}
