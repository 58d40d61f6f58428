import { Icon, KitLink } from '@haesol/shared/ui';
import Headset from 'lucide-react/icons/headset';
import Info from 'lucide-react/icons/info';
import Navigation from 'lucide-react/icons/navigation';
import TicketCheck from 'lucide-react/icons/ticket-check';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import { messages } from '../../messages.ko.ts';
import styles from './StickyArea.module.css';

const icons = {
  promotion: TicketPercent,
  info: Info,
  pass: TicketCheck,
  directions: Navigation,
  chat: Headset,
} as const;

export type StickyName = keyof typeof icons;

/** Where each of them leads. */
export const stickyPaths = {
  promotion: '/travel/promotions',
  info: '/travel/info',
  pass: '/travel/my?tab=pass',
  directions: '/travel/directions',
  chat: '/travel/liveChat',
} as const satisfies Record<StickyName, string>;

export interface StickyAreaProps {
  /** Entries whose pages exist. */
  names: readonly StickyName[];
}

/** Quick ways of the travel service: a rail beside wide pages, a bar at the foot of narrow ones. */
export function StickyArea({ names }: StickyAreaProps) {
  return (
    <nav aria-label={messages.sticky.label} className={styles.area}>
      <ul className={styles.list}>
        {names.map((name) => (
          <li className={styles.item} key={name}>
            <KitLink className={styles.link} href={stickyPaths[name]}>
              <Icon of={icons[name]} size={24} />
              {messages.sticky[name]}
            </KitLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
