import type { PageBrand } from '@haesol/contracts/brand';
import { hasPage, type ShellRendering, type ShellServerBuild, toHostMarkup } from '@haesol/contracts/release';
import { createServerShell } from '@haesol/remote/lifecycle';
import { createStore } from 'jotai';
import type { ReactNode } from 'react';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { applyBrand } from './applyBrand.ts';
import { messages, type ShellTexts } from './messages.ko.ts';
import { Site } from './page/Site.tsx';
import { SiteError } from './page/SiteError.tsx';
import { SitePage } from './page/SitePage.tsx';
import { chooseLanguageAtom, languageAtom } from './preferences/language.ts';
import { setRegistryAtom } from './registry/registry.ts';
import { siteRoutes } from './router/siteRoutes.ts';
import type { PageServices } from './services/servicesContext.ts';
import { expectSessionAtom } from './session/sessionAtoms.ts';
import { toPageKey } from './state/pageTitle.ts';
import { texts as en } from './texts/en.ts';
import { texts as ja } from './texts/ja.ts';
import { texts as simplified } from './texts/zhCn.ts';
import { texts as traditional } from './texts/zhTw.ts';

const korean = { ...messages };
const textsOf: Readonly<Record<string, ShellTexts>> = { en, ja, 'zh-CN': simplified, 'zh-TW': traditional };

interface InLanguageProps {
  readonly locale: string;
  readonly brand: PageBrand | undefined;
  readonly children: ReactNode;
}

/** Sets the texts of one rendering, which is synchronous: renderings of other languages are before or after it. */
function InLanguage({ locale, brand, children }: InLanguageProps) {
  Object.assign(messages, textsOf[locale] ?? korean);
  applyBrand(brand);
  return children;
}

function refuse(): never {
  throw new Error('Something that only a person can cause was called while rendering on the server');
}

function createServerServices(
  { path, markup, languages = {}, registry }: ShellRendering,
  locale: string,
): PageServices {
  return {
    // The chrome uses neither its clock nor its texts, and sends no request.
    base: createServerShell({
      path,
      now: 0,
      i18n: { locale: 'ko', addMessages: refuse },
      hasPage: (href) => hasPage(registry, href, []),
      request: refuse,
    }),
    // Used only once the session is known, which is never the case here.
    isDemo: false,
    isFirstPage: () => true,
    isScrollKept: () => false,
    keepSession: refuse,
    markupOf(id) {
      const html = markup[id];
      return html === undefined
        ? undefined
        : { __html: toHostMarkup(html, languages[id] ?? (locale === 'ko' ? undefined : 'ko')) };
    },
    onRemoteMounted: refuse,
    onShown: refuse,
    pageKey: toPageKey,
    reportFailure: refuse,
    slotPlaces: { mountSlot: refuse },
  };
}

/** Server build of the shell. */
export const prepare: ShellServerBuild['prepare'] = async (rendering) => {
  const store = createStore();
  store.set(setRegistryAtom, rendering.registry);
  store.set(expectSessionAtom, rendering.hasSession);
  store.set(chooseLanguageAtom, rendering.languageCd ?? '');
  const { query, dataRoutes } = createStaticHandler(siteRoutes({ Site, SiteError }));
  const context = await query(new Request(new URL(rendering.path, 'http://site')));
  // The route has no loader, so that it cannot return a Response instead of the page.
  if (context instanceof Response) throw new Error(`The router answered with HTTP ${context.status}`);
  const { locale } = store.get(languageAtom);
  return (
    <InLanguage brand={rendering.registry.brand} locale={locale}>
      <SitePage services={createServerServices(rendering, locale)} store={store}>
        <StaticRouterProvider context={context} hydrate={false} router={createStaticRouter(dataRoutes, context)} />
      </SitePage>
    </InLanguage>
  );
};
