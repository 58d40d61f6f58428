import { TabNav } from '@haesol/kit';
import type { MenuGroup } from '../chromeTypes.ts';
import { SideMenu, type SideMenuPerson } from '../page/SideMenu.tsx';
import { mainId } from '../page/SkipLinks.tsx';
import { SubHeader, type SubHeaderProps } from '../page/SubHeader.tsx';
import styles from './DefaultLayout.module.css';
import { PageFrame, type PageFrameProps } from './PageFrame.tsx';

export interface DefaultLayoutProps extends PageFrameProps {
  /** Absent if the page renders its own header. */
  subHeader?: SubHeaderProps | undefined;
  /** Absent: the content has the whole width. */
  sideGroup?: Pick<MenuGroup, 'key' | 'title' | 'items'> | undefined;
  /** Numbers beside the links of the menu, by link. */
  sideCounts?: Readonly<Record<string, number>> | undefined;
  sidePerson?: SideMenuPerson | undefined;
  /** Shows the pages of the group as tabs if there is no room for the side menu. @default false */
  hasTabs?: boolean | undefined;
}

/** Layout of sub pages: sub header, side menu at the left, content at the right. */
export function DefaultLayout({
  model,
  bare = false,
  sticky,
  subHeader,
  sideGroup,
  sideCounts,
  sidePerson,
  hasTabs = false,
  children,
}: DefaultLayoutProps) {
  return (
    <PageFrame model={model} bare={bare} sticky={sticky}>
      {subHeader && <SubHeader {...subHeader} />}
      <div className={styles.columns} data-head={subHeader?.size} data-side={sideGroup !== undefined}>
        {sideGroup && (
          <div className={styles.side}>
            <SideMenu
              group={sideGroup}
              currentLink={model.currentLink}
              signedIn={model.session !== null}
              counts={sideCounts}
              person={sidePerson}
            />
          </div>
        )}
        {hasTabs && sideGroup && (
          <div className={styles.tabs}>
            <TabNav
              label={sideGroup.title}
              tabs={sideGroup.items.map(({ label, link }) => ({
                href: link,
                label,
                count: sideCounts?.[link] || undefined,
                current: link === model.currentLink,
              }))}
            />
          </div>
        )}
        <main id={mainId} className={styles.main} tabIndex={-1}>
          {children}
        </main>
      </div>
    </PageFrame>
  );
}
