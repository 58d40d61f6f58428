import { LinkButton } from '@haesol/kit';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import { messages } from '../../messages.ko.ts';
import { chromePaths } from '../chromePaths.ts';
import styles from './DrawerShortcuts.module.css';

interface DrawerShortcutsProps {
  travelHref: string | undefined;
  onFollow: () => void;
}

/** Two links outside of the portal's groups. */
export function DrawerShortcuts({ travelHref, onFollow }: DrawerShortcutsProps) {
  return (
    <div className={styles.row}>
      <LinkButton href={chromePaths.easyReservation} icon={CalendarCheck} onClick={onFollow}>
        {messages.header.easyReservation}
      </LinkButton>
      {travelHref !== undefined && (
        <LinkButton href={travelHref} icon={TicketPercent} onClick={onFollow}>
          {messages.header.travel}
        </LinkButton>
      )}
    </div>
  );
}
