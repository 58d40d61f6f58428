import { brandNamespace, builtInTexts, koreanBrand } from '@haesol/contracts/brand';
import { toLocale } from '@haesol/contracts/common';
import { type RemoteRendering, type RemoteServerBuild, toHostMarkup } from '@haesol/contracts/release';
import type { Envelope } from '@haesol/remote/shell-api';
import { createInstance } from 'i18next';
import { createStore } from 'jotai';
import type { ReactElement } from 'react';
import { initReactI18next } from 'react-i18next';
import { createCall } from '../http/createCall.ts';
import { bindCall } from '../http/endpointQuery.ts';
import { addFormats } from '../i18n/addFormats.ts';
import { findQueries, findScreen, isTranslated, loadScreen, type RemoteApp, runQueries } from '../routes/remoteApp.ts';
import { createQueryClient } from './createQueryClient.ts';
import { createServerShell } from './createServerShell.ts';
import { createTextLocale } from './createTextLocale.ts';
import { RemoteRoot } from './RemoteRoot.tsx';

/**
 * Prepares what a remote shows for a path for synchronous rendering: code loaded, queries run, nothing shared with another
 * rendering.
 * @throws when a query requests something that was not fetched for the page
 */
export async function prepareServerElement(app: RemoteApp, rendering: RemoteRendering): Promise<ReactElement> {
  const {
    path,
    slot,
    now,
    languageCd = '',
    slotMarkup,
    slotLanguages = {},
    hasPage = () => true,
    values,
    request,
    brand,
  } = rendering;
  const locale = toLocale(languageCd);
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    lng: 'ko',
    fallbackLng: 'ko',
    initAsync: false,
    resources: {
      ko: { [app.id]: app.messages, [brandNamespace]: brand?.korean ?? koreanBrand },
      ...(locale !== 'ko' && { [locale]: { [brandNamespace]: brand?.texts ?? builtInTexts[locale] ?? koreanBrand } }),
    },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  addFormats(i18n);
  const missing: unknown[] = [];
  const shell = createServerShell({
    path,
    now,
    languageCd,
    i18n: { locale: 'ko', addMessages: () => undefined },
    hasPage,
    values,
    request: async (asked) => {
      try {
        return (await request(asked)) as Envelope;
      } catch (error) {
        missing.push(`${asked.method} ${asked.path}`);
        throw error;
      }
    },
  });
  const textLocale = createTextLocale((locale, texts) => i18n.addResourceBundle(locale, app.id, texts));
  await textLocale.choose(shell.language.get().locale);
  const korean = shell.language.get().locale === 'ko' ? undefined : 'ko';
  const client = createQueryClient();
  const call = createCall(shell.http, () => languageCd);
  bindCall(client, call);
  const { pathname, searchParams } = new URL(path, 'http://site');
  if (textLocale.get() !== 'ko' && isTranslated(app, pathname, slot)) rendering.onLanguage?.(textLocale.get());
  const load = findScreen(app, pathname, slot);
  const context = { path: pathname, search: searchParams, languageCd, isLogin: false, call };
  await Promise.all([load && loadScreen(load), runQueries(client, findQueries(app, context, slot))]);
  if (missing.length > 0) throw new Error(`The page was given no answer to ${missing.join(', ')}`);
  const instance = {
    shell,
    ...(slot !== undefined && { slot }),
    onFatal(error: unknown) {
      throw error;
    },
  };
  return (
    <RemoteRoot
      app={app}
      call={call}
      client={client}
      i18n={i18n}
      instance={instance}
      slotMarkup={Object.fromEntries(
        Object.entries(slotMarkup).map(([name, html]) => [name, toHostMarkup(html, slotLanguages[name] ?? korean)]),
      )}
      store={createStore()}
      textLocale={textLocale}
    />
  );
}

/** Creates the server build of a remote. @example export const { prepare } = createServerBuild(app); */
export const createServerBuild = (app: RemoteApp): RemoteServerBuild => ({
  prepare: (rendering) => prepareServerElement(app, rendering),
});
