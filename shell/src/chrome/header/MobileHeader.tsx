import { IconButton, IconLink } from '@haesol/kit';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import Menu from 'lucide-react/icons/menu';
import { messages } from '../../messages.ko.ts';
import { Logo } from '../brand/Logo.tsx';
import { chromePaths } from '../chromePaths.ts';
import type { ChromeModel } from '../chromeTypes.ts';
import { AlertButton } from './AlertButton.tsx';
import styles from './MobileHeader.module.css';
import { SearchLink } from './SearchLink.tsx';

export interface MobileHeaderProps {
  model: Pick<ChromeModel, 'alerts' | 'isSessionComing' | 'onSearch' | 'personalHref' | 'session'>;
  /** Scrolled past 60 px: a shadow separates it from the page. */
  fixed: boolean;
  onOpenDrawer: () => void;
}

/** Header below 1280 px; sticks to the top. */
export function MobileHeader({ model, fixed, onOpenDrawer }: MobileHeaderProps) {
  const { alerts, isSessionComing, onSearch, personalHref, session } = model;
  return (
    <header className={styles.head} data-fixed={fixed}>
      <IconButton
        iconSize={24}
        icon={Menu}
        label={messages.header.allMenu}
        aria-haspopup="dialog"
        onClick={onOpenDrawer}
      />
      <div className={styles.brand}>
        <Logo />
      </div>
      <div className={styles.tools}>
        {alerts && <AlertButton alerts={alerts} />}
        <span className={styles.person} data-waiting={isSessionComing || undefined}>
          <IconLink
            iconSize={24}
            icon={CircleUserRound}
            label={session === null ? messages.header.login : messages.header.mypage}
            href={session === null ? chromePaths.login : personalHref}
          />
        </span>
        <SearchLink onSearch={onSearch} />
      </div>
    </header>
  );
}
