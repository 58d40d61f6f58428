import { languageKey, toLocale, toLocaleCookie } from '@haesol/contracts/common';
import { previewParam } from '@haesol/contracts/member';
import { findRoute, toLocalOrigin, type ValuesByRemote } from '@haesol/contracts/release';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createAddressTurns } from '../../http/addressTurns.ts';
import { readBrowserLanguage } from '../../http/browserLanguage.ts';
import { chooseEncoding, sendText } from '../../http/encoding.ts';
import { TextBody } from '../../http/textBody.ts';
import { toBuildsText } from '../../release/registry/overrideSeal.ts';
import { composePage, type RenderPage } from './composePage.ts';
import { createNonce, toFallbackPolicy, toPagePolicy, toPreviewPolicy } from './contentSecurityPolicy.ts';
import { type CurrentSite, ownAnswer, readCurrentSite } from './currentSite.ts';
import { readDevShell } from './devRegistry.ts';
import type { EdgeOptions } from './edgeOptions.ts';
import { renderFallbackPage } from './fallbackPage.ts';
import { toMapOrigin } from './mapLibrary.ts';
import { type CachedPage, createPageCache } from './pageCache.ts';
import { type ReducedPage, reducePage, toPageKey } from './pageKey.ts';
import { choosePageLanguage, type PageLanguage } from './pageLanguage.ts';
import { toPageTiming } from './pageTiming.ts';
import { type PreviewAnswers, toPreviewHtml } from './previewPage.ts';
import { hasSession, readPageValues } from './readValues.ts';
import { createStylesheets } from './stylesheets.ts';

export const retryAfterSeconds = 5;
/** A home page of 248 kB in 40 kB and some 5 ms; 11 would save another 2.6 kB and take a third of a second. */
const brotliQuality = 8;
const loginPath = '/login';

function setPageHeaders(
  reply: FastifyReply,
  page: { readonly status: number; readonly policy: string; readonly isOwn?: boolean },
): void {
  if (page.status === 503) reply.header('Retry-After', retryAfterSeconds);
  reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .header('Content-Security-Policy', page.policy)
    .header('Cache-Control', page.isOwn ? ownAnswer : 'no-store')
    .header('Cross-Origin-Opener-Policy', 'same-origin')
    .header('Cross-Origin-Resource-Policy', 'same-origin');
}

async function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  body: TextBody,
  { linked, isNegotiated }: PageLanguage,
): Promise<FastifyReply> {
  reply.header('Vary', isNegotiated ? 'Accept-Encoding, Accept-Language, Cookie' : 'Accept-Encoding, Cookie');
  if (linked !== undefined) reply.header('Set-Cookie', toLocaleCookie(linked.locale));
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding === undefined) return reply.send(body.text);
  return reply.header('Content-Encoding', encoding).send(await body.encode(encoding));
}

/** Removes the language from an address, because the language is a separate part of a page's key. */
function withoutLanguage({ href }: URL): URL {
  const url = new URL(href);
  url.searchParams.delete(languageKey);
  return url;
}

/** Wraps the renderer, logging errors; the browser then renders the page. */
function toSafeRenderer(app: FastifyInstance, renderPage: RenderPage | undefined): RenderPage | undefined {
  return (
    renderPage &&
    (async (request) => {
      try {
        return await renderPage(request);
      } catch (error) {
        app.log.error(
          { err: error, path: request.path.split('?', 1)[0] },
          'a page could not be rendered on the server',
        );
        return undefined;
      }
    })
  );
}

/** Inputs of a page besides its address. */
interface PageParts extends Pick<PageLanguage, 'languageCd'> {
  /** Flags and settings of its remotes; undefined if they have none. */
  readonly values: ValuesByRemote | undefined;
  readonly preview: PreviewAnswers | undefined;
}

/** Returns a page from the cache, or composes it. */
function createPageFinder(app: FastifyInstance, options: EdgeOptions) {
  const { config, devRemotes = new Map(), now = async () => Date.now() } = options;
  const { publicUrl, mode, assetOrigin } = config;
  const stylesheets = createStylesheets(options.store);
  const cache = createPageCache();
  const takeTurn = createAddressTurns(1);
  const renderReleased = toSafeRenderer(app, options.renderPage);
  const renderPreview = toSafeRenderer(app, options.renderPreview);

  const compose = async (
    request: FastifyRequest,
    current: CurrentSite,
    { pathname, search, isRendered }: ReducedPage,
    { languageCd, values, preview }: PageParts,
  ) => {
    const devShell = await readDevShell(devRemotes);
    const { override, canary } = current.registry;
    const renderTried = override === undefined && canary === undefined ? renderReleased : renderPreview;
    // The menu and the page of a remote on the person's machine are known to the browser alone.
    const renderPage = override?.ports === undefined ? renderTried : undefined;
    const source = { app, ...current, devShell, stylesheets, publicUrl, assetOrigin, mode, renderPage, now };
    return composePage(source, {
      pathname,
      search,
      isRendered,
      hasSession: hasSession(request),
      languageCd,
      remoteAddress: request.ip,
      requestId: request.id,
      values,
      preview,
    });
  };

  return async (
    request: FastifyRequest,
    current: CurrentSite,
    { pathname, search }: URL,
    parts: PageParts,
  ): Promise<CachedPage> => {
    const { languageCd, values, preview } = parts;
    if (preview !== undefined) {
      const whole = { pathname, search, isRendered: true };
      const { status, html, nonce } = await compose(request, current, whole, parts);
      return { status, nonce, body: new TextBody(toPreviewHtml(html, nonce)) };
    }
    const make = async (asked: ReducedPage) => {
      const { status, html, nonce, isKept } = await takeTurn(request.ip, () => compose(request, current, asked, parts));
      return { page: { status, nonce, body: new TextBody(html, brotliQuality) }, isKept };
    };
    const content = devRemotes.size === 0 ? await options.contentVersion?.() : undefined;
    if (content === undefined) return (await make({ pathname, search, isRendered: true })).page;
    const { registry, roles } = current;
    const reduced = reducePage(registry, { pathname, search });
    if (registry.override !== undefined) return (await make(reduced)).page;
    const key = toPageKey({
      ...reduced,
      roles,
      canary: toBuildsText(registry.canary?.builds ?? {}),
      languageCd,
      hasSession: hasSession(request),
      values: values === undefined ? '' : JSON.stringify(values),
    });
    const { page } = await cache.get(key, `${registry.version} ${content}`, () => make(reduced));
    return page;
  };
}

/** Sends a page without scripts of the shell, such as an error page. */
export function createPlainPageSender() {
  return (
    request: FastifyRequest,
    reply: FastifyReply,
    { status, render }: { readonly status: number; render(nonce: string, locale: string): string },
  ): Promise<FastifyReply> => {
    const nonce = createNonce();
    setPageHeaders(reply, { status, policy: toFallbackPolicy(nonce) });
    return sendText(request, reply, render(nonce, toLocale(readBrowserLanguage(request))));
  };
}

/** Returns where a path leads: the target of its route, or the login for a page of a remote that requires a role. */
function findRedirect({ registry, unfiltered }: CurrentSite, { pathname, search }: URL): string | undefined {
  const match = findRoute(registry, pathname);
  const isRestricted = match === undefined && findRoute(unfiltered, pathname) !== undefined;
  if (isRestricted) return `${loginPath}?next=${encodeURIComponent(`${pathname}${search}`)}`;
  return match?.route.redirect === undefined ? undefined : `${match.route.redirect}${search}`;
}

/** Sends the page of a URL: composed, redirected, or the static error page. */
export function createPageSender(app: FastifyInstance, options: EdgeOptions) {
  const { config, devRemotes = new Map(), now = async () => Date.now() } = options;
  const mapOrigin = toMapOrigin(config.mapStyleUrl);
  const findPage = createPageFinder(app, options);

  /** Takes the key of a preview off the address. @returns undefined for requesters who are not staff, and ended previews */
  const findPreview = async ({ roles }: CurrentSite, url: URL) => {
    const key = url.searchParams.get(previewParam);
    if (key === null || !roles.includes('STAFF')) return undefined;
    url.searchParams.delete(previewParam);
    return await options.readPreview?.(key);
  };

  const sendPlainPage = createPlainPageSender();
  const sendFallback = (request: FastifyRequest, reply: FastifyReply, status: 500 | 503) =>
    sendPlainPage(request, reply, { status, render: renderFallbackPage });

  const sendComposed = async (request: FastifyRequest, reply: FastifyReply, url: URL) => {
    const linked = await options.overrides?.takeLink(reply, url, await now());
    if (linked !== undefined) return reply.header('Cache-Control', ownAnswer).redirect(linked, 302);
    const current = await readCurrentSite(options, request, reply, true).catch((error: unknown) => {
      request.log.error({ err: error }, 'the registry cannot be read');
      return undefined;
    });
    if (current === undefined) return sendFallback(request, reply, 503);
    const redirect = findRedirect(current, url);
    const isOwn = current.registry.override !== undefined;
    if (redirect !== undefined) {
      return reply.header('Cache-Control', isOwn ? ownAnswer : 'no-store').redirect(redirect, 302);
    }
    const preview = await findPreview(current, url);
    const language = choosePageLanguage(current.registry, url, request.headers);
    const values = await readPageValues(options, request, reply, { current, pathname: url.pathname });
    const parts = { languageCd: language.languageCd, values, preview };
    const { status, nonce, body } = await findPage(request, current, withoutLanguage(url), parts);
    const localOrigins = Object.values(current.registry.override?.ports ?? {}).map(toLocalOrigin);
    const origins = { mapOrigin, assetOrigin: options.config.assetOrigin, localOrigins };
    if (preview !== undefined) {
      setPageHeaders(reply, { status, policy: toPreviewPolicy(nonce, origins), isOwn: true });
      return sendBody(request, reply, body, language);
    }
    // A page of a remote that the site does not have is known to the browser alone.
    const isLocal = localOrigins.length > 0 && findRoute(current.registry, url.pathname) === undefined;
    const policy = toPagePolicy(nonce, devRemotes, origins);
    setPageHeaders(reply, { status: isLocal ? 200 : status, policy, isOwn });
    const sentAt = Math.round(await now());
    // Pages with builds that one browser has chosen get no mark, so that their reports do not count.
    const mark = isOwn ? undefined : options.marks?.issue(sentAt, current.registry.canary?.builds);
    reply.header('Server-Timing', toPageTiming({ sentAt, mark }));
    return sendBody(request, reply, body, language);
  };

  return async (request: FastifyRequest, reply: FastifyReply, url: URL): Promise<FastifyReply> => {
    try {
      return await sendComposed(request, reply, url);
    } catch (error) {
      request.log.error({ err: error }, 'a page could not be composed');
      return await sendFallback(request, reply, 500);
    }
  };
}
