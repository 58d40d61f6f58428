import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasRemoteRole, type RegistrySource } from '../registry/createRegistry.ts';
import { isCompressible, isServerOnly, toMediaType } from '../registry/mediaTypes.ts';
import { isStorePath, type ReleaseStore, type StoredFile } from '../registry/ReleaseStore.ts';
import { chooseEncoding, compressBest, type Encoding } from './encoding.ts';

const immutable = 'public, max-age=31536000, immutable';
/** For names that stay the same when their content changes. */
const shortLived = 'public, max-age=3600';
/** The API's limit would cut off a download over a slow line. */
const slowDownloadMs = 600_000;
const routeOptions = { config: { access: 'public' }, handlerTimeout: slowDownloadMs } as const;
const suffixes = { br: '.br', gzip: '.gz' } as const;

function sendMissing(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('Cache-Control', 'no-store')
    .header('X-Content-Type-Options', 'nosniff')
    .type('text/plain; charset=utf-8')
    .send('Not Found');
}

function sendFile(reply: FastifyReply, path: string, file: StoredFile, cacheControl: string): FastifyReply {
  return (
    reply
      .header('Content-Type', toMediaType(path))
      .header('Content-Length', file.size)
      .header('Cache-Control', cacheControl)
      .header('X-Content-Type-Options', 'nosniff')
      .header('Access-Control-Allow-Origin', '*')
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      // A picture or script opened as a document is nothing but itself.
      .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .send(file.open())
  );
}

export interface ReleaseFilesOptions {
  readonly store: ReleaseStore;
  readonly registry: RegistrySource;
  /** Whether the request may have the files of a remote with roles. Without this option nobody may. */
  readonly canOpenRemote?: (request: FastifyRequest, remoteId: string) => Promise<boolean>;
}

/** `/remotes/<id>/<buildId>/<file>`: every build that is kept, for ever the same bytes. */
export function registerReleaseFiles(app: FastifyInstance, options: ReleaseFilesOptions): void {
  const { store, registry, canOpenRemote } = options;

  const isOpen = async (request: FastifyRequest, id: string) => {
    const { remotes } = await registry.get();
    if (hasRemoteRole(remotes[id]?.remoteJson.roles ?? [], [])) return true;
    return (await canOpenRemote?.(request, id)) ?? false;
  };

  app.get<{ Params: { id: string; buildId: string; '*': string } }>(
    '/remotes/:id/:buildId/*',
    routeOptions,
    async (request, reply) => {
      const { id, buildId, '*': name } = request.params;
      const path = `${id}/${buildId}/${name}`;
      const isServed = isStorePath(path) && toMediaType(path) !== undefined && !isServerOnly(name);
      if (!isServed || !(await isOpen(request, id))) return sendMissing(reply);
      reply.header('Vary', 'Accept-Encoding');
      const encoding = isCompressible(path) ? chooseEncoding(request.headers['accept-encoding']) : undefined;
      const encoded = encoding && (await store.find(path + suffixes[encoding]));
      if (encoded !== undefined) return sendFile(reply.header('Content-Encoding', encoding), path, encoded, immutable);
      const file = await store.find(path);
      return file === undefined ? sendMissing(reply) : sendFile(reply, path, file, immutable);
    },
  );
  app.get('/remotes/*', routeOptions, async (_request, reply) => sendMissing(reply));
}

/** A version or a hash in the name: another content would have another name. */
const versionedName = /\d+\.\d+\.\d+|[.-][0-9a-f]{8,}\./;

/** Compresses each text of the folder once for each encoding: another content has another name, or comes with a restart. */
function createCompressedAssets() {
  const bodies = new Map<string, Promise<Buffer>>();
  return (file: string, encoding: Encoding): Promise<Buffer> => {
    const key = `${encoding} ${file}`;
    let body = bodies.get(key);
    if (body === undefined) {
      body = readFile(file).then((bytes) => compressBest(bytes, encoding));
      bodies.set(key, body);
      body.catch(() => bodies.delete(key));
    }
    return body;
  };
}

/** `/fonts/*` and `/favicon.svg` from a folder of the server. */
export function registerAssets(app: FastifyInstance, assetsDir: string): void {
  const root = resolve(assetsDir);
  const getCompressed = createCompressedAssets();

  const send = async (request: FastifyRequest, reply: FastifyReply, path: string) => {
    if (!isStorePath(path) || toMediaType(path) === undefined) return sendMissing(reply);
    const file = join(root, ...path.split('/'));
    const found = await stat(file).catch(() => undefined);
    if (found?.isFile() !== true) return sendMissing(reply);
    const cacheControl = versionedName.test(path) ? immutable : shortLived;
    const encoding = isCompressible(path) ? chooseEncoding(request.headers['accept-encoding']) : undefined;
    if (isCompressible(path)) reply.header('Vary', 'Accept-Encoding');
    if (encoding === undefined) {
      return sendFile(reply, path, { size: found.size, open: () => createReadStream(file) }, cacheControl);
    }
    const body = await getCompressed(file, encoding);
    reply.header('Content-Encoding', encoding);
    return sendFile(reply, path, { size: body.length, open: () => Readable.from([body]) }, cacheControl);
  };

  app.get<{ Params: { '*': string } }>('/fonts/*', routeOptions, (request, reply) =>
    send(request, reply, `fonts/${request.params['*']}`),
  );
  app.get('/favicon.svg', routeOptions, (request, reply) => send(request, reply, 'favicon.svg'));
}
