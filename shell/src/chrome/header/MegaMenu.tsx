import { Icon, IconButton, KitLink } from '@haesol/kit';
import ArrowRight from 'lucide-react/icons/arrow-right';
import X from 'lucide-react/icons/x';
import { langOf, messages } from '../../messages.ko.ts';
import type { MenuGroup } from '../chromeTypes.ts';
import styles from './MegaMenu.module.css';

interface MegaMenuProps {
  id: string;
  group: MenuGroup;
  currentLink: string | null;
  /** Called on ×. */
  onClose: () => void;
  /** Called when a link is followed. */
  onFollow: () => void;
}

/** Links of one main group, in full width under the bar. */
export function MegaMenu({ id, group, currentLink, onClose, onFollow }: MegaMenuProps) {
  return (
    <div id={id} className={styles.panel}>
      <div className={styles.wrap}>
        <div className={styles.about}>
          <p className={styles.title}>{group.title}</p>
          {group.description !== '' && <p className={styles.description}>{group.description}</p>}
          {group.shortcut && (
            <KitLink href={group.shortcut.link} className={styles.shortcut} onClick={onFollow}>
              {group.shortcut.label}
              <Icon of={ArrowRight} size={18} />
            </KitLink>
          )}
        </div>
        <ul className={styles.items}>
          {group.items.map(({ menu, label, link, description }) => (
            <li key={menu} lang={langOf(label)}>
              <KitLink
                href={link}
                className={styles.item}
                aria-current={link === currentLink ? 'page' : undefined}
                onClick={onFollow}
              >
                <b>{label}</b>
                {description !== '' && <span>{description}</span>}
              </KitLink>
            </li>
          ))}
        </ul>
        <div className={styles.close}>
          <IconButton iconSize={24} icon={X} label={messages.header.closeMenu(group.title)} onClick={onClose} />
        </div>
      </div>
    </div>
  );
}
