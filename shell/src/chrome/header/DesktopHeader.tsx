import { IconButton, LinkButton } from '@haesol/kit';
import Menu from 'lucide-react/icons/menu';
import { messages } from '../../messages.ko.ts';
import { Logo } from '../brand/Logo.tsx';
import { chromePaths } from '../chromePaths.ts';
import type { ChromeModel } from '../chromeTypes.ts';
import { useScrolledPast } from '../useScrolledPast.ts';
import { AlertButton } from './AlertButton.tsx';
import styles from './DesktopHeader.module.css';
import { MainMenu } from './MainMenu.tsx';
import { SearchLink } from './SearchLink.tsx';
import { UtilityBar } from './UtilityBar.tsx';

/** Target of "주메뉴 바로가기" at 1280 px and above. */
export const mainMenuId = 'main-menu';

/** Height of the utility row: once it is out of view, its most used links move to the bar. */
const utilityPx = 32;

export interface DesktopHeaderProps {
  model: ChromeModel;
  /** Scrolled past 60 px: only the bar stays, above the page. */
  fixed: boolean;
  onOpenDrawer: () => void;
}

/** Header at 1280 px and above: utility row of 32, bar of 64. Reserves 96, so that fixing the bar shifts nothing. */
export function DesktopHeader({ model, fixed, onOpenDrawer }: DesktopHeaderProps) {
  const hasTools = useScrolledPast(utilityPx) || fixed;
  return (
    <header className={styles.place}>
      <div className={styles.head} data-fixed={fixed}>
        <div className={styles.utility}>
          <UtilityBar {...model} />
        </div>
        <div className={styles.bar}>
          <Logo />
          <MainMenu
            id={mainMenuId}
            groups={model.groups}
            currentGroup={model.currentGroup}
            currentLink={model.currentLink}
          />
          <div className={styles.tools}>
            {hasTools && (
              <LinkButton href={chromePaths.easyReservation} size="small">
                {messages.header.easyReservation}
              </LinkButton>
            )}
            <SearchLink onSearch={model.onSearch} />
            {hasTools && model.alerts && <AlertButton alerts={model.alerts} />}
            <IconButton
              iconSize={24}
              icon={Menu}
              label={messages.header.allMenu}
              aria-haspopup="dialog"
              onClick={onOpenDrawer}
            />
          </div>
        </div>
      </div>
    </header>
  );
}
