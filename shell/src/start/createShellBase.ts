import { toLocaleCookie } from '@haesol/contracts/common';
import { hasPage } from '@haesol/contracts/release';
import { type ShellApi, shellApiVersion, type TelemetryEvent } from '@haesol/remote/shell-api';
import type { createSharedEvents } from '../events/sharedEvents.ts';
import type { HttpClient } from '../http/httpClient.ts';
import { menuViewAtom } from '../menu/menu.ts';
import { messages } from '../messages.ko.ts';
import type { KeptPages } from '../offline/keptPages.ts';
import { toLanguage } from '../preferences/language.ts';
import { registryAtom } from '../registry/registry.ts';
import { createBlocker } from '../router/blocker.ts';
import { createNavigator } from '../router/navigator.ts';
import type { ShellBase } from '../services/servicesContext.ts';
import { identityProofAtom, identityUntilAtom, sessionAtom } from '../session/sessionAtoms.ts';
import { shellStore, toReadable } from '../session/shellStore.ts';
import { announceAtom, askAtom, overlayAtom, showToastAtom } from '../state/overlayAtoms.ts';
import type { Navigation } from './createNavigation.ts';
import type { SessionParts } from './createSessionParts.ts';
import { shellI18n } from './i18n.ts';

export interface ShellBaseSettings
  extends Pick<SessionParts, 'loginDialog' | 'session'>,
    Pick<ShellBase, 'language' | 'now' | 'prefetch'> {
  readonly events: ReturnType<typeof createSharedEvents>;
  readonly http: HttpClient;
  readonly keptPages: KeptPages;
  readonly navigation: Navigation;
  readonly sessionView: ShellApi['session'];
  telemetry(event: TelemetryEvent): void;
}

const languageCall = { name: 'mypage.language', method: 'PATCH', path: '/api/v1/mypage/language' } as const;

/**
 * Chooses a language, also for the account of a member, and loads the page in it, because the texts of the shell are a script of
 * the page. What is typed is written again after that.
 */
async function setLanguage(http: HttpClient, languageCd: string): Promise<void> {
  const { locale } = toLanguage(languageCd);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in supported browsers
  document.cookie = toLocaleCookie(locale);
  // Without the code the typed text is lost, as by any reload.
  await import('../state/typedInput.ts').then(({ keepTypedInput }) => keepTypedInput()).catch(() => undefined);
  const { isLogin } = shellStore.get(sessionAtom);
  // The choice holds in this browser even if the account cannot be reached.
  if (isLogin) await http.request({ ...languageCall, body: { locale } }).catch(() => undefined);
  location.reload();
}

export function createShellBase(settings: ShellBaseSettings): ShellBase {
  const { events, http, keptPages, language, loginDialog, navigation, now, prefetch, session, sessionView, telemetry } =
    settings;
  const { getRouter, navigate } = navigation;
  const { block } = createBlocker(getRouter, () => shellStore.set(askAtom, messages.leaveQuestion));
  return {
    version: shellApiVersion,
    session: sessionView,
    requireLogin: (returnTo) => loginDialog.ask(returnTo),
    signIn: session.signIn,
    logout: session.logout,
    confirmIdentity(seconds, proof) {
      shellStore.set(identityUntilAtom, now() + seconds * 1000);
      shellStore.set(identityProofAtom, proof ?? null);
    },
    identity: toReadable(identityProofAtom, null),
    http,
    navigator: createNavigator(getRouter),
    navigate,
    block,
    prefetch,
    hasPage: (path) => hasPage(shellStore.get(registryAtom), path, shellStore.get(sessionAtom).userInfo?.roles ?? []),
    events: events.listen,
    menu: toReadable(menuViewAtom, { group: null, title: '', items: [] }),
    announce: (text) => shellStore.set(announceAtom, text),
    toast: (toast) => shellStore.set(showToastAtom, toast),
    confirm: (question) => shellStore.set(askAtom, question),
    overlay: async (work) => {
      await shellStore.set(overlayAtom, work);
      return work;
    },
    language,
    setLanguage: (languageCd) => void setLanguage(http, languageCd),
    keepOffline: keptPages.keep,
    dropOffline: keptPages.drop,
    keepPage: keptPages.keepPage,
    i18n: shellI18n,
    now,
    telemetry,
  };
}
