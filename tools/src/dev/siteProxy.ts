import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { RegistryEntry } from '@haesol/contracts/release';
import { patchPage, patchRegistry } from './patchPage.ts';

/** Headers of one connection, and those that `fetch` has changed. */
const ofConnection = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'host',
  'content-length',
  'content-encoding',
  'accept-encoding',
]);

/** Returns the headers of a browser's request as if it had opened the site. */
function toSiteHeaders(request: IncomingMessage, site: string, own: string): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || ofConnection.has(name)) continue;
    headers.set(name, String(value).replace(own, site));
  }
  return headers;
}

function copyHeaders(from: Response, to: ServerResponse): void {
  for (const [name, value] of from.headers) {
    // A policy of https would make the browser ask this server by https.
    if (ofConnection.has(name) || name === 'set-cookie' || name === 'strict-transport-security') continue;
    to.setHeader(name, value);
  }
  const cookies = from.headers.getSetCookie();
  if (cookies.length > 0) to.setHeader('set-cookie', cookies);
}

interface SiteProxy {
  /** Without a slash at the end. */
  readonly site: string;
  /** Origin of this server. */
  readonly own: string;
  /** Returns the remote's present build, once it is built. */
  readEntry(): Promise<RegistryEntry>;
  /** Returns true for paths of the remote's pages. */
  isOwnPage(path: string): Promise<boolean>;
}

/** Answers requests with those of a site, with a remote of this machine in its pages and its registry. */
export function createSiteProxy({ site, own, readEntry, isOwnPage }: SiteProxy) {
  return async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const { method = 'GET', url = '/' } = request;
    const hasBody = method !== 'GET' && method !== 'HEAD';
    try {
      const answer = await fetch(`${site}${url}`, {
        method,
        headers: toSiteHeaders(request, site, own),
        redirect: 'manual',
        ...(hasBody && { body: Readable.toWeb(request) as ReadableStream, duplex: 'half' }),
      } as RequestInit);
      const type = answer.headers.get('content-type') ?? '';
      const isPage = type.includes('text/html');
      const path = new URL(url, own).pathname;
      copyHeaders(answer, reply);
      const location = answer.headers.get('location');
      if (location !== null) reply.setHeader('location', location.replace(site, own));
      // The site does not have pages that are new.
      reply.statusCode = isPage && answer.status === 404 && (await isOwnPage(path)) ? 200 : answer.status;
      if (isPage) reply.end(patchPage(await answer.text(), await readEntry()));
      else if (path === '/registry.json' && answer.status === 200) {
        reply.removeHeader('etag');
        reply.end(patchRegistry(await answer.text(), await readEntry()));
      } else if (answer.body === null) reply.end();
      else Readable.fromWeb(answer.body as ReadableStream).pipe(reply);
    } catch (error) {
      if (reply.headersSent) reply.destroy();
      else reply.writeHead(502, { 'content-type': 'text/plain' }).end(`${site} cannot be reached: ${String(error)}\n`);
    }
  };
}
