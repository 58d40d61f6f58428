import { Provider } from 'jotai';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { ChromeLinkProvider } from '../chrome/ChromeLink.tsx';
import { startRuntime } from '../federation/loadRelease.ts';
import { createShellRouter } from '../router/createShellRouter.ts';
import type { ShellRouter } from '../router/navigator.ts';
import { shellStore } from '../session/shellStore.ts';
import { restoreDisplayAtom } from './display.ts';
import { startI18n } from './i18n.ts';
import { languageAtom, restoreLanguageAtom } from './language.ts';
import { pageHydration } from './pageHydration.ts';
import { readPageSnapshot } from './pageSnapshot.ts';
import { takeRegistry } from './registry.ts';
import { Site } from './Site.tsx';
import { FallbackBoundary, SiteError } from './SiteError.tsx';
import { SiteLink } from './SiteLink.tsx';
import { createServices } from './services.ts';
import { ServicesContext } from './servicesContext.ts';

const rootId = 'root';

/** Brings the page to life: adopts the server's markup where there is some, renders it otherwise. */
export function startShell(): void {
  const element = document.getElementById(rootId);
  if (element === null) throw new Error('The page has no root');
  const snapshot = readPageSnapshot();
  takeRegistry(snapshot);
  shellStore.set(restoreLanguageAtom, document.cookie);
  shellStore.set(restoreDisplayAtom);
  startI18n(shellStore.get(languageAtom).locale);
  pageHydration.begin(snapshot.rendered);

  const held: { router?: ShellRouter } = {};
  const getRouter = () => {
    if (held.router === undefined) throw new Error('The router is not there yet');
    return held.router;
  };
  const services = createServices(snapshot, getRouter);
  held.router = createShellRouter({
    Site,
    SiteError,
    prepare: (url, signal) => services.prefetch.prepare(url, signal),
  });
  // The remote of this page comes while the session is restored and the shell renders.
  void services.prefetch.prepare(new URL(location.href), new AbortController().signal).catch(() => undefined);
  void services.session.ready();

  const page = (
    <StrictMode>
      <FallbackBoundary>
        <Provider store={shellStore}>
          <ServicesContext value={services}>
            <ChromeLinkProvider component={SiteLink}>
              <RouterProvider router={held.router} />
            </ChromeLinkProvider>
          </ServicesContext>
        </Provider>
      </FallbackBoundary>
    </StrictMode>
  );
  const options = {
    identifierPrefix: 'shell-',
    onRecoverableError: (error: unknown) =>
      services.base.telemetry({ kind: 'shell.recoverable', data: { error: String(error) } }),
  };
  if (element.firstElementChild === null) createRoot(element, options).render(page);
  else hydrateRoot(element, page, options);
  services.whenMounted(() => {
    pageHydration.end();
    document.documentElement.dataset.ready = '';
    requestIdleCallback?.(() => void startRuntime().catch(() => undefined));
  });
}
