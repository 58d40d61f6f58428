import { Icon } from '@haesol/shared/ui';
import ArrowRight from 'lucide-react/icons/arrow-right';
import X from 'lucide-react/icons/x';
import { ChromeLink } from '../ChromeLink.tsx';
import type { MenuGroup } from '../chromeTypes.ts';
import { IconButton } from '../IconButton.tsx';
import { messages } from '../messages.ko.ts';
import styles from './MegaMenu.module.css';

interface MegaMenuProps {
  id: string;
  group: MenuGroup;
  currentLink: string | null;
  /** The × was pressed. */
  onClose: () => void;
  /** A link was followed. */
  onFollow: () => void;
}

/** What one main group holds, full width under the bar. */
export function MegaMenu({ id, group, currentLink, onClose, onFollow }: MegaMenuProps) {
  return (
    <div id={id} className={styles.panel}>
      <div className={styles.wrap}>
        <div className={styles.about}>
          <p className={styles.title}>{group.title}</p>
          <p className={styles.description}>{group.description}</p>
          {group.shortcut && (
            <ChromeLink href={group.shortcut.link} className={styles.shortcut} onClick={onFollow}>
              {group.shortcut.label}
              <Icon of={ArrowRight} size={18} />
            </ChromeLink>
          )}
        </div>
        <ul className={styles.items}>
          {group.items.map(({ menu, label, link, description }) => (
            <li key={menu}>
              <ChromeLink
                href={link}
                className={styles.item}
                aria-current={link === currentLink ? 'page' : undefined}
                onClick={onFollow}
              >
                <b>{label}</b>
                {description !== '' && <span>{description}</span>}
              </ChromeLink>
            </li>
          ))}
        </ul>
        <div className={styles.close}>
          <IconButton icon={X} label={messages.header.closeMenu(group.title)} onClick={onClose} />
        </div>
      </div>
    </div>
  );
}
