import { languageKey, toErrorText } from '@haesol/contracts/common';
import { type PageSnapshot, shellIdPrefix } from '@haesol/contracts/release';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { applyBrand } from '../applyBrand.ts';
import { loadAssetsFrom } from '../federation/assetOrigin.ts';
import { startRuntime } from '../federation/loadRelease.ts';
import { loadAxios } from '../http/createSender.ts';
import { startOverride } from '../override/startOverride.ts';
import { readPageSnapshot } from '../page/pageSnapshot.ts';
import { Site } from '../page/Site.tsx';
import { SiteError } from '../page/SiteError.tsx';
import { SitePage } from '../page/SitePage.tsx';
import { restoreDisplayAtom } from '../preferences/display.ts';
import { languageAtom, takeLanguageAtom } from '../preferences/language.ts';
import { takeRegistry } from '../registry/registry.ts';
import { createShellRouter } from '../router/createShellRouter.ts';
import type { ShellRouter } from '../router/navigator.ts';
import { mendViewTransitions } from '../router/viewTransitions.ts';
import { hasRefreshToken } from '../session/refreshToken.ts';
import { expectSessionAtom } from '../session/sessionAtoms.ts';
import { shellStore } from '../session/shellStore.ts';
import { openPart } from '../state/earlyInput.ts';
import { pageHydration } from '../state/pageHydration.ts';
import { hasTypedInput } from '../state/typedKey.ts';
import { whenIdle } from '../state/whenIdle.ts';
import { whenUsed } from '../state/whenUsed.ts';
import { holdAnswers } from './holdAnswers.ts';
import { startI18n } from './i18n.ts';
import { reportFailedRenders } from './reportFailedRenders.ts';
import { createServices } from './services.ts';
import { startReports } from './startReports.ts';
import { watchTab } from './watchTab.ts';

const rootId = 'root';

/** Set by the script in the page's head. */
declare global {
  var hsLoadFonts: (() => void) | undefined;
}

/** Applies the display settings of this browser after hydration, because the server does not have them. */
function restoreChoices(): void {
  shellStore.set(restoreDisplayAtom);
}

/** Loaded after a change of the language alone. */
const loadTypedInput = () => import('../state/typedInput.ts').then(({ restoreTypedInput }) => restoreTypedInput());

/** Removes the language from the address: it is a choice now, and later choices replace it. */
function dropLinkedLanguage(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(languageKey)) return;
  url.searchParams.delete(languageKey);
  history.replaceState(history.state, '', url);
}

/** Loaded for remotes of this machine alone. */
const loadLocalRemotes = () => import(/* webpackChunkName: "override" */ '../override/localRemotes.ts');

/** Starts the shell: hydrates the server's markup if there is some, renders the page otherwise. */
export function startShell(): void {
  const element = document.getElementById(rootId);
  if (element === null) throw new Error('The page has no root');
  const snapshot = readPageSnapshot();
  if (snapshot.assetOrigin !== undefined) loadAssetsFrom(snapshot.assetOrigin);
  if (snapshot.registry.override?.ports === undefined) {
    startPage(element, snapshot);
    return;
  }
  void loadLocalRemotes()
    .then(({ withLocalRemotes }) => withLocalRemotes(snapshot))
    .catch(() => snapshot)
    .then((found) => startPage(element, found));
}

function startPage(element: HTMLElement, snapshot: PageSnapshot): void {
  const isHydrating = element.firstElementChild !== null;
  takeRegistry(snapshot);
  applyBrand(snapshot.registry.brand);
  shellStore.set(expectSessionAtom, hasRefreshToken());
  shellStore.set(takeLanguageAtom, document.documentElement.lang);
  dropLinkedLanguage();
  if (!isHydrating) restoreChoices();
  startI18n(shellStore.get(languageAtom).locale, snapshot.registry.brand);
  pageHydration.begin(snapshot.rendered);

  const held: { router?: ShellRouter } = {};
  const getRouter = () => {
    if (held.router === undefined) throw new Error('The router is not there yet');
    return held.router;
  };
  const services = createServices(snapshot, getRouter);
  reportFailedRenders(snapshot, services.base.telemetry);
  const tab = watchTab({ getRegistry: services.getRegistry, tell: services.base.telemetry });
  mendViewTransitions();
  holdAnswers();
  held.router = createShellRouter({
    Site,
    SiteError,
    prepare(url, signal) {
      services.leaveFirstPage();
      tab.enter(url.pathname);
      return services.prefetch.prepare(url, signal);
    },
  });
  // Loads the remote of this page while the shell renders.
  void services.prefetch.prepare(new URL(location.href), new AbortController().signal).catch(() => undefined);

  const page = (
    <SitePage services={services} store={shellStore}>
      <RouterProvider router={held.router} />
    </SitePage>
  );
  const options = {
    identifierPrefix: shellIdPrefix,
    onRecoverableError: (error: unknown) =>
      services.base.telemetry({ kind: 'shell.recoverable', data: { remote: 'shell', error: toErrorText(error) } }),
  };
  if (isHydrating) hydrateRoot(element, page, options);
  else createRoot(element, options).render(page);
  services.whenShown(() => {
    if (isHydrating) restoreChoices();
    openPart(element);
    void services.session.ready();
    services.startIdleWatch();
    addEventListener('pageshow', ({ persisted }) => persisted && services.session.comeBack());
  });
  services.whenMounted(() => {
    document.documentElement.dataset.ready = '';
    globalThis.hsLoadFonts?.();
    if (hasTypedInput()) void loadTypedInput().catch(() => undefined);
    services.startReleaseWatch();
    startOverride(services);
    whenIdle(() => startReports(snapshot, services));
    whenUsed(() => {
      void loadAxios().catch(() => undefined);
      // Later than the page that the person may be opening.
      whenIdle(() => void startRuntime().catch(() => undefined));
    });
  });
}
