import { IconButton } from '@haesol/kit';
import Menu from 'lucide-react/icons/menu';
import { messages } from '../../messages.ko.ts';
import { Logo } from '../brand/Logo.tsx';
import type { ChromeAlerts } from '../chromeTypes.ts';
import { AlertButton } from './AlertButton.tsx';
import styles from './MobileHeader.module.css';
import { SearchLink } from './SearchLink.tsx';

export interface MobileHeaderProps {
  alerts?: ChromeAlerts | undefined;
  /** Scrolled past 60 px: a shadow separates it from the page. */
  fixed: boolean;
  /** Opens the search dialog; undefined if no remote offers it. */
  onSearch?: (() => void) | undefined;
  onOpenDrawer: () => void;
}

/** Header below 1280 px; sticks to the top. */
export function MobileHeader({ alerts, fixed, onSearch, onOpenDrawer }: MobileHeaderProps) {
  return (
    <header className={styles.head} data-fixed={fixed}>
      <IconButton
        iconSize={24}
        icon={Menu}
        label={messages.header.allMenu}
        aria-haspopup="dialog"
        onClick={onOpenDrawer}
      />
      <Logo />
      <div className={styles.tools}>
        {alerts && <AlertButton alerts={alerts} />}
        <SearchLink onSearch={onSearch} />
      </div>
    </header>
  );
}
