import { isServerPath } from '@haesol/contracts/release';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, smallestBytes } from '../../http/encoding.ts';
import { type RegistryState, toETag, toRegistry, toShells } from '../../release/registry/createRegistry.ts';
import { toDiscovery, toImportMap } from '../../release/registry/publicFormats.ts';
import { toAssetRegistry } from './assetOrigin.ts';
import { type CurrentSite, ownAnswer, readCurrentSite } from './currentSite.ts';
import { renderRobots } from './discovery.ts';
import type { EdgeOptions } from './edgeOptions.ts';
import { renderFallbackPage, renderFormPage } from './fallbackPage.ts';
import { registerIcons } from './icons.ts';
import { createKeptBodies } from './keptBodies.ts';
import { withoutTexts } from './localizeRegistry.ts';
import { createPageSender, createPlainPageSender, retryAfterSeconds } from './pageSender.ts';
import { readAllValues } from './readValues.ts';
import { registerSentForms } from './sentForms.ts';
import { registerServiceWorker } from './serviceWorker.ts';
import { createSitemap } from './sitemap.ts';
import { registerAssets, registerMapLibrary, registerReleaseFiles } from './staticFiles.ts';

const isPublic = { config: { access: 'public' } } as const;

function acceptsHtml(request: FastifyRequest): boolean {
  const accept = request.headers.accept;
  return accept === undefined || /text\/html|\*\/\*/.test(accept);
}

/** Endings of files that pages load, or that browsers and robots ask for by themselves. */
const assetEnding =
  /\.(?:m?js|css|map|json|webmanifest|wasm|xml|txt|png|jpe?g|gif|webp|avif|svg|ico|woff2?|ttf|otf|mp[34]|webm|pdf|zip|gz|br|env)$/i;

/**
 * Returns true for a missing asset, which is not requested as a page. Other endings are those of pages, such as `.do` and `.html`
 * in old links, which link checkers and commands open with `*\/*`.
 */
function isAsset({ headers }: FastifyRequest, pathname: string): boolean {
  if (headers.accept?.includes('text/html') === true) return false;
  const destination = headers['sec-fetch-dest'] ?? 'document';
  return assetEnding.test(pathname) || (destination !== 'document' && /\.[a-z0-9]{1,11}$/i.test(pathname));
}

type KeptBodies = ReturnType<typeof createKeptBodies>;

const written = new WeakMap<object, { readonly body: string; readonly etag: string }>();

/** Returns a document as JSON; memoised, because the registry is large and asked for often. */
function write(value: object) {
  const known = written.get(value);
  if (known !== undefined) return known;
  const body = JSON.stringify(value);
  const text = { body, etag: toETag(body) };
  written.set(value, text);
  return text;
}

async function sendJson(
  request: FastifyRequest,
  reply: FastifyReply,
  { value, isOwn, keep }: { readonly value: object; readonly isOwn: boolean; readonly keep: KeptBodies },
): Promise<FastifyReply> {
  const { body, etag } = write(value);
  reply
    .header('Cache-Control', isOwn ? ownAnswer : 'no-cache')
    .header('ETag', etag)
    .header('Vary', 'Authorization, Cookie');
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (known?.includes(etag)) return reply.code(304).send();
  reply.type('application/json; charset=utf-8').header('Vary', 'Accept-Encoding, Authorization, Cookie');
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding === undefined || body.length < smallestBytes) return reply.send(body);
  return reply.header('Content-Encoding', encoding).send(await keep(etag, encoding, body));
}

/** Serves the registry in its formats, and the values of one requester. */
function registerRegistryDocuments(app: FastifyInstance, options: EdgeOptions): void {
  const keep = createKeptBodies();
  const serve = (
    path: string,
    toBody: (current: CurrentSite, request: FastifyRequest, reply: FastifyReply) => object | Promise<object>,
    isPersonal = false,
  ) =>
    app.get(path, isPublic, async (request, reply) => {
      const current = await readCurrentSite(options, request, reply);
      if (current !== undefined) {
        const isOwn = isPersonal || current.registry.override !== undefined;
        return await sendJson(request, reply, { value: await toBody(current, request, reply), isOwn, keep });
      }
      return reply.code(503).header('Retry-After', retryAfterSeconds).send({ error: 'no shell is published' });
    });
  serve('/registry.json', ({ registry }) => toAssetRegistry(withoutTexts(registry), options.config.assetOrigin));
  serve('/registry/shells.json', ({ shells }) => toShells(shells));
  serve('/registry/values.json', (current, request, reply) => readAllValues(options, request, reply, current), true);
}

/**
 * Serves the releases of visitors in formats of other tools, to pages of any site. The same for all requesters, whatever builds
 * and roles they have.
 */
function registerPublicFormats(app: FastifyInstance, { registry, config }: EdgeOptions): void {
  const origin = config.assetOrigin ?? config.publicUrl;
  const serve = (path: string, type: string, toBody: (state: RegistryState, origin: string) => object) =>
    app.get(path, isPublic, async (_request, reply) =>
      reply
        .type(type)
        .header('Cache-Control', 'no-cache')
        .header('Access-Control-Allow-Origin', '*')
        .send(JSON.stringify(toBody(await registry.get(), origin))),
    );
  serve('/registry/frontends.json', 'application/json; charset=utf-8', toDiscovery);
  serve('/registry/importmap.json', 'application/importmap+json; charset=utf-8', toImportMap);
}

/** Serves `robots.txt` and `sitemap.xml`. */
function registerDiscovery(
  app: FastifyInstance,
  { config: { publicUrl }, registry, contentVersion }: EdgeOptions,
): void {
  app.get('/robots.txt', isPublic, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('Cache-Control', 'public, max-age=3600')
      .send(renderRobots(publicUrl)),
  );
  const sitemap = createSitemap({ app, publicUrl, contentVersion });
  app.get('/sitemap.xml', isPublic, async (_request, reply) => {
    const visible = toRegistry(await registry.get(), []);
    if (visible === undefined) return reply.callNotFound();
    const text = await sitemap(visible);
    if (text === undefined) return reply.code(503).header('Retry-After', retryAfterSeconds).send();
    return reply.type('application/xml; charset=utf-8').header('Cache-Control', 'public, max-age=3600').send(text);
  });
}

/**
 * Serves releases, the registry and every page of the site. Register it after the API, whose paths return envelopes: API paths
 * are passed to its not-found handler.
 */
export function registerEdge(app: FastifyInstance, options: EdgeOptions): void {
  const sendPage = createPageSender(app, options);
  registerReleaseFiles(app, options);
  const sendPlainPage = createPlainPageSender();
  registerSentForms(app, (request, reply) => sendPlainPage(request, reply, { status: 400, render: renderFormPage }));
  if (options.assetsDir !== undefined) {
    registerAssets(app, options.assetsDir);
    registerIcons(app, options.assetsDir);
  }
  registerMapLibrary(app, options.config.mapStyleUrl);
  registerRegistryDocuments(app, options);
  registerPublicFormats(app, options);
  registerDiscovery(app, options);
  registerServiceWorker(app, options);

  // Handles requests that are refused before routing: too many at once, or a closing server.
  const errorHandler = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    if (error.statusCode !== 503 || !acceptsHtml(request)) throw error;
    return sendPlainPage(request, reply, { status: 503, render: renderFallbackPage });
  };
  app.get('/*', { ...isPublic, errorHandler }, async (request, reply) => {
    // The parser needs a base; `//host/x` stays a path because the base comes first.
    const url = new URL(`http://edge${request.url}`);
    if (isServerPath(url.pathname)) return reply.callNotFound();
    if (!acceptsHtml(request) || isAsset(request, url.pathname)) {
      return reply.code(404).type('text/plain; charset=utf-8').header('Cache-Control', 'no-store').send('Not Found');
    }
    return sendPage(request, reply, url);
  });
}
