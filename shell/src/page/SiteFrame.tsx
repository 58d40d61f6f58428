import { findSlotOwner, type Registry, type RemoteRoute } from '@haesol/contracts/release';
import type { Crumb, RouterLocation } from '@haesol/remote/shell-api';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import type { ChromeModel } from '../chrome/chromeTypes.ts';
import { CleanLayout } from '../chrome/layouts/CleanLayout.tsx';
import { DefaultLayout } from '../chrome/layouts/DefaultLayout.tsx';
import { HomeLayout } from '../chrome/layouts/HomeLayout.tsx';
import { LoadLayout } from '../chrome/layouts/LoadLayout.tsx';
import type { SideMenuPerson } from '../chrome/page/SideMenu.tsx';
import type { SubHeaderSize } from '../chrome/page/SubHeader.tsx';
import { toSideGroup } from '../menu/chromeModel.ts';
import { useMenuCounts } from '../menu/useMenuCounts.ts';
import { registryAtom } from '../registry/registry.ts';
import type { PageNames } from '../state/pageTitle.ts';
import { StickySlot, stickySlot } from './StickySlot.tsx';

export interface SiteFrameProps {
  readonly route: RemoteRoute;
  readonly names: PageNames;
  readonly crumbs: readonly Crumb[];
  readonly model: ChromeModel;
  readonly location: RouterLocation;
  readonly children: ReactNode;
}

const scene = <img alt="" src="/art/scene/login.svg?w=portrait" />;

/** @returns true if the route requests the sticky area and a remote in service offers it */
function hasSticky({ sticky }: RemoteRoute, registry: Registry): boolean {
  return sticky && findSlotOwner(registry, stickySlot)?.entry.enabled === true;
}

/** Returns the member's name and class, for the menu of my page. */
function toPerson({ session }: ChromeModel): SideMenuPerson | undefined {
  return session === null ? undefined : { name: session.name, note: session.note ?? '', imageUrl: session.imageUrl };
}

/** Returns the header that the route declares; else that of a post, half height with a guard, full height otherwise. */
function toHeadSize({ head, guard }: RemoteRoute, { hasOwnHeading }: PageNames, isService: boolean): SubHeaderSize {
  if (hasOwnHeading) return isService ? 'crumbs' : 'post';
  if (head === 'own') return 'ground';
  return head ?? (guard === null ? 'full' : 'half');
}

/** Renders a page in the layout of its route. */
export function SiteFrame({ route, names, crumbs, model, location, children }: SiteFrameProps) {
  const { layout, bare, description } = route;
  const group = toSideGroup(model);
  const isMyPage = group?.key === model.personal.key;
  const sideCounts = useMenuCounts(isMyPage, location.pathname);
  const sticky = hasSticky(route, useAtomValue(registryAtom)) ? <StickySlot location={location} /> : undefined;
  if (layout === 'home') {
    return (
      <HomeLayout model={model} sticky={sticky}>
        {children}
      </HomeLayout>
    );
  }
  if (layout === 'clean') return <CleanLayout art={scene}>{children}</CleanLayout>;
  if (layout === 'load') return <LoadLayout>{children}</LoadLayout>;
  const { service } = model;
  const [serviceHome] = service?.items ?? [];
  const groupCrumb =
    serviceHome === undefined
      ? group === undefined || group.title === names.place
        ? []
        : [{ label: group.title }]
      : [{ label: serviceHome.label, link: serviceHome.link }];
  // A page with its own heading is below the list in the menus.
  const isBelow = crumbs.length > 0 || names.hasOwnHeading;
  const placeLink = isBelow && model.currentLink !== null ? { link: model.currentLink } : {};
  return (
    <DefaultLayout
      bare={bare}
      model={model}
      hasTabs={isMyPage}
      sideCounts={sideCounts}
      sideGroup={group}
      sidePerson={isMyPage ? toPerson(model) : undefined}
      sticky={sticky}
      subHeader={{
        size: toHeadSize(route, names, service !== undefined),
        crumbs: [...groupCrumb, { label: names.place, ...placeLink }, ...crumbs],
        title: names.place,
        ...(!description.includes('{') && { lead: description }),
      }}
    >
      {children}
    </DefaultLayout>
  );
}
