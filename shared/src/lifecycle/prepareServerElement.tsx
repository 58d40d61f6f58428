import type { Envelope, HttpRequest } from '@haesol/shared/shell-api';
import { type DehydratedState, dehydrate } from '@tanstack/react-query';
import { createInstance } from 'i18next';
import { createStore } from 'jotai';
import type { ReactElement } from 'react';
import { initReactI18next } from 'react-i18next';
import { createCall } from '../http/createCall.ts';
import { createQueryClient } from './createQueryClient.ts';
import { createServerShell } from './createServerShell.ts';
import { RemoteRoot } from './RemoteRoot.tsx';
import { findQueries, findScreen, loadScreen, type RemoteApp, runQueries } from './remoteApp.ts';

export interface ServerRendering {
  /** Path with query string. */
  readonly path: string;
  /** Renders a slot instead of the page. */
  readonly slot?: string;
  readonly now: number;
  /** Answers a GET from what was fetched for the page. */
  request(request: HttpRequest): Promise<Envelope>;
}

export interface ServerElement {
  readonly element: ReactElement;
  /** Of the queries, for the client's first render; to be taken after rendering. */
  dehydrate(): DehydratedState;
}

/**
 * What a remote shows for a path, ready to be rendered in one go: code loaded, queries run, nothing shared with another
 * rendering.
 */
export async function prepareServerElement(
  app: RemoteApp,
  { path, slot, now, request }: ServerRendering,
): Promise<ServerElement> {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    lng: 'ko',
    fallbackLng: 'ko',
    initAsync: false,
    resources: { ko: { [app.id]: app.messages } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  const shell = createServerShell({ path, now, request, i18n: { locale: 'ko', addMessages: () => undefined } });
  const client = createQueryClient();
  const call = createCall(shell.http, () => '');
  const { pathname, searchParams } = new URL(path, 'http://site');
  const load = findScreen(app, pathname, slot);
  const context = { path: pathname, search: searchParams, languageCd: '', isLogin: false, call };
  await Promise.all([load && loadScreen(load), runQueries(client, findQueries(app, context, slot))]);
  const instance = {
    shell,
    ...(slot !== undefined && { slot }),
    onFatal(error: unknown) {
      throw error;
    },
  };
  return {
    element: <RemoteRoot app={app} call={call} client={client} i18n={i18n} instance={instance} store={createStore()} />,
    dehydrate: () => dehydrate(client),
  };
}
