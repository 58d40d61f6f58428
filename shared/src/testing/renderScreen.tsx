import { configure, type RenderResult, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { createStore } from 'jotai';
import type { ReactElement } from 'react';
import { createCall } from '../http/createCall.ts';
import { createQueryClient } from '../lifecycle/createQueryClient.ts';
import { RemoteRoot } from '../lifecycle/RemoteRoot.tsx';
import { loadScreen, type RemoteApp, type ScreenLoader } from '../lifecycle/remoteApp.ts';
import { createTestI18n } from './createTestI18n.ts';
import { createFakeShell, type FakeShell, type FakeShellOptions } from './fakeShell.ts';

/** How long `findBy…` waits, in milliseconds: a busy machine is slow, not broken. */
configure({ asyncUtilTimeout: 4_000 });

export interface RenderScreenOptions extends FakeShellOptions {
  /** The remote of the screen: its texts and its id. */
  readonly app: Pick<RemoteApp, 'id' | 'messages'>;
  /** A store with atoms already set. @default a fresh one */
  readonly store?: ReturnType<typeof createStore>;
}

export interface RenderedScreen extends RenderResult {
  readonly shell: FakeShell;
  readonly user: UserEvent;
}

/**
 * Renders a screen as a remote does, at a place in a history in memory, with Korean texts, a fresh query client and a
 * network faked at the shell's client.
 * @example
 * const { shell, user } = await renderScreen(<NoticeListScreen />, { app, path: '/infoPlaza/notice', answers });
 */
export async function renderScreen(
  screen: ReactElement,
  { app, store = createStore(), ...options }: RenderScreenOptions,
): Promise<RenderedScreen> {
  const shell = createFakeShell(options);
  const load: ScreenLoader = () => Promise.resolve({ default: () => screen });
  await loadScreen(load);
  const slot = 'test.screen.v1';
  const result = render(
    <RemoteRoot
      app={{ ...app, routes: [], slots: { [slot]: { screen: load } } }}
      call={createCall(shell.http, () => shell.language.get().languageCd)}
      client={createQueryClient()}
      i18n={createTestI18n(app.id, app.messages)}
      instance={{ shell, slot, onFatal: (error) => Promise.reject(error) }}
      store={store}
    />,
  );
  return { ...result, shell, user: userEvent.setup() };
}
