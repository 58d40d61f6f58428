import { existsSync, readFileSync } from 'node:fs';
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Monolith } from './monolith.ts';

interface Snapshot {
  readonly registry: {
    readonly remotes: Record<
      string,
      {
        remoteJson: {
          routes: { path: string; chunk?: string; slots: string[] }[];
          offers: { slot: string; chunk?: string }[];
        };
      }
    >;
  };
}

const snapshotPattern = /<script type="application\/json" id="hs-page"[^>]*>(.*?)<\/script>/s;

/** Lists the chunks of a page: the remote, its screen, and those of its slots. */
function chunksOf(html: string, pathname: string): string[] {
  const { registry } = JSON.parse(snapshotPattern.exec(html)?.[1] ?? '{}') as Snapshot;
  for (const [id, { remoteJson }] of Object.entries(registry.remotes)) {
    const route = remoteJson.routes.find(({ path }) => path === pathname);
    if (route === undefined) continue;
    const slots = Object.entries(registry.remotes).flatMap(([owner, { remoteJson: json }]) =>
      json.offers.filter(({ slot }) => route.slots.includes(slot)).flatMap(({ chunk }) => [owner, chunk ?? '']),
    );
    return [id, route.chunk ?? '', ...slots];
  }
  return [];
}

/** Replaces scripts and styles of the federated site's page by those of the single build. */
function toMonolithPage(html: string, pathname: string, { dir, publicPath, main, filesOf }: Monolith): string {
  const nonce = / nonce="([^"]+)"/.exec(html)?.[1] ?? '';
  const files = [...new Set([...main, ...chunksOf(html, pathname).flatMap(filesOf)])];
  const styles = files
    .filter((name) => name.endsWith('.css'))
    .map((name) => `<style nonce="${nonce}" data-href="${name}">${readFileSync(join(dir, name), 'utf8')}</style>`);
  const scripts = files.filter((name) => name.endsWith('.js'));
  const preloads = scripts
    .filter((name) => !main.includes(name))
    .map((name) => `<link rel="preload" as="script" href="${publicPath}${name}" nonce="${nonce}">`);
  const tags = scripts
    .filter((name) => main.includes(name))
    .map((name) => `<script async src="${publicPath}${name}" nonce="${nonce}"></script>`);
  return html
    .replaceAll(/<style [^>]*data-href=[^>]*>.*?<\/style>/gs, '')
    .replaceAll(/<link rel="preload" as="script"[^>]*>/g, '')
    .replaceAll(/<script async [^>]*><\/script>/g, '')
    .replace('</head>', `${styles.join('')}</head>`)
    .replace('</body>', `${preloads.join('')}${tags.join('')}</body>`);
}

async function readAll(response: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  const body = Buffer.concat(parts);
  const encoding = response.headers['content-encoding'];
  if (encoding === 'gzip') return gunzipSync(body);
  return encoding === 'br' ? brotliDecompressSync(body) : body;
}

function sendFile(response: ServerResponse, monolith: Monolith, name: string): void {
  const file = join(monolith.dir, `${name}.br`);
  if (!existsSync(file)) {
    response.writeHead(404).end();
    return;
  }
  const type = name.endsWith('.css') ? 'text/css' : 'text/javascript';
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-encoding': 'br' });
  response.end(readFileSync(file));
}

/** Serves the single build in front of a site, with the same API, data and pictures. @param origin of that site */
export async function serveMonolith(monolith: Monolith, origin: string): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', origin);
    if (pathname.startsWith(monolith.publicPath)) {
      sendFile(response, monolith, pathname.slice(monolith.publicPath.length));
      return;
    }
    const asked = httpRequest(
      `${origin}${request.url}`,
      { method: request.method, headers: request.headers },
      (answer) => {
        if (!answer.headers['content-type']?.startsWith('text/html')) {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
          return;
        }
        void readAll(answer).then((body) => {
          const page = toMonolithPage(body.toString('utf8'), pathname, monolith);
          const { 'content-encoding': _encoding, 'content-length': _length, ...headers } = answer.headers;
          response.writeHead(answer.statusCode ?? 502, { ...headers, 'content-encoding': 'br' });
          response.end(brotliCompressSync(Buffer.from(page), { params: { 1: 5 } }));
        });
      },
    );
    request.pipe(asked);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, server };
}
