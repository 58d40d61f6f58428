import { randomBytes } from 'node:crypto';
import { findRoute } from '@haesol/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isServerPath } from '../registry/checkRelease.ts';
import { type RegistrySource, toDiscovery, toETag, toRegistry, toShells } from '../registry/createRegistry.ts';
import type { ReleaseStore } from '../registry/ReleaseStore.ts';
import { composePage, type RenderPage } from './composePage.ts';
import { type DevRemotes, toFallbackPolicy, toPagePolicy } from './contentSecurityPolicy.ts';
import { readDevShell, withDevRemotes } from './devRegistry.ts';
import { renderRobots, renderSitemap } from './discovery.ts';
import { chooseEncoding, sendText } from './encoding.ts';
import { renderFallbackPage } from './fallbackPage.ts';
import { type CachedPage, createPageCache } from './pageCache.ts';
import type { PageFilling } from './pageParts.ts';
import { PageTemplate } from './pageTemplate.ts';
import { type ReleaseFilesOptions, registerAssets, registerReleaseFiles } from './staticFiles.ts';
import { createStylesheets } from './stylesheets.ts';

export interface EdgeOptions extends Pick<ReleaseFilesOptions, 'canOpenRemote'> {
  readonly config: { readonly publicUrl: string; readonly mode: 'demo' | 'production' };
  readonly store: ReleaseStore;
  readonly registry: RegistrySource;
  /** Folder with `fonts/` and `favicon.svg`. */
  readonly assetsDir?: string;
  readonly devRemotes?: DevRemotes;
  readonly renderPage?: RenderPage;
  /** Changes with everything that pages show; pages are made anew for each request without it. */
  readonly contentVersion?: () => Promise<string>;
  /** Roles of whoever asks for the registry; nobody has any without it. */
  readonly rolesOf?: (request: FastifyRequest) => Promise<readonly string[]>;
  /** Milliseconds of the server's clock. */
  readonly now?: () => Promise<number>;
}

const isPublic = { config: { access: 'public' } } as const;
const retryAfterSeconds = 5;

function acceptsHtml(request: FastifyRequest): boolean {
  const accept = request.headers.accept;
  return accept === undefined || /text\/html|\*\/\*/.test(accept);
}

/** A path that names a file is an asset that does not exist, and whoever asks for it wants no page. */
function isAsset(pathname: string): boolean {
  return /\.[a-z0-9]{1,11}$/i.test(pathname);
}

function setPageHeaders(
  reply: FastifyReply,
  page: { readonly status: number; readonly policy: string; readonly isHttps: boolean },
): void {
  if (page.isHttps) reply.header('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
  if (page.status === 503) reply.header('Retry-After', retryAfterSeconds);
  reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .header('Content-Security-Policy', page.policy)
    .header('Cache-Control', 'no-store')
    .header('Referrer-Policy', 'strict-origin-when-cross-origin')
    .header('Cross-Origin-Opener-Policy', 'same-origin')
    .header('Cross-Origin-Resource-Policy', 'same-origin')
    .header('X-Content-Type-Options', 'nosniff');
}

/** Puts a fresh nonce and the time into a page that may be a few seconds old. */
async function sendTemplate(
  request: FastifyRequest,
  reply: FastifyReply,
  template: PageTemplate,
  filling: PageFilling,
): Promise<FastifyReply> {
  reply.header('Vary', 'Accept-Encoding, Cookie');
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding === undefined) return reply.send(template.toHtml(filling));
  return reply.header('Content-Encoding', encoding).send(await template.encode(encoding, filling));
}

/** The readable cookie that says that somebody is signed in, and not who. */
const sessionMarker = /(?:^|;\s*)refreshToken=/;

const hasSession = (request: FastifyRequest) => sessionMarker.test(request.headers.cookie ?? '');

async function sendJson(request: FastifyRequest, reply: FastifyReply, value: unknown): Promise<FastifyReply> {
  const body = JSON.stringify(value);
  const etag = toETag(body);
  reply.header('Cache-Control', 'no-cache').header('ETag', etag).header('Vary', 'Authorization, Cookie');
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (known?.includes(etag)) return reply.code(304).send();
  return await sendText(request, reply.type('application/json; charset=utf-8'), body);
}

/**
 * Serves releases, the registry and every page of the site. To be registered after the API, whose own paths stay
 * envelopes: the edge hands whatever is no page to the API's not-found handler.
 */
export function registerEdge(app: FastifyInstance, options: EdgeOptions): void {
  const { config, registry, devRemotes = new Map(), rolesOf, now = async () => Date.now() } = options;
  const { publicUrl, mode } = config;
  const isHttps = publicUrl.startsWith('https:');
  const stylesheets = createStylesheets(options.store);
  const cache = createPageCache();

  const renderPage: RenderPage | undefined =
    options.renderPage &&
    (async (request) => {
      try {
        return await options.renderPage?.(request);
      } catch (error) {
        app.log.error({ err: error, path: request.path }, 'a page could not be rendered on the server');
        return undefined;
      }
    });

  const read = async (request: FastifyRequest) => {
    const state = await registry.get();
    const filtered = toRegistry(state, (await rolesOf?.(request)) ?? []);
    if (filtered === undefined || state.shell === undefined) return undefined;
    const unfiltered = { ...filtered, remotes: state.remotes };
    const { shell, shells } = state;
    return { registry: await withDevRemotes(filtered, devRemotes), shell, shells, unfiltered };
  };

  const sendFallback = (request: FastifyRequest, reply: FastifyReply, status: 500 | 503) => {
    const nonce = randomBytes(16).toString('base64');
    setPageHeaders(reply, { status, policy: toFallbackPolicy(nonce), isHttps });
    return sendText(request, reply, renderFallbackPage(nonce));
  };

  type Current = NonNullable<Awaited<ReturnType<typeof read>>>;
  const compose = async (request: FastifyRequest, current: Current, { pathname, search }: URL) => {
    const devShell = await readDevShell(devRemotes);
    const source = { app, ...current, devShell, stylesheets, publicUrl, mode, renderPage, now };
    return composePage(source, {
      pathname,
      search,
      hasSession: hasSession(request),
      remoteAddress: request.ip,
      requestId: request.id,
    });
  };

  const getPage = async (request: FastifyRequest, current: Current, url: URL): Promise<CachedPage> => {
    const make = async () => {
      const { status, html, isKept } = await compose(request, current, url);
      return { page: { status, template: new PageTemplate(html) }, isKept };
    };
    const content = devRemotes.size === 0 ? await options.contentVersion?.() : undefined;
    if (content === undefined) return (await make()).page;
    const who = hasSession(request) ? 'member' : 'visitor';
    const { page } = await cache.get(
      `${who} ${url.pathname}${url.search}`,
      `${current.registry.version} ${content}`,
      make,
    );
    return page;
  };

  const sendPage = async (request: FastifyRequest, reply: FastifyReply, url: URL) => {
    const current = await read(request).catch((error: unknown) => {
      request.log.error({ err: error }, 'the registry cannot be read');
      return undefined;
    });
    if (current === undefined) return sendFallback(request, reply, 503);
    const redirect = findRoute(current.registry, url.pathname)?.route.redirect;
    if (redirect !== undefined) {
      return reply.header('Cache-Control', 'no-store').redirect(`${redirect}${url.search}`, 302);
    }
    const { status, template } = await getPage(request, current, url);
    const nonce = randomBytes(16).toString('base64');
    setPageHeaders(reply, { status, policy: toPagePolicy(nonce, devRemotes), isHttps });
    return sendTemplate(request, reply, template, { nonce, serverNow: await now() });
  };

  registerReleaseFiles(app, options);
  if (options.assetsDir !== undefined) registerAssets(app, options.assetsDir);

  const serveRegistry = (path: string, toBody: (value: NonNullable<Awaited<ReturnType<typeof read>>>) => unknown) =>
    app.get(path, isPublic, async (request, reply) => {
      const current = await read(request);
      if (current !== undefined) return await sendJson(request, reply, toBody(current));
      return reply.code(503).header('Retry-After', retryAfterSeconds).send({ error: 'no shell is published' });
    });
  serveRegistry('/registry.json', (current) => current.registry);
  serveRegistry('/registry/discovery.json', (current) => toDiscovery(current.registry));
  serveRegistry('/registry/shells.json', (current) => toShells(current.shells));

  app.get('/robots.txt', isPublic, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('Cache-Control', 'public, max-age=3600')
      .send(renderRobots(publicUrl)),
  );
  app.get('/sitemap.xml', isPublic, async (request, reply) => {
    const visible = toRegistry(await registry.get(), []);
    if (visible === undefined) return reply.callNotFound();
    reply.type('application/xml; charset=utf-8').header('Cache-Control', 'public, max-age=3600');
    const readData = async (url: string): Promise<unknown> => {
      const response = await app.inject({ url, remoteAddress: request.ip, headers: { accept: 'application/json' } });
      return response.statusCode === 200 ? (response.json() as { data: unknown }).data : undefined;
    };
    return reply.send(await renderSitemap(visible, publicUrl, readData));
  });

  app.get('/*', isPublic, async (request, reply) => {
    // A base is needed by the parser only; `//host/x` stays a path because the base comes first.
    const url = new URL(`http://edge${request.url}`);
    if (isServerPath(url.pathname)) return reply.callNotFound();
    if (!acceptsHtml(request) || isAsset(url.pathname)) {
      return reply.code(404).type('text/plain; charset=utf-8').header('Cache-Control', 'no-store').send('Not Found');
    }
    try {
      return await sendPage(request, reply, url);
    } catch (error) {
      request.log.error({ err: error }, 'a page could not be composed');
      return await sendFallback(request, reply, 500);
    }
  });
}
