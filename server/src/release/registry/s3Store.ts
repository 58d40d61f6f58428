import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createS3Client, listKeys, type S3Settings, StoreAwayError, toSha256 } from '../../storage/s3Client.ts';
import { createFileCache } from './fileCache.ts';
import { isStorePath, type ReleaseStore, requireStorePath, type StoredFile } from './ReleaseStore.ts';

/** Separates releases from other files in the bucket. */
const prefix = 'releases/';
const hashHeader = 'x-amz-meta-sha256';
/** Time for which a file removed by another process may still be served. */
const knownForMs = 10 * 60_000;
const knownFiles = 5_000;
const parallelDeletes = 8;

interface KnownFile {
  readonly size: number;
  readonly sha256: string;
  readonly at: number;
}

/** Caches facts about files in the bucket, newest last. */
function createKnownFiles(now: () => number) {
  const known = new Map<string, KnownFile>();

  return {
    get: (path: string): KnownFile | undefined => known.get(path),

    /** Returns facts of the last minutes. */
    getFresh(path: string): KnownFile | undefined {
      const file = known.get(path);
      return file !== undefined && now() - file.at < knownForMs ? file : undefined;
    },

    note(path: string, file: Omit<KnownFile, 'at'>): void {
      known.delete(path);
      known.set(path, { ...file, at: now() });
      const oldest = known.keys().next().value;
      if (known.size > knownFiles && oldest !== undefined) known.delete(oldest);
    },

    forget: (path: string) => known.delete(path),

    forgetFolder(folder: string): void {
      for (const path of known.keys()) if (path === folder || path.startsWith(`${folder}/`)) known.delete(path);
    },
  };
}

interface BucketParts {
  readonly send: ReturnType<typeof createS3Client>;
  readonly cache: ReturnType<typeof createFileCache>;
  readonly known: ReturnType<typeof createKnownFiles>;
}

/** Fetches bytes from the bucket. @throws {StoreAwayError} if they differ from the stored ones */
async function fetchBytes({ send, cache, known }: BucketParts, path: string): Promise<Buffer | undefined> {
  const answer = await send({ method: 'GET', key: prefix + path });
  if (answer === undefined) return undefined;
  const sha256 = toSha256(answer.body);
  const put = answer.headers.get(hashHeader);
  if (put !== null && put !== sha256) throw new StoreAwayError(`${path} is not the file that was put there`);
  await cache.keep(sha256, answer.body);
  known.note(path, { size: answer.body.length, sha256 });
  return answer.body;
}

/** Requests the hash of a file from the bucket. @returns the cached bytes with that hash, if there are any */
async function readCached({ send, cache, known }: BucketParts, path: string): Promise<Buffer | undefined | 'missing'> {
  const head = await send({ method: 'HEAD', key: prefix + path });
  if (head === undefined) return 'missing';
  const sha256 = head.headers.get(hashHeader);
  const bytes = sha256 === null || !/^[0-9a-f]{64}$/.test(sha256) ? undefined : await cache.read(sha256);
  if (bytes !== undefined && sha256 !== null) known.note(path, { size: bytes.length, sha256 });
  return bytes;
}

async function loadBytes(parts: BucketParts, path: string): Promise<Buffer | undefined> {
  const cached = await readCached(parts, path);
  if (cached === 'missing') {
    parts.known.forget(path);
    return undefined;
  }
  return cached ?? (await fetchBytes(parts, path));
}

/** Loads a file; while the bucket is unavailable, from the cache. */
async function loadFile(parts: BucketParts, path: string): Promise<StoredFile | undefined> {
  const before = parts.known.get(path);
  try {
    const bytes = await loadBytes(parts, path);
    return bytes && { size: bytes.length, open: () => Readable.from([bytes]) };
  } catch (error) {
    const file = before && (await parts.cache.find(before.sha256, before.size));
    if (file !== undefined) return file;
    throw error;
  }
}

/**
 * Stores releases in a bucket, and caches requested files by their hash in a local folder.
 * @param options.cacheDir may be cleared at any time
 */
export function createS3Store(
  settings: S3Settings,
  options: { readonly cacheDir: string; readonly now?: () => number },
): ReleaseStore & { /** @throws StoreAwayError when the bucket cannot be used */ check(): Promise<void> } {
  const send = createS3Client(settings);
  const cache = createFileCache(join(options.cacheDir, 'release-cache'));
  const known = createKnownFiles(options.now ?? (() => performance.now()));
  const parts: BucketParts = { send, cache, known };
  const loading = new Map<string, Promise<StoredFile | undefined>>();

  return {
    async find(path) {
      if (!isStorePath(path)) return undefined;
      const entry = known.getFresh(path);
      const file = entry && (await cache.find(entry.sha256, entry.size));
      if (file !== undefined) return file;
      const work = loading.get(path) ?? loadFile(parts, path).finally(() => loading.delete(path));
      loading.set(path, work);
      return work;
    },

    async check() {
      await send({ method: 'GET', query: { 'list-type': '2', 'max-keys': '1', prefix } });
    },

    async put(path, bytes) {
      const body = new Uint8Array(bytes);
      const sha256 = toSha256(body);
      const headers = { [hashHeader]: sha256, 'content-type': 'application/octet-stream' };
      await send({ method: 'PUT', key: prefix + requireStorePath(path), headers, body });
      await cache.keep(sha256, body);
      known.note(path, { size: body.length, sha256 });
    },

    async size(path) {
      if (!isStorePath(path)) return undefined;
      const head = await send({ method: 'HEAD', key: prefix + path });
      return head && Number(head.headers.get('content-length'));
    },

    async read(path) {
      if (!isStorePath(path)) return undefined;
      const entry = known.getFresh(path);
      const bytes = entry && (await cache.read(entry.sha256));
      return bytes ?? (await loadBytes(parts, path));
    },

    async list(folder) {
      const sizes = await listKeys(send, `${prefix}${requireStorePath(folder)}/`);
      return new Map([...sizes].map(([key, size]) => [key.slice(prefix.length), size]));
    },

    async remove(folder) {
      const keys = [...(await listKeys(send, `${prefix}${requireStorePath(folder)}/`)).keys()];
      known.forgetFolder(folder);
      const work = async () => {
        for (let key = keys.pop(); key !== undefined; key = keys.pop()) await send({ method: 'DELETE', key });
      };
      await Promise.all(Array.from({ length: parallelDeletes }, work));
    },
  };
}
