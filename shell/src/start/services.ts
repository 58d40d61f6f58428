import type { PageSnapshot } from '@haesol/contracts/release';
import type { UserInfo } from '@haesol/remote/shell-api';
import { createSharedEvents } from '../events/sharedEvents.ts';
import { openEventSource } from '../events/stream.ts';
import { startRuntime } from '../federation/loadRelease.ts';
import { toScriptUrl } from '../federation/trustedTypes.ts';
import { recordCommandAtom } from '../http/commandLogAtoms.ts';
import { loadAxios } from '../http/createSender.ts';
import { createHttpClient } from '../http/httpClient.ts';
import { createPageAnswers } from '../http/pageAnswers.ts';
import { createKeptPages } from '../offline/keptPages.ts';
import { languageAtom } from '../preferences/language.ts';
import { refreshRegistry, registryAtom } from '../registry/registry.ts';
import { watchRoles } from '../registry/watchRoles.ts';
import { createShellApi } from '../remote/createShellApi.ts';
import { createSlotPlaces } from '../remote/slotPlaces.tsx';
import type { ShellRouter } from '../router/navigator.ts';
import { sessionAtom } from '../session/sessionAtoms.ts';
import { shellStore, toReadable } from '../session/shellStore.ts';
import { showToastAtom } from '../state/overlayAtoms.ts';
import { pageHydration } from '../state/pageHydration.ts';
import { toPageKey } from '../state/pageTitle.ts';
import { createClock } from './clock.ts';
import { createLoadingParts } from './createLoadingParts.ts';
import { createNavigation } from './createNavigation.ts';
import { createPageLife } from './createPageLife.ts';
import { createSessionParts } from './createSessionParts.ts';
import { createShellBase } from './createShellBase.ts';
import { shellI18n } from './i18n.ts';
import { readPageTiming } from './pageTiming.ts';
import { createTelemetry } from './telemetry.ts';

/** Storage of documents for offline use, in this browser. */
const createBrowserKeptPages = () =>
  createKeptPages({
    // Undefined on pages without https.
    caches: globalThis.caches,
    workers: navigator.serviceWorker,
    origin: location.origin,
    getOwner() {
      const { userInfo, guest } = shellStore.get(sessionAtom);
      return userInfo?.email ?? guest?.email;
    },
    getMember: () => shellStore.get(sessionAtom).userInfo,
    loadLateCode: () => Promise.all([loadAxios(), startRuntime()]),
    toWorkerUrl: toScriptUrl,
  });

/** Creates the parts of the shell and connects them. @param getRouter see {@link createNavigation} */
export function createServices(snapshot: PageSnapshot, getRouter: () => ShellRouter) {
  const clock = createClock(readPageTiming()?.sentAt ?? snapshot.serverNow);
  const { tell: telemetry, follow: followTelemetry } = createTelemetry(() => shellStore.get(registryAtom));
  const pageLife = createPageLife();
  const navigation = createNavigation(getRouter);
  const keptPages = createBrowserKeptPages();
  const { session, idleWatch, loginDialog, renewToken } = createSessionParts({ now: clock.now, navigation, keptPages });
  const http = createHttpClient({
    // Restoring the session changes the page, which must not happen before it is hydrated.
    sessionReady: () => pageLife.isShown.then(() => session.ready()),
    isTraced: snapshot.isTraced,
    accessToken: session.accessToken,
    refresh: renewToken,
    hasRefreshToken: session.hasRefreshToken,
    onSessionEnd: session.expire,
    record: (command) => shellStore.set(recordCommandAtom, command),
    onServerDate: clock.follow,
    now: clock.now,
    pageAnswers: createPageAnswers(snapshot, new URL(location.href)),
  });
  // Prefetched answers belong to the member (or visitor) of that moment.
  shellStore.sub(sessionAtom, () => http.answers.clear());
  // Remotes that require a role come and go with the member.
  watchRoles(() => void refreshRegistry());
  // A browser without storage has no stored documents.
  shellStore.sub(sessionAtom, () => void keptPages.dropOthers().catch(() => undefined));

  const sessionView = toReadable(sessionAtom, { isLogin: false, userInfo: null as UserInfo | null });
  const language = toReadable(languageAtom, shellStore.get(languageAtom));
  const { prefetch, releaseWatch, reportFailure } = createLoadingParts({
    http,
    now: clock.now,
    pageLife,
    shell: { http, i18n: shellI18n, language, session: sessionView },
    telemetry,
    toast: (toast) => shellStore.set(showToastAtom, toast),
  });
  const base = createShellBase({
    events: createSharedEvents({ openSource: openEventSource }),
    http,
    keptPages,
    language,
    loginDialog,
    navigation,
    now: clock.now,
    prefetch: (path) => prefetch.hint(path),
    session,
    sessionView,
    telemetry,
  });

  return {
    base,
    session,
    prefetch,
    reportFailure,
    followTelemetry,
    getRegistry: () => shellStore.get(registryAtom),
    ...pageLife,
    isDemo: snapshot.mode === 'demo',
    /** Prolongs the session after the person has answered the warning. */
    keepSession: idleWatch.keepNow,
    startIdleWatch: idleWatch.start,
    startReleaseWatch: releaseWatch.start,
    pageKey: toPageKey,
    markupOf: pageHydration.markupOf,
    /** Removes markup and answers that came with the document: they belong to its page only. */
    leaveFirstPage() {
      pageHydration.end();
      http.pageAnswers.clear();
    },
    isScrollKept: () => getRouter().state.preventScrollReset === true,
    slotPlaces: createSlotPlaces({
      registry: () => shellStore.get(registryAtom),
      refreshRegistry,
      onRegistry: (listener) => shellStore.sub(registryAtom, listener),
      createApi: (at, owner, slotPlaces) => createShellApi({ base, pageKey: toPageKey, slotPlaces }, at, owner),
      onFailure: (remoteId, error) => void reportFailure(remoteId, error, false),
    }),
  };
}

export type ShellServices = ReturnType<typeof createServices>;
