import { Icon, VisuallyHidden } from '@haesol/shared/ui';
import Bell from 'lucide-react/icons/bell';
import { ChromeLink } from '../ChromeLink.tsx';
import { chromePaths } from '../chromePaths.ts';
import type { ChromeAlerts, ChromeModel } from '../chromeTypes.ts';
import { messages } from '../messages.ko.ts';
import { AlertCount } from './AlertCount.tsx';
import { DisplaySettings } from './DisplaySettings.tsx';
import styles from './UtilityBar.module.css';

type UtilityBarProps = Pick<
  ChromeModel,
  'session' | 'personal' | 'alerts' | 'display' | 'onDisplayChange' | 'onLogout'
>;

function UtilityLink({ href, label }: { href: string; label: string }) {
  return (
    <li>
      <ChromeLink href={href} className={styles.control}>
        {label}
      </ChromeLink>
    </li>
  );
}

function AlertItem({ alerts }: { alerts: ChromeAlerts }) {
  return (
    <li>
      <button type="button" className={styles.control} onClick={alerts.onOpen}>
        <Icon of={Bell} size={16} />
        {messages.header.alerts}
        <AlertCount count={alerts.count} />
        {alerts.count > 0 && <VisuallyHidden>{messages.header.unread(alerts.count)}</VisuallyHidden>}
      </button>
    </li>
  );
}

/** The small row above the bar. */
export function UtilityBar({ session, personal, alerts, display, onDisplayChange, onLogout }: UtilityBarProps) {
  return (
    <nav className={styles.bar} aria-label={messages.header.utility}>
      <ul className={styles.list}>
        <UtilityLink href={chromePaths.easyReservation} label={messages.header.easyReservation} />
        <UtilityLink href={chromePaths.travel} label={messages.header.travel} />
        <li>
          <DisplaySettings choice={display} onChange={onDisplayChange} />
        </li>
        {session === null ? (
          <>
            <UtilityLink href={chromePaths.login} label={messages.header.login} />
            <UtilityLink href={chromePaths.join} label={messages.header.join} />
          </>
        ) : (
          <>
            {alerts && <AlertItem alerts={alerts} />}
            <li>
              <ChromeLink href={personal.items[0]?.link ?? chromePaths.mypage} className={styles.control}>
                <b>{messages.header.person(session.name)}</b>
                {messages.header.mypage}
              </ChromeLink>
            </li>
            <li>
              <button type="button" className={styles.control} onClick={onLogout}>
                {messages.header.logout}
              </button>
            </li>
          </>
        )}
      </ul>
    </nav>
  );
}
