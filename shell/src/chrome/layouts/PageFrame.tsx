import { type ReactNode, useState } from 'react';
import type { ChromeModel } from '../chromeTypes.ts';
import { PasswordNotice } from '../feedback/PasswordNotice.tsx';
import { Footer } from '../footer/Footer.tsx';
import { HelpBlock } from '../footer/HelpBlock.tsx';
import { ScrollToTop } from '../footer/ScrollToTop.tsx';
import { DesktopHeader } from '../header/DesktopHeader.tsx';
import { MenuDrawer } from '../header/MenuDrawer.tsx';
import { MobileHeader } from '../header/MobileHeader.tsx';
import { ServiceBar } from '../header/ServiceBar.tsx';
import { TopTabBar } from '../header/TopTabBar.tsx';
import { SkipLinks } from '../page/SkipLinks.tsx';
import { useScrolledPast } from '../useScrolledPast.ts';
import styles from './PageFrame.module.css';

const fixedAfterPx = 60;

export interface PageFrameProps {
  model: ChromeModel;
  /** Hides the headers below 1280 px, for a form that needs the space. */
  bare?: boolean | undefined;
  /** Sticky area, if the route requests it. */
  sticky?: ReactNode;
  children: ReactNode;
}

/** Common parts of the default and the home layout: skip links, headers, drawer, help, footer, 맨 위로. */
export function PageFrame({ model, bare = false, sticky, children }: PageFrameProps) {
  const isFixed = useScrolledPast(fixedAfterPx);
  const [drawer, setDrawer] = useState<{ isOpen: boolean; side: 'start' | 'end' }>({ isOpen: false, side: 'start' });
  const openDrawer = (side: 'start' | 'end') => setDrawer({ isOpen: true, side });
  const hasSticky = sticky !== undefined && sticky !== null;

  return (
    <div className={styles.page} data-sticky={hasSticky}>
      <SkipLinks />
      <DesktopHeader model={model} fixed={isFixed} onOpenDrawer={() => openDrawer('end')} />
      <div className={styles.narrow} data-bare={bare}>
        <MobileHeader fixed={isFixed} model={model} onOpenDrawer={() => openDrawer('start')} />
        <TopTabBar groups={model.groups} currentGroup={model.currentGroup} />
        {model.service && (
          <ServiceBar currentLink={model.currentLink} language={model.language} service={model.service} />
        )}
      </div>
      {model.session?.changePasswordHref !== undefined && <PasswordNotice href={model.session.changePasswordHref} />}
      {children}
      <HelpBlock qnaHref={model.qnaHref} />
      <Footer variant={model.currentGroup === 'travel' ? 'travel' : 'portal'} />
      <ScrollToTop />
      {sticky}
      <MenuDrawer
        model={model}
        open={drawer.isOpen}
        side={drawer.side}
        onClose={() => setDrawer({ ...drawer, isOpen: false })}
      />
    </div>
  );
}
