import type { PageSnapshot } from '@haesol/shared/contracts';
import { type ShellApi, shellApiVersion, type UserInfo } from '@haesol/shared/shell-api';
import { createLoadGuard } from '../federation/loadGuard.ts';
import { preloadChunk } from '../federation/preloadChunk.ts';
import { recordCommandAtom } from '../http/commandLogAtoms.ts';
import { createHttpClient } from '../http/httpClient.ts';
import { createPageAnswers } from '../http/pageAnswers.ts';
import { menuViewAtom } from '../menu/menu.ts';
import { messages } from '../messages.ko.ts';
import { announceAtom, askAtom, idleEndAtom, isDirtyAtom, overlayAtom, showToastAtom } from '../overlays/uiAtoms.ts';
import { pageHydration } from '../page/pageHydration.ts';
import { toPageKey } from '../page/pageTitle.ts';
import { chooseLanguageAtom, languageAtom, noLanguage, toLocaleCookie } from '../preferences/language.ts';
import { filesOf, lookAtRegistry, refreshRegistry, registryAtom, takeOffered } from '../registry/registry.ts';
import { createReleaseWatch } from '../registry/releaseWatch.ts';
import { createShellApi } from '../remote/createShellApi.ts';
import { onLeft } from '../remote/mountedRemotes.ts';
import { createPrefetch } from '../remote/prefetch.ts';
import { createSlotPlaces } from '../remote/slotPlaces.tsx';
import { createBlocker } from '../router/blocker.ts';
import { createNavigator, type ShellRouter } from '../router/navigator.ts';
import { createIdleWatch } from '../session/idleWatch.ts';
import { createSession } from '../session/session.ts';
import { identityUntilAtom, idleSecAtom, sessionAtom } from '../session/sessionAtoms.ts';
import { createSessionTransport } from '../session/sessionTransport.ts';
import { shellStore, toReadable } from '../session/shellStore.ts';
import { createLoginDialog, loginPath } from '../signIn/loginInPlace.ts';
import { createSessionEnd } from '../signIn/sessionEnd.ts';
import { createClock } from './clock.ts';
import { changeLocale, shellI18n } from './i18n.ts';
import { createTelemetry } from './telemetry.ts';

/** A filter or another page of a list stays where it is: only its rows change. */
const isOtherPage = (to: string) => URL.parse(to, location.href)?.pathname !== location.pathname;

const isMotionAllowed = () => matchMedia('(prefers-reduced-motion: no-preference)').matches;

/** Makes the parts of the shell and joins them. @param router is there by the first navigation */
export function createServices(snapshot: PageSnapshot, getRouter: () => ShellRouter) {
  const clock = createClock(snapshot.serverNow);
  const telemetry = createTelemetry();
  const navigate: ShellApi['navigate'] = (to, { replace = false, ...options } = {}) =>
    void getRouter().navigate(to, { replace, viewTransition: isOtherPage(to) && isMotionAllowed(), ...options });

  let shown: () => void = () => undefined;
  const isShown = new Promise<void>((resolve) => {
    shown = resolve;
  });

  let afterLogout = loginPath;
  const onEnd = createSessionEnd({
    navigate,
    getLocation: () => getRouter().state.location,
    askInPlace: () => void loginDialog.ask(),
    afterLogout: () => afterLogout,
  });
  const session = createSession(createSessionTransport(), {
    onEnd,
    isHeld: () => shellStore.get(isDirtyAtom),
    onKept: () => idleWatch.noteKept(),
  });
  const idleWatch = createIdleWatch({
    now: clock.now,
    idleSec: () => (session.accessToken() === '' ? null : shellStore.get(idleSecAtom)),
    keep: session.refresh,
    warn: (end) => shellStore.set(idleEndAtom, end),
    onOver: () => session.expire(undefined),
  });
  const loginDialog = createLoginDialog({
    isSignedIn: () => shellStore.get(sessionAtom).isLogin && session.accessToken() !== '',
    getLocation: () => getRouter().state.location,
    navigate,
    mountSlot: (name, place, location) => services.slotPlaces.mountSlot(name, place, {}, location),
  });

  const http = createHttpClient({
    // Who is signed in changes the page, which must not change before it stands.
    sessionReady: () => isShown.then(() => session.ready()),
    accessToken: session.accessToken,
    refresh: session.refresh,
    hasRefreshToken: session.hasRefreshToken,
    onSessionEnd: session.expire,
    record: (command) => shellStore.set(recordCommandAtom, command),
    onServerDate: clock.follow,
    now: clock.now,
    pageAnswers: createPageAnswers(snapshot, new URL(location.href)),
  });

  // What was asked for ahead belongs to the person who was there then.
  shellStore.sub(sessionAtom, () => http.answers.clear());

  const sessionView = toReadable(sessionAtom, { isLogin: false, userInfo: null as UserInfo | null });
  const language = toReadable(languageAtom, noLanguage);
  const prefetch = createPrefetch({
    registry: () => shellStore.get(registryAtom),
    http,
    shell: { http, i18n: shellI18n, language, session: sessionView },
    now: clock.now,
    preload: (entry, chunk) => preloadChunk(entry, chunk, filesOf(entry)),
  });
  const blocker = createBlocker(getRouter, () => shellStore.set(askAtom, messages.leaveQuestion));

  const base: Omit<ShellApi, 'location' | 'setDirty' | 'slots' | 'setTitle' | 'setBreadcrumb'> = {
    version: shellApiVersion,
    session: sessionView,
    requireLogin: (returnTo) => loginDialog.ask(returnTo),
    signIn: session.signIn,
    logout(to = loginPath) {
      afterLogout = to;
      return session.logout();
    },
    confirmIdentity: (seconds) => shellStore.set(identityUntilAtom, clock.now() + seconds * 1000),
    http,
    navigator: createNavigator(getRouter),
    navigate,
    block: blocker.block,
    prefetch: (path) => prefetch.hint(path),
    menu: toReadable(menuViewAtom, { group: null, title: '', items: [] }),
    announce: (text) => shellStore.set(announceAtom, text),
    toast: (toast) => shellStore.set(showToastAtom, toast),
    confirm: (question) => shellStore.set(askAtom, question),
    overlay: async (work) => {
      await shellStore.set(overlayAtom, work);
      return work;
    },
    language,
    setLanguage(languageCd) {
      shellStore.set(chooseLanguageAtom, languageCd);
      const view = shellStore.get(languageAtom);
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in supported browsers
      document.cookie = toLocaleCookie(view);
      void changeLocale(view.locale);
    },
    i18n: shellI18n,
    now: clock.now,
    telemetry,
  };

  const loadGuard = createLoadGuard({
    reload: () => location.reload(),
    now: clock.now,
    isOffline: () => !navigator.onLine,
    isBusy: () => shellStore.get(isDirtyAtom),
    storage: () => sessionStorage,
    report: ({ build, fault, outcome }) => telemetry({ kind: 'remote.load', data: { build, fault, outcome } }),
  });

  const releaseWatch = createReleaseWatch({
    look: lookAtRegistry,
    take: takeOffered,
    isBusy: () => shellStore.get(isDirtyAtom),
    onCalm(listener) {
      const stops = [shellStore.sub(isDirtyAtom, listener), onLeft(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  });

  /** Tells the guard what failed. @returns true when the page is about to be loaded anew */
  function reportFailure(remoteId: string, error: unknown, isRoute: boolean): Promise<boolean> {
    const entry = shellStore.get(registryAtom).remotes[remoteId];
    const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    mounted();
    telemetry({ kind: 'remote.failed', data: { remote: remoteId, error: text } });
    return loadGuard.observe({
      error,
      isRoute,
      build: `${remoteId}@${entry?.buildId ?? ''}`,
      async integrityOf(url) {
        const name = new URL(url, location.href).pathname.split('/').at(-1) ?? '';
        if (entry === undefined || name === 'remoteEntry.js') return entry?.integrity;
        if (filesOf(entry) === undefined) await lookAtRegistry();
        return filesOf(entry)?.files[name];
      },
    });
  }

  let mounted: () => void = () => undefined;
  let isFirstPage = true;
  const firstMount = new Promise<void>((resolve) => {
    mounted = () => {
      isFirstPage = false;
      resolve();
    };
  });

  const services = {
    base,
    isDemo: snapshot.mode === 'demo',
    /** The person is there: the session goes on. */
    keepSession: () => idleWatch.keepNow(),
    startIdleWatch: idleWatch.start,
    startReleaseWatch: releaseWatch.start,
    /** A page's remote stands, or the page needs none. */
    onRemoteMounted: () => mounted(),
    isFirstPage: () => isFirstPage,
    /** Once the first page stands, or has shown that it cannot. */
    whenMounted: (act: () => void) => void firstMount.then(act),
    session,
    prefetch,
    pageKey: toPageKey,
    markupOf: pageHydration.markupOf,
    /** The page stands, rendered or adopted. */
    onShown: () => shown(),
    whenShown: (act: () => void) => void isShown.then(act),
    /** The page that came with the document is left: nothing of it may be taken for another. */
    leaveFirstPage() {
      pageHydration.end();
      http.pageAnswers.clear();
    },
    isScrollKept: () => getRouter().state.preventScrollReset === true,
    reportFailure,
    slotPlaces: createSlotPlaces({
      registry: () => shellStore.get(registryAtom),
      refreshRegistry,
      createApi: (_remoteId, at, instance): ShellApi => createShellApi(services, at, instance),
      onFailure: (remoteId, error) => void reportFailure(remoteId, error, false),
    }),
  };
  return services;
}

export type ShellServices = ReturnType<typeof createServices>;
