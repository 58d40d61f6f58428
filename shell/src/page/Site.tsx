import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { CleanLayout } from '../chrome/layouts/CleanLayout.tsx';
import { ErrorPage } from '../chrome/states/ErrorPage.tsx';
import { toChromeModel } from '../menu/chromeModel.ts';
import { currentGroupAtom } from '../menu/menu.ts';
import { messages } from '../messages.ko.ts';
import { SearchOverlay } from '../overlays/SearchOverlay.tsx';
import { SiteOverlays } from '../overlays/SiteOverlays.tsx';
import { leavingAtom, pageWordsAtom, showToastAtom } from '../overlays/uiAtoms.ts';
import { useAlerts } from '../overlays/useAlerts.ts';
import { useSearch } from '../overlays/useSearch.ts';
import { chooseDisplayAtom, displayAtom } from '../preferences/display.ts';
import { registryAtom } from '../registry/registry.ts';
import { useScrollMemory } from '../router/scrollMemory.ts';
import { isSessionComingAtom, sessionAtom, sessionKnownAtom } from '../session/sessionAtoms.ts';
import { shellStore } from '../session/shellStore.ts';
import { useWasIdentified } from '../signIn/useWasIdentified.ts';
import { useServices } from '../start/servicesContext.ts';
import { LoadPage } from './LoadPage.tsx';
import { decidePage, type PageDecision } from './pageDecision.ts';
import { toPageNames } from './pageTitle.ts';
import { RemotePage } from './RemotePage.tsx';
import { SiteFrame } from './SiteFrame.tsx';
import { usePageFocus } from './usePageFocus.ts';

/** The shell's own pages; all others are in the registry. */
const loadPath = '/load';

function useDecision(): PageDecision {
  const { pathname, search } = useLocation();
  const registry = useAtomValue(registryAtom);
  const session = useAtomValue(sessionAtom);
  const isSessionKnown = useAtomValue(sessionKnownAtom);
  const { base, isDemo } = useServices();
  const isIdentityFresh = useWasIdentified(`${pathname}${search}`, base.now);
  return useMemo(
    () => decidePage({ registry, pathname, search, session, isSessionKnown, isIdentityFresh, isDemo }),
    [registry, pathname, search, session, isSessionKnown, isIdentityFresh, isDemo],
  );
}

/** Follows a decision that leads elsewhere. */
function useGuard(decision: PageDecision, pathname: string): void {
  const { base } = useServices();
  const to = decision.kind === 'go' ? decision.to : undefined;
  const toast = decision.kind === 'go' ? decision.toast : undefined;
  useEffect(() => {
    const leaving = shellStore.get(leavingAtom);
    if (leaving !== null && leaving !== pathname) shellStore.set(leavingAtom, null);
    if (to === undefined || leaving === pathname) return;
    if (toast !== undefined) shellStore.set(showToastAtom, { kind: 'info', text: toast });
    base.navigate(to, { replace: true });
  }, [to, toast, base, pathname]);
}

/** The whole page: chooses layout and remote for the address, and keeps title, menu, focus and scroll right. */
export function Site() {
  const services = useServices();
  const location = useLocation();
  const action = useNavigationType();
  const decision = useDecision();
  const session = useAtomValue(sessionAtom);
  const isSessionComing = useAtomValue(isSessionComingAtom);
  const registry = useAtomValue(registryAtom);
  const display = useAtomValue(displayAtom);
  const chooseDisplay = useSetAtom(chooseDisplayAtom);
  const words = useAtomValue(pageWordsAtom);
  const alerts = useAlerts(location.pathname);
  const onSearch = useSearch(location.pathname);
  useGuard(decision, location.pathname);
  useScrollMemory(services.isScrollKept);

  const route = decision.kind === 'page' || decision.kind === 'wait' ? decision.route : undefined;
  const isThisPage = words.page === services.pageKey(location);
  const isLoad = location.pathname === loadPath;
  const names = useMemo(
    () =>
      toPageNames(
        route ?? { title: decision.kind === 'error' && !isLoad ? messages.error.documentTitles[decision.status] : '' },
        isThisPage ? words.title : undefined,
      ),
    [route, decision, isLoad, isThisPage, words.title],
  );
  const group = route?.group ?? null;

  useLayoutEffect(() => {
    shellStore.set(currentGroupAtom, group);
  }, [group]);
  useLayoutEffect(() => {
    // A page on its way elsewhere has no name of its own.
    if (decision.kind !== 'go') document.title = names.documentTitle;
  }, [names.documentTitle, decision.kind]);
  usePageFocus(location.pathname, names.documentTitle);
  const standsAlone = isLoad || decision.kind === 'error';
  useEffect(() => {
    if (standsAlone) services.onRemoteMounted();
  }, [standsAlone, services]);

  const model = toChromeModel({
    registry,
    session,
    isSessionComing,
    pathname: location.pathname,
    group,
    display,
    alerts,
    onSearch,
    onDisplayChange: chooseDisplay,
    onLogout: () =>
      void services.base.confirm(messages.logoutQuestion).then((yes) => (yes ? services.base.logout() : undefined)),
  });

  if (isLoad) return <LoadPage />;
  return (
    <>
      {decision.kind === 'error' && (
        <CleanLayout>
          <ErrorPage
            message={decision.message}
            onBack={() => services.base.navigator.go(-1)}
            status={decision.status}
          />
        </CleanLayout>
      )}
      {(decision.kind === 'page' || decision.kind === 'wait') && (
        <SiteFrame crumbs={isThisPage ? words.crumbs : []} model={model} names={names} route={decision.route}>
          <RemotePage
            entry={decision.entry}
            isAllowed={decision.kind === 'page'}
            key={decision.entry.remoteJson.id}
            location={{ ...location, action }}
            route={decision.route}
          />
        </SiteFrame>
      )}
      <SiteOverlays />
      <SearchOverlay location={{ ...location, action }} />
    </>
  );
}
