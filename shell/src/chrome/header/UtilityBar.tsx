import { Avatar, Icon, KitLink, VisuallyHidden } from '@haesol/kit';
import Bell from 'lucide-react/icons/bell';
import { messages } from '../../messages.ko.ts';
import { chromePaths } from '../chromePaths.ts';
import type { ChromeAlerts, ChromeModel } from '../chromeTypes.ts';
import { AlertCount } from './AlertCount.tsx';
import { DisplaySettings } from './DisplaySettings.tsx';
import styles from './UtilityBar.module.css';

type UtilityBarProps = Pick<
  ChromeModel,
  'session' | 'isSessionComing' | 'personalHref' | 'travelHref' | 'alerts' | 'display' | 'onDisplayChange' | 'onLogout'
>;

/** @param isWaiting reserves its space without showing it */
function UtilityLink({ href, label, isWaiting = false }: { href: string; label: string; isWaiting?: boolean }) {
  return (
    <li className={isWaiting ? styles.waiting : undefined}>
      <KitLink href={href} className={styles.control}>
        {label}
      </KitLink>
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

/** Small row above the bar. */
export function UtilityBar(props: UtilityBarProps) {
  const { session, isSessionComing, personalHref, travelHref, alerts, display, onDisplayChange, onLogout } = props;
  return (
    <nav className={styles.bar} aria-label={messages.header.utility}>
      <ul className={styles.list}>
        <UtilityLink href={chromePaths.easyReservation} label={messages.header.easyReservation} />
        {travelHref !== undefined && <UtilityLink href={travelHref} label={messages.header.travel} />}
        <li>
          <DisplaySettings choice={display} onChange={onDisplayChange} />
        </li>
        {session === null ? (
          <>
            <UtilityLink href={chromePaths.login} isWaiting={isSessionComing} label={messages.header.login} />
            <UtilityLink href={chromePaths.join} isWaiting={isSessionComing} label={messages.header.join} />
          </>
        ) : (
          <>
            {alerts && <AlertItem alerts={alerts} />}
            <li>
              <KitLink href={personalHref} className={styles.control}>
                {session.imageUrl !== undefined && (
                  <Avatar imageUrl={session.imageUrl} name={session.name} size="small" />
                )}
                <b>{messages.header.person(session.name)}</b>
                {messages.header.mypage}
              </KitLink>
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
