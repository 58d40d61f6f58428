import { Icon } from '@haesol/shared/ui';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import { ChromeButtonLink } from '../ChromeButton.tsx';
import { chromePaths } from '../chromePaths.ts';
import { messages } from '../messages.ko.ts';
import styles from './DrawerShortcuts.module.css';

/** The two ways out of the portal's groups. */
export function DrawerShortcuts({ onFollow }: { onFollow: () => void }) {
  return (
    <div className={styles.row}>
      <ChromeButtonLink href={chromePaths.easyReservation} onClick={onFollow}>
        <Icon of={CalendarCheck} />
        {messages.header.easyReservation}
      </ChromeButtonLink>
      <ChromeButtonLink href={chromePaths.travel} onClick={onFollow}>
        <Icon of={TicketPercent} />
        {messages.header.travel}
      </ChromeButtonLink>
    </div>
  );
}
