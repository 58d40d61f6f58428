import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createS3Client, listKeys, type S3Settings, StoreAwayError, toSha256 } from '../s3/s3Client.ts';
import { createFileCache } from './fileCache.ts';
import { isStorePath, type ReleaseStore, requireStorePath, type StoredFile } from './ReleaseStore.ts';

/** The bucket may hold other things too. */
const prefix = 'releases/';
const hashHeader = 'x-amz-meta-sha256';
/** How long a file that another process has removed may still be served from here. */
const knownForMs = 10 * 60_000;
const knownFiles = 5_000;
const parallelDeletes = 8;

interface KnownFile {
  readonly size: number;
  readonly sha256: string;
  readonly at: number;
}

/**
 * Keeps releases in a bucket, and those that were asked for in a folder of this machine too, by their hash.
 * @param options.cacheDir may be emptied at any time
 */
export function createS3Store(
  settings: S3Settings,
  options: { readonly cacheDir: string; readonly now?: () => number },
): ReleaseStore & { /** @throws StoreAwayError when the bucket cannot be used */ check(): Promise<void> } {
  const { now = () => performance.now() } = options;
  const send = createS3Client(settings);
  const cache = createFileCache(join(options.cacheDir, 'release-cache'));
  const known = new Map<string, KnownFile>();
  const underWay = new Map<string, Promise<StoredFile | undefined>>();

  function note(path: string, file: Omit<KnownFile, 'at'>): void {
    known.delete(path);
    known.set(path, { ...file, at: now() });
    const oldest = known.keys().next().value;
    if (known.size > knownFiles && oldest !== undefined) known.delete(oldest);
  }

  function forget(folder: string): void {
    for (const path of known.keys()) if (path === folder || path.startsWith(`${folder}/`)) known.delete(path);
  }

  /** Bytes of the bucket, as they were put there. */
  async function fetchBytes(path: string): Promise<Buffer | undefined> {
    const answer = await send({ method: 'GET', key: prefix + path });
    if (answer === undefined) return undefined;
    const sha256 = toSha256(answer.body);
    const put = answer.headers.get(hashHeader);
    if (put !== null && put !== sha256) throw new StoreAwayError(`${path} is not the file that was put there`);
    await cache.keep(sha256, answer.body);
    note(path, { size: answer.body.length, sha256 });
    return answer.body;
  }

  /** What the bucket says of a file, if the same bytes lie here already. */
  async function readKept(path: string): Promise<Buffer | undefined | 'missing'> {
    const head = await send({ method: 'HEAD', key: prefix + path });
    if (head === undefined) return 'missing';
    const sha256 = head.headers.get(hashHeader);
    const bytes = sha256 === null || !/^[0-9a-f]{64}$/.test(sha256) ? undefined : await cache.read(sha256);
    if (bytes !== undefined && sha256 !== null) note(path, { size: bytes.length, sha256 });
    return bytes;
  }

  async function load(path: string): Promise<Buffer | undefined> {
    const kept = await readKept(path);
    if (kept === 'missing') {
      known.delete(path);
      return undefined;
    }
    return kept ?? (await fetchBytes(path));
  }

  async function findAnew(path: string, before: KnownFile | undefined): Promise<StoredFile | undefined> {
    try {
      const bytes = await load(path);
      return bytes && { size: bytes.length, open: () => Readable.from([bytes]) };
    } catch (error) {
      // A bucket that is away changes nothing about a file that was there.
      const file = before && (await cache.find(before.sha256, before.size));
      if (file !== undefined) return file;
      throw error;
    }
  }

  async function find(path: string): Promise<StoredFile | undefined> {
    if (!isStorePath(path)) return undefined;
    const entry = known.get(path);
    if (entry !== undefined && now() - entry.at < knownForMs) {
      const file = await cache.find(entry.sha256, entry.size);
      if (file !== undefined) return file;
    }
    const pending = underWay.get(path) ?? findAnew(path, entry).finally(() => underWay.delete(path));
    underWay.set(path, pending);
    return pending;
  }

  return {
    find,

    async check() {
      await send({ method: 'GET', query: { 'list-type': '2', 'max-keys': '1', prefix } });
    },

    async put(path, bytes) {
      const body = new Uint8Array(bytes);
      const sha256 = toSha256(body);
      const headers = { [hashHeader]: sha256, 'content-type': 'application/octet-stream' };
      await send({ method: 'PUT', key: prefix + requireStorePath(path), headers, body });
      await cache.keep(sha256, body);
      note(path, { size: body.length, sha256 });
    },

    async size(path) {
      if (!isStorePath(path)) return undefined;
      const head = await send({ method: 'HEAD', key: prefix + path });
      return head && Number(head.headers.get('content-length'));
    },

    async read(path) {
      if (!isStorePath(path)) return undefined;
      const entry = known.get(path);
      const bytes = entry && now() - entry.at < knownForMs ? await cache.read(entry.sha256) : undefined;
      return bytes ?? (await load(path));
    },

    async list(folder) {
      const paths = await listKeys(send, `${prefix}${requireStorePath(folder)}/`);
      return paths.map((key) => key.slice(prefix.length)).sort();
    },

    async remove(folder) {
      const waiting = await listKeys(send, `${prefix}${requireStorePath(folder)}/`);
      forget(folder);
      const work = async () => {
        for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) await send({ method: 'DELETE', key });
      };
      await Promise.all(Array.from({ length: parallelDeletes }, work));
    },
  };
}
