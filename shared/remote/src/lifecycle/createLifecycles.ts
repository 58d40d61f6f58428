import { toErrorText } from '@haesol/contracts/common';
import type { JsonObject, Preparation, PrepareRequest, RemoteLifecycles, RemoteProps } from '@haesol/remote/shell-api';
import i18next from 'i18next';
import { createStore } from 'jotai';
import React, { createElement, type ReactElement } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { type Call, createCall } from '../http/createCall.ts';
import { bindCall } from '../http/endpointQuery.ts';
import { receiveModuleTexts } from '../i18n/moduleTexts.ts';
import { setRefusalPages } from '../i18n/refusals.ts';
import {
  findQueries,
  findScreen,
  isTranslated,
  loadScreen,
  type QueryContext,
  type RemoteApp,
  runQueries,
} from '../routes/remoteApp.ts';
import { createQueryClient } from './createQueryClient.ts';
import { createTextLocale } from './createTextLocale.ts';
import { followDrafts } from './draftStorage.ts';
import { followLanguage } from './followLanguage.ts';
import { followSession } from './followSession.ts';
import { RemoteRoot } from './RemoteRoot.tsx';

function rootOptions({ name, identifierPrefix, onFatal, shell }: RemoteProps): RootOptions {
  const report = (kind: string, error: unknown) => {
    shell.telemetry({ kind, data: { remote: name, error: toErrorText(error) } });
  };
  return {
    identifierPrefix,
    onUncaughtError: (error) => {
      report('remote.uncaught', error);
      onFatal(error);
    },
    // Errors caught by a boundary are logged to the console, React's default: the team's developers look there.
    onRecoverableError: (error) => report('remote.recoverable', error),
  };
}

/** Passes the Korean texts of the remote to the shell, and those of modules that load later. */
function receiveTexts({ id, messages }: RemoteApp, shell: PrepareRequest['shell']): void {
  const add = (texts: JsonObject) => shell.i18n.addMessages(id, 'ko', texts);
  add(messages);
  receiveModuleTexts(add);
}

/** Mount in progress. */
interface Mounting {
  readonly props: RemoteProps;
  readonly isHydrating: boolean;
}

type ReactLifecycles = Record<'bootstrap' | 'mount' | 'update' | 'unmount', (props: RemoteProps) => Promise<void>>;

/**
 * @param findMounting the root is created synchronously within mount; single-spa-react passes no arguments to the functions that
 * create it
 */
function createReactLifecycles(
  renderRoot: (props: RemoteProps) => ReactElement,
  findMounting: () => Mounting | undefined,
): ReactLifecycles {
  const findOptions = () => {
    const mounting = findMounting();
    return mounting && rootOptions(mounting.props);
  };
  const lifecycles = singleSpaReact<RemoteProps>({
    React,
    rootComponent: renderRoot,
    suppressComponentDidCatchWarning: true,
    renderType: () => (findMounting()?.isHydrating ? 'hydrateRoot' : 'createRoot'),
    ReactDOMClient: {
      createRoot: (element: Element) => createRoot(element, findOptions()),
      hydrateRoot: (element: Element, node: React.ReactNode) => hydrateRoot(element, node, findOptions()),
    },
  } as unknown as Parameters<typeof singleSpaReact<RemoteProps>>[0]);
  return lifecycles as unknown as ReactLifecycles;
}

/** Context for choosing the queries of a page. */
function toContext(path: string, shell: PrepareRequest['shell'], call: Call): QueryContext {
  const { pathname, searchParams } = new URL(path, 'http://site');
  const { isLogin, guest } = shell.session.get();
  return {
    path: pathname,
    search: searchParams,
    languageCd: shell.language.get().languageCd,
    isLogin: isLogin || guest !== undefined,
    call,
  };
}

/**
 * Creates the lifecycles of a remote with single-spa-react, for any single-spa host. The remote's query client and its jotai
 * store live as long as the page, so that Back restores a screen.
 */
export function createLifecycles(app: RemoteApp): RemoteLifecycles {
  const client = createQueryClient();
  const store = createStore();
  const calls = new WeakMap<object, Call>();
  let i18n: PrepareRequest['shell']['i18n'] | undefined;
  const textLocale = createTextLocale((locale, texts) => i18n?.addMessages(app.id, locale, texts));
  let isListening = false;
  let mounting: Mounting | undefined;

  const callOf = ({ http, language }: PrepareRequest['shell']): Call => {
    const call = calls.get(http) ?? createCall(http, () => language.get().languageCd);
    calls.set(http, call);
    return call;
  };

  const begin = (shell: PrepareRequest['shell']): void => {
    i18n = shell.i18n;
    receiveTexts(app, shell);
    bindCall(client, callOf(shell));
    if (isListening) return;
    isListening = true;
    followSession(shell.session, client);
    followLanguage(shell.language, client);
    followDrafts(shell.session);
    shell.language.subscribe(() => void textLocale.choose(shell.language.get().locale));
  };

  const loadCode = async ({ language }: PrepareRequest['shell'], path: string, slot?: string): Promise<void> => {
    const load = findScreen(app, path, slot);
    await Promise.all([textLocale.choose(language.get().locale), load && loadScreen(load)]);
  };

  const lifecycles = createReactLifecycles(
    (props) =>
      createElement(RemoteRoot, {
        app,
        client,
        store,
        i18n: i18next,
        textLocale,
        call: callOf(props.shell),
        instance: props,
      }),
    () => mounting,
  );

  return {
    prepare({ shell, path, slot }: PrepareRequest): Preparation {
      begin(shell);
      const context = toContext(path, shell, callOf(shell));
      const queries = findQueries(app, context, slot);
      return { code: loadCode(shell, context.path, slot), data: runQueries(client, queries) };
    },
    async bootstrap(props) {
      begin(props.shell);
      await loadCode(props.shell, props.shell.location.get().pathname, props.slot);
      await lifecycles.bootstrap(props);
    },
    mount(props) {
      const isHydrating = props.hydrate && props.domElement.firstChild !== null;
      const { slot, shell } = props;
      if (slot === undefined) setRefusalPages(() => isTranslated(app, shell.location.get().pathname));
      mounting = { props, isHydrating };
      try {
        const mounted = lifecycles.mount(props);
        // The server rendered for a visitor; what a member sees may differ.
        if (isHydrating && props.shell.session.get().isLogin) void client.invalidateQueries();
        return mounted;
      } finally {
        mounting = undefined;
      }
    },
    update: (props) => lifecycles.update(props),
    unmount(props) {
      if (props.slot === undefined) setRefusalPages(() => true);
      return lifecycles.unmount(props);
    },
  };
}
