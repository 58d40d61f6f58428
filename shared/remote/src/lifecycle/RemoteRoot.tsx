import { toErrorText } from '@haesol/contracts/common';
import { LinkProvider } from '@haesol/kit';
import { KitLanguageContext, KitLocaleContext, type TranslateKit } from '@haesol/kit/useKitText';
import type { Readable, RemoteProps, RouterLocation, ShellApi } from '@haesol/remote/shell-api';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import type { createStore } from 'jotai';
import { Provider } from 'jotai';
import { StrictMode, useEffect, useMemo, useReducer, useSyncExternalStore } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RemoteContext, useReadable } from '../context/shellContext.ts';
import type { Call } from '../http/createCall.ts';
import {
  findProps,
  findScreen,
  getLoadedScreen,
  isTranslated,
  loadScreen,
  type RemoteApp,
  type ScreenLoader,
} from '../routes/remoteApp.ts';
import { RemoteRouter } from '../routing/RemoteRouter.tsx';
import { ShellLink } from '../routing/ShellLink.tsx';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import { RemoteFault } from './RemoteFault.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';

export interface RemoteRootProps {
  readonly app: RemoteApp;
  readonly client: QueryClient;
  readonly store: ReturnType<typeof createStore>;
  readonly i18n: I18n;
  /** Language of the remote's texts. */
  readonly textLocale: Readable<string>;
  readonly call: Call;
  readonly instance: Pick<RemoteProps, 'shell' | 'slot' | 'slotProps' | 'onFatal' | 'onFaulty' | 'renew'> &
    Partial<Pick<RemoteProps, 'domElement'>>;
  /** Markup of slots, by name; on the server only. */
  readonly slotMarkup?: Readonly<Record<string, string>>;
}

/** Renders a screen, in the first render already if its code is loaded. */
function LazyScreen({ load, onFatal, props }: { load: ScreenLoader; onFatal(error: unknown): void; props: object }) {
  const [, showLoaded] = useReducer((count: number) => count + 1, 0);
  const Screen = getLoadedScreen(load);
  const isLoaded = Screen !== undefined;
  useEffect(() => {
    if (isLoaded) return;
    let isLeft = false;
    loadScreen(load).then(
      () => isLeft || showLoaded(),
      (error: unknown) => isLeft || onFatal(error),
    );
    return () => {
      isLeft = true;
    };
  }, [load, isLoaded, onFatal]);
  return isLoaded ? <Screen {...props} /> : <ScreenSkeleton />;
}

function InstanceScreen({ app, instance }: Pick<RemoteRootProps, 'app' | 'instance'>) {
  const location = useReadable(instance.shell.location);
  const { slot, slotProps = {}, onFatal } = instance;
  const load = findScreen(app, location.pathname, slot);
  if (load === undefined) return null;
  return <LazyScreen load={load} onFatal={onFatal} props={findProps(app, location, slot, slotProps)} />;
}

function LocatedBoundary({ app, instance }: Pick<RemoteRootProps, 'app' | 'instance'>) {
  const { shell, onFaulty, renew } = instance;
  const { key } = useReadable(shell.location);
  return (
    <RemoteBoundary
      onError={(error) => {
        shell.telemetry({ kind: 'remote.caught', data: { remote: app.id, error: toErrorText(error) } });
        onFaulty?.(true);
      }}
      onRecovery={() => onFaulty?.(false)}
      // Retries the same build only if the server has no other: a fixed or rolled back one may be available.
      renderError={(retry) => {
        const renewOrRetry = async () => {
          if (!(await renew?.())) retry();
        };
        return <RemoteFault onRetry={renewOrRetry} />;
      }}
      resetKey={key}
    >
      <InstanceScreen app={app} instance={instance} />
    </RemoteBoundary>
  );
}

/** Returns the texts of the kit that the build adds to the remote's messages in another language; Korean ones are in its code. */
function toKitLanguage(i18n: I18n, namespace: string, locale: string): TranslateKit | undefined {
  if (locale === 'ko') return undefined;
  return (key, values) => {
    const options = { ...values, ns: namespace, lng: locale };
    return i18n.exists(`kit.${key}`, options) ? i18n.t(`kit.${key}`, options) : undefined;
  };
}

/** Adds the language to a remote's toasts, because they are shown in the shell. */
function withToastLanguage(shell: ShellApi, locale: string, isForeign: boolean): ShellApi {
  return locale === 'ko' && !isForeign
    ? shell
    : { ...shell, toast: (message) => shell.toast({ lang: locale, ...message }) };
}

/** Returns the language of an instance's screen: that of the remote's texts, or Korean if the screen is not translated. */
function useScreenLocale({
  app,
  textLocale,
  instance,
}: Pick<RemoteRootProps, 'app' | 'instance' | 'textLocale'>): string {
  const { shell, slot } = instance;
  const isTranslatedAt = ({ pathname }: RouterLocation) => isTranslated(app, pathname, slot);
  const isTranslatedHere = useSyncExternalStore(
    shell.location.subscribe,
    () => isTranslatedAt(shell.location.get()),
    () => isTranslatedAt(shell.location.getServer()),
  );
  const locale = useReadable(textLocale);
  return isTranslatedHere ? locale : 'ko';
}

/** Providers around a remote's screens, the same in the browser, on the server and in tests. */
export function RemoteRoot({ app, client, store, i18n, textLocale, call, instance, slotMarkup }: RemoteRootProps) {
  const locale = useScreenLocale({ app, textLocale, instance });
  const { domElement } = instance;
  const isForeign = useReadable(instance.shell.language).locale !== 'ko';
  const shell = useMemo(
    () => withToastLanguage(instance.shell, locale, isForeign),
    [instance.shell, locale, isForeign],
  );
  useEffect(() => {
    // The page around it is in the chosen language; its texts may be Korean.
    if (isForeign) domElement?.setAttribute('lang', locale);
    else domElement?.removeAttribute('lang');
  }, [domElement, isForeign, locale]);
  return (
    <StrictMode>
      <RemoteContext value={{ shell, call, namespace: app.id, locale, slotMarkup }}>
        <I18nextProvider defaultNS={app.id} i18n={i18n}>
          <QueryClientProvider client={client}>
            <Provider store={store}>
              <RemoteRouter shell={instance.shell}>
                <LinkProvider component={ShellLink}>
                  <KitLanguageContext value={toKitLanguage(i18n, app.id, locale)}>
                    <KitLocaleContext value={locale}>
                      <LocatedBoundary app={app} instance={instance} />
                    </KitLocaleContext>
                  </KitLanguageContext>
                </LinkProvider>
              </RemoteRouter>
            </Provider>
          </QueryClientProvider>
        </I18nextProvider>
      </RemoteContext>
    </StrictMode>
  );
}
