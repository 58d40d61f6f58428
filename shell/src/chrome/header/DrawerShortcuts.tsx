import { LinkButton } from '@haesol/kit';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import { messages } from '../../messages.ko.ts';
import { chromePaths } from '../chromePaths.ts';
import styles from './DrawerShortcuts.module.css';

/** Two links outside of the portal's groups. */
export function DrawerShortcuts({ onFollow }: { onFollow: () => void }) {
  return (
    <div className={styles.row}>
      <LinkButton href={chromePaths.easyReservation} icon={CalendarCheck} onClick={onFollow}>
        {messages.header.easyReservation}
      </LinkButton>
      <LinkButton href={chromePaths.travel} icon={TicketPercent} onClick={onFollow}>
        {messages.header.travel}
      </LinkButton>
    </div>
  );
}
