import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, compressBest, type Encoding } from '../../http/encoding.ts';
import type { Overrides } from '../../release/override/createOverrides.ts';
import { hasRemoteRole, type RegistrySource } from '../../release/registry/createRegistry.ts';
import { isCompressible, isServerOnly, toMediaType } from '../../release/registry/mediaTypes.ts';
import { isStorePath, type ReleaseStore, type StoredFile } from '../../release/registry/ReleaseStore.ts';
import { mapLibrary, toMapOrigin } from './mapLibrary.ts';

const immutable = 'public, max-age=31536000, immutable';
/** For remotes with roles, which shared caches must not store. */
const ownImmutable = 'private, max-age=31536000, immutable';
/** For builds of one browser's override, which shared caches must not store. */
const preview = 'private, max-age=3600';
/** For names that do not change with their content. */
const shortLived = 'public, max-age=3600';
/** The API's timeout would cut off a download over a slow connection. */
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

/** Policy for files opened as documents: no scripts, no requests, no origin of the site. */
const sandboxPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

function sendFile(reply: FastifyReply, { path, file, cacheControl, policy = sandboxPolicy }: SentFile): FastifyReply {
  return reply
    .header('Content-Type', toMediaType(path))
    .header('Content-Length', file.size)
    .header('Cache-Control', cacheControl)
    .header('X-Content-Type-Options', 'nosniff')
    .header('Access-Control-Allow-Origin', '*')
    .header('Cross-Origin-Resource-Policy', 'cross-origin')
    .header('Content-Security-Policy', policy)
    .send(file.open());
}

interface SentFile {
  /** Its extension determines the media type. */
  readonly path: string;
  readonly file: StoredFile;
  readonly cacheControl: string;
  readonly policy?: string;
}

export interface ReleaseFilesOptions {
  readonly store: ReleaseStore;
  readonly registry: RegistrySource;
  /** Roles of the requester; empty if undefined. */
  readonly rolesOf?: (request: FastifyRequest) => Promise<readonly string[]>;
  /** Overrides of builds per browser. Without this option unreleased builds are not served. */
  readonly overrides?: Overrides;
  /** Milliseconds of the server's clock. */
  readonly now?: () => Promise<number>;
}

interface AskedFile {
  readonly path: string;
  readonly encoding: Encoding | undefined;
  readonly file: StoredFile;
}

/** Finds the file in the client's preferred encoding. */
async function findFile(
  store: ReleaseStore,
  path: string,
  accepted: string | undefined,
): Promise<AskedFile | undefined> {
  const encoding = isCompressible(path) ? chooseEncoding(accepted) : undefined;
  const encoded = encoding && (await store.find(path + suffixes[encoding]));
  if (encoded !== undefined) return { path, encoding, file: encoded };
  const file = await store.find(path);
  return file && { path, encoding: undefined, file };
}

/** Serves `/remotes/<id>/<buildId>/<file>` for all stored builds, immutable. */
export function registerReleaseFiles(app: FastifyInstance, options: ReleaseFilesOptions): void {
  const { store, registry, rolesOf, overrides, now = async () => Date.now() } = options;

  const readRequiredRoles = async (id: string) => {
    const { remotes, removed } = await registry.get();
    return (remotes[id]?.remoteJson ?? removed[id])?.roles ?? [];
  };

  app.get<{ Params: { id: string; buildId: string; '*': string } }>(
    '/remotes/:id/:buildId/*',
    routeOptions,
    async (request, reply) => {
      const { id, buildId, '*': name } = request.params;
      const path = `${id}/${buildId}/${name}`;
      const isServed = isStorePath(path) && toMediaType(path) !== undefined && !isServerOnly(name);
      if (!isServed) return sendMissing(reply);
      const required = await readRequiredRoles(id);
      if (!hasRemoteRole(required, (await rolesOf?.(request)) ?? [])) return sendMissing(reply);
      const found = await findFile(store, path, request.headers['accept-encoding']);
      if (found === undefined) return sendMissing(reply);
      const isReleased = await registry.isReleased(id, buildId);
      if (!isReleased && overrides?.covers(request, { id, buildId }, await now()) !== true) return sendMissing(reply);
      const released = required.length === 0 ? immutable : ownImmutable;
      const cacheControl = isReleased ? released : preview;
      if (found.encoding !== undefined) reply.header('Content-Encoding', found.encoding);
      reply.header('Vary', 'Accept-Encoding');
      return sendFile(reply, { path, file: found.file, cacheControl });
    },
  );
  app.get('/remotes/*', routeOptions, async (_request, reply) => sendMissing(reply));
}

/** Names with a version or hash, which change with their content. */
const versionedName = /\d+\.\d+\.\d+|[.-][0-9a-f]{8,}\./;

/** Compresses each text of the folder once per encoding; content changes only with the name or a restart. */
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

/** Sends files of a folder, in the client's preferred encoding. */
function createFolderSender(dir: string, policy?: string) {
  const root = resolve(dir);
  const getCompressed = createCompressedAssets();

  return async (request: FastifyRequest, reply: FastifyReply, path: string, isImmutable = versionedName.test(path)) => {
    if (!isStorePath(path) || toMediaType(path) === undefined) return sendMissing(reply);
    const file = join(root, ...path.split('/'));
    const found = await stat(file).catch(() => undefined);
    if (found?.isFile() !== true) return sendMissing(reply);
    const sent = { path, cacheControl: isImmutable ? immutable : shortLived, ...(policy !== undefined && { policy }) };
    const encoding = isCompressible(path) ? chooseEncoding(request.headers['accept-encoding']) : undefined;
    if (isCompressible(path)) reply.header('Vary', 'Accept-Encoding');
    if (encoding === undefined) {
      return sendFile(reply, { ...sent, file: { size: found.size, open: () => createReadStream(file) } });
    }
    const body = await getCompressed(file, encoding);
    reply.header('Content-Encoding', encoding);
    return sendFile(reply, { ...sent, file: { size: body.length, open: () => Readable.from([body]) } });
  };
}

/** Serves `/fonts/*` from a folder of the server. */
export function registerAssets(app: FastifyInstance, assetsDir: string): void {
  const send = createFolderSender(assetsDir);
  app.get<{ Params: { '*': string } }>('/fonts/*', routeOptions, (request, reply) =>
    send(request, reply, `fonts/${request.params['*']}`),
  );
}

/**
 * Serves MapLibre if a style of the map is configured. Its worker fetches the style's resources and draws nothing: a worker has
 * the policy of its own file, not that of the page.
 */
export function registerMapLibrary(app: FastifyInstance, mapStyleUrl: string | undefined): void {
  const origin = toMapOrigin(mapStyleUrl);
  if (origin === undefined) return;
  const send = createFolderSender(mapLibrary.dir, `default-src 'none'; connect-src 'self' ${origin}`);
  for (const name of mapLibrary.files) {
    app.get(`${mapLibrary.basePath}${name}`, routeOptions, (request, reply) => send(request, reply, name, true));
  }
}
