import { Avatar, Button, LinkButton } from '@haesol/kit';
import { messages } from '../../messages.ko.ts';
import { chromePaths } from '../chromePaths.ts';
import type { ChromeSession } from '../chromeTypes.ts';
import styles from './DrawerPerson.module.css';

interface DrawerPersonProps {
  session: ChromeSession | null;
  onLogout: () => void;
  onFollow: () => void;
}

/** Greeting for the member, sign-in for the visitor. */
export function DrawerPerson({ session, onLogout, onFollow }: DrawerPersonProps) {
  const handleLogout = () => {
    onFollow();
    onLogout();
  };
  return (
    <div className={styles.row}>
      {session === null ? (
        <>
          <p>{messages.drawer.loginRequired}</p>
          <LinkButton variant="primary" href={chromePaths.login} onClick={onFollow}>
            {messages.header.login}
          </LinkButton>
        </>
      ) : (
        <>
          <p>
            {session.imageUrl !== undefined && (
              <span className={styles.picture}>
                <Avatar imageUrl={session.imageUrl} name={session.name} size="small" />
              </span>
            )}
            <b>{messages.drawer.greeting.name(session.name)}</b>
            {messages.drawer.greeting.rest}
          </p>
          <Button size="small" onClick={handleLogout}>
            {messages.header.logout}
          </Button>
        </>
      )}
    </div>
  );
}
