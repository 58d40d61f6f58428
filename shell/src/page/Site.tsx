import type { RegistryEntry, RemoteRoute } from '@haesol/contracts/release';
import type { Crumb } from '@haesol/remote/shell-api';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { ChromeModel } from '../chrome/chromeTypes.ts';
import { CleanLayout } from '../chrome/layouts/CleanLayout.tsx';
import { ErrorPage } from '../chrome/states/ErrorPage.tsx';
import { toChromeModel } from '../menu/chromeModel.ts';
import { currentGroupAtom } from '../menu/menu.ts';
import { messages } from '../messages.ko.ts';
import { SearchOverlay } from '../overlays/SearchOverlay.tsx';
import { SiteOverlays } from '../overlays/SiteOverlays.tsx';
import { useAlerts } from '../overlays/useAlerts.ts';
import { useSearch } from '../overlays/useSearch.ts';
import { chooseDisplayAtom, displayAtom } from '../preferences/display.ts';
import { languageAtom } from '../preferences/language.ts';
import { registryAtom } from '../registry/registry.ts';
import { useScrollMemory } from '../router/scrollMemory.ts';
import { useServices } from '../services/servicesContext.ts';
import { isSessionComingAtom, sessionAtom, sessionKnownAtom } from '../session/sessionAtoms.ts';
import { shellStore } from '../session/shellStore.ts';
import { useWasIdentified } from '../signIn/useWasIdentified.ts';
import { showToastAtom } from '../state/overlayAtoms.ts';
import { leavingAtom, ownNamesAtom } from '../state/pageAtoms.ts';
import { decidePage, type PageDecision } from '../state/pageDecision.ts';
import { type PageNames, toPageNames } from '../state/pageTitle.ts';
import { LoadPage } from './LoadPage.tsx';
import { RemotePage } from './RemotePage.tsx';
import { SiteFrame } from './SiteFrame.tsx';
import { usePageFocus } from './usePageFocus.ts';

/** The shell's own page; all others are in the registry. */
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

/** Returns the page whose frame is shown; undefined for an error, and for a redirect to a page that does not exist. */
function toFramed(decision: PageDecision): { entry: RegistryEntry; route: RemoteRoute } | undefined {
  if (decision.kind === 'error') return undefined;
  const { entry, route } = decision;
  return entry === undefined || route === undefined ? undefined : { entry, route };
}

/** Follows a redirect. */
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

/** Returns the names of the page and the breadcrumbs that its remote adds; sets the title of the document. */
function usePageNames(decision: PageDecision): { names: PageNames; crumbs: readonly Crumb[] } {
  const { pageKey } = useServices();
  const location = useLocation();
  const words = useAtomValue(ownNamesAtom);
  const isThisPage = words.page === pageKey(location);
  const ownTitle = isThisPage ? words.title : undefined;
  const isError = decision.kind === 'error' && location.pathname !== loadPath;
  const errorTitle = isError ? messages.error.documentTitles[decision.status] : '';
  const route = 'route' in decision ? decision.route : undefined;
  const names = useMemo(() => toPageNames(route ?? { title: errorTitle }, ownTitle), [route, errorTitle, ownTitle]);
  useLayoutEffect(() => {
    // A redirect keeps the title until its target is shown.
    if (decision.kind !== 'go') document.title = names.documentTitle;
  }, [names.documentTitle, decision.kind]);
  return { names, crumbs: isThisPage ? words.crumbs : [] };
}

/** Returns the data of header, drawer and footer. @param group key of the page's menu group */
function useChromeModel(group: string | null): ChromeModel {
  const { base } = useServices();
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    shellStore.set(currentGroupAtom, group);
  }, [group]);
  return toChromeModel({
    registry: useAtomValue(registryAtom),
    session: useAtomValue(sessionAtom),
    isSessionComing: useAtomValue(isSessionComingAtom),
    pathname,
    group,
    display: useAtomValue(displayAtom),
    language: { locale: useAtomValue(languageAtom).locale, onChoose: base.setLanguage },
    alerts: useAlerts(pathname),
    onSearch: useSearch(pathname),
    onDisplayChange: useSetAtom(chooseDisplayAtom),
    onLogout: () => void base.confirm(messages.logoutQuestion).then((yes) => (yes ? base.logout() : undefined)),
  });
}

/** Root of the page: chooses layout and remote for the address, and manages title, menu, focus and scroll. */
export function Site() {
  const services = useServices();
  const location = useLocation();
  const action = useNavigationType();
  const decision = useDecision();
  useGuard(decision, location.pathname);
  useScrollMemory(services.isScrollKept);
  const { names, crumbs } = usePageNames(decision);
  const framed = toFramed(decision);
  const model = useChromeModel(framed?.route.group ?? null);
  usePageFocus(location.pathname, names.documentTitle);
  const isForeign = useAtomValue(languageAtom).locale !== 'ko';
  const isLoad = location.pathname === loadPath;
  const hasNoRemote = isLoad || decision.kind === 'error';
  useEffect(() => {
    if (hasNoRemote) services.onRemoteMounted();
  }, [hasNoRemote, services]);

  if (isLoad) return <LoadPage />;
  return (
    <>
      {decision.kind === 'error' && (
        <CleanLayout>
          <ErrorPage
            hasPage={services.base.hasPage}
            isForeign={isForeign}
            message={decision.message}
            onBack={() => services.base.navigator.go(-1)}
            status={decision.status}
          />
        </CleanLayout>
      )}
      {framed !== undefined && (
        <SiteFrame crumbs={crumbs} location={{ ...location, action }} model={model} names={names} route={framed.route}>
          <RemotePage
            entry={framed.entry}
            isAllowed={decision.kind === 'page'}
            key={framed.entry.remoteJson.id}
            location={{ ...location, action }}
            route={framed.route}
          />
        </SiteFrame>
      )}
      <SiteOverlays />
      <SearchOverlay location={{ ...location, action }} />
    </>
  );
}
