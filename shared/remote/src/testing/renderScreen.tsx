import { configure, type RenderResult, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { createStore } from 'jotai';
import type { ReactElement } from 'react';
import { createCall } from '../http/createCall.ts';
import { bindCall } from '../http/endpointQuery.ts';
import { createQueryClient } from '../lifecycle/createQueryClient.ts';
import { createTextLocale } from '../lifecycle/createTextLocale.ts';
import { RemoteRoot } from '../lifecycle/RemoteRoot.tsx';
import { findScreen, loadScreen, type RemoteApp, type ScreenLoader } from '../routes/remoteApp.ts';
import { createTestI18n } from './createTestI18n.ts';
import { createFakeShell, type FakeShell, type FakeShellOptions } from './fakeShell.ts';

/** Timeout of `findBy…` in milliseconds, long enough for a busy machine. */
configure({ asyncUtilTimeout: 4_000 });

export interface RenderScreenOptions extends FakeShellOptions {
  /** The remote of the screen: its texts and its id. */
  readonly app: Pick<RemoteApp, 'id' | 'messages'>;
  /** A store with atoms already set. @default a fresh one */
  readonly store?: ReturnType<typeof createStore>;
}

export interface RenderPageOptions extends FakeShellOptions {
  readonly app: RemoteApp;
  /** Path with query string. */
  readonly path: string;
  /** Renders this slot on the page instead of the page itself. */
  readonly slot?: string | undefined;
  /** A store with atoms already set. @default a fresh one */
  readonly store?: ReturnType<typeof createStore>;
}

export interface RenderedScreen extends RenderResult {
  readonly shell: FakeShell;
  readonly user: UserEvent;
}

async function renderApp(
  app: RemoteApp,
  slot: string | undefined,
  { store = createStore(), ...options }: Omit<RenderScreenOptions, 'app'>,
): Promise<RenderedScreen> {
  const shell = createFakeShell(options);
  const i18n = createTestI18n(app.id, app.messages);
  const textLocale = createTextLocale((locale, texts) => i18n.addResourceBundle(locale, app.id, texts));
  await textLocale.choose(shell.language.get().locale);
  const client = createQueryClient();
  const call = createCall(shell.http, () => shell.language.get().languageCd);
  bindCall(client, call);
  const result = render(
    <RemoteRoot
      app={app}
      call={call}
      client={client}
      i18n={i18n}
      instance={{ shell, ...(slot !== undefined && { slot }), onFatal: (error) => Promise.reject(error) }}
      store={store}
      textLocale={textLocale}
    />,
  );
  return { ...result, shell, user: userEvent.setup() };
}

/**
 * Renders a screen as a remote does, with a history in memory, Korean texts, a fresh query client and a network faked at the
 * shell's client.
 * @example
 * const { shell, user } = await renderScreen(<NoticeListScreen />, { app, path: '/infoPlaza/notice', answers });
 */
export async function renderScreen(
  screen: ReactElement,
  { app, ...options }: RenderScreenOptions,
): Promise<RenderedScreen> {
  const load: ScreenLoader = () => Promise.resolve({ default: () => screen });
  await loadScreen(load);
  const slot = 'test.screen.v1';
  const { id, messages } = app;
  return renderApp({ id, messages, routes: [], slots: { [slot]: { screen: load } } }, slot, options);
}

/**
 * Renders the page of a path, or a slot, with the props that its route passes to the screen; otherwise like {@link renderScreen}.
 * @throws for a path or slot that the remote does not have
 * @example
 * const { shell, user } = await renderPage({ app, path: '/infoPlaza/noticeDetail?postUid=p1', answers });
 */
export async function renderPage({ app, slot, ...options }: RenderPageOptions): Promise<RenderedScreen> {
  const { pathname } = new URL(options.path, 'http://site');
  const load = findScreen(app, pathname, slot);
  if (load === undefined) throw new Error(`${app.id} has no screen for ${slot ?? pathname}`);
  await loadScreen(load);
  return renderApp(app, slot, options);
}
