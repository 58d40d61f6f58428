import Menu from 'lucide-react/icons/menu';
import Search from 'lucide-react/icons/search';
import { Logo } from '../brand/Logo.tsx';
import { chromePaths } from '../chromePaths.ts';
import type { ChromeAlerts } from '../chromeTypes.ts';
import { IconButton, IconLink } from '../IconButton.tsx';
import { messages } from '../messages.ko.ts';
import { AlertButton } from './AlertButton.tsx';
import styles from './MobileHeader.module.css';

export interface MobileHeaderProps {
  alerts?: ChromeAlerts | undefined;
  /** Scrolled past 60 px: a shadow parts it from the page. */
  fixed: boolean;
  onOpenDrawer: () => void;
}

/** Header below 1280 px; stays at the top. */
export function MobileHeader({ alerts, fixed, onOpenDrawer }: MobileHeaderProps) {
  return (
    <header className={styles.head} data-fixed={fixed}>
      <IconButton icon={Menu} label={messages.header.allMenu} aria-haspopup="dialog" onClick={onOpenDrawer} />
      <Logo />
      <div className={styles.tools}>
        {alerts && <AlertButton alerts={alerts} />}
        <IconLink icon={Search} label={messages.header.search} href={chromePaths.search} />
      </div>
    </header>
  );
}
