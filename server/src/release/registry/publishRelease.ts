import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ReleaseManifest } from '@haesol/contracts/release';
import type { Db } from '../../db/schema.ts';
import { insertAudit } from './auditRepository.ts';
import { findChannel } from './channelRepository.ts';
import { checkRelease, parseManifest, type ReleaseFiles } from './checkRelease.ts';
import { toStableJson } from './integrity.ts';
import { isCompressible, isServerOnly } from './mediaTypes.ts';
import { type MoveGuard, moveChannel } from './moveChannel.ts';
import { RegistryError } from './RegistryError.ts';
import type { ReleaseStore } from './ReleaseStore.ts';
import { completeRelease, findRelease, insertRelease, type Origin } from './releaseRepository.ts';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
/** Number of threads that compress. */
const parallelWrites = 4;

export interface PublishInput {
  readonly db: Db;
  readonly store: ReleaseStore;
  /** Content of `release.json`, unchecked. */
  readonly manifest: unknown;
  readonly files: ReleaseFiles;
  /** Publisher: a team's remote, `boot`, a person. */
  readonly actor: string;
  readonly origin?: Origin | undefined;
  /** @default 'stable' */
  readonly channel?: string;
  /** Expected build of the channel; by default its build when publishing began. */
  readonly expect?: string | null;
  /**
   * Moves the channel again for a published release: `own` only if the same actor moved it last.
   * @default 'always'
   */
  readonly moveAgain?: 'always' | 'own' | 'never';
  /** Can refuse the move of the channel. */
  readonly guard?: MoveGuard;
}

export interface Published {
  readonly id: string;
  readonly buildId: string;
  /** False if the same release was published before. */
  readonly isNew: boolean;
  readonly moved: boolean;
}

/** Returns true for files that are also stored as brotli and gzip. */
const hasCopies = (name: string) => !isServerOnly(name) && isCompressible(name);

async function writeFile(store: ReleaseStore, path: string, bytes: Uint8Array, isCopied: boolean): Promise<void> {
  if ((await store.size(path)) !== bytes.byteLength) await store.put(path, bytes);
  if (!isCopied) return;
  if ((await store.size(`${path}.br`)) === undefined) {
    // Level 11 takes twice the time of 10 for 1.7 % fewer bytes.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength };
    await store.put(`${path}.br`, await brotli(bytes, { params }));
  }
  if ((await store.size(`${path}.gz`)) === undefined) {
    await store.put(`${path}.gz`, await gzipAsync(bytes, { level: 9 }));
  }
}

async function writeFiles(store: ReleaseStore, manifest: ReleaseManifest, files: ReleaseFiles): Promise<void> {
  const waiting = [...files];
  const work = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [name, bytes] = next;
      await writeFile(store, `${manifest.id}/${manifest.buildId}/${name}`, bytes, hasCopies(name));
    }
  };
  await Promise.all(Array.from({ length: parallelWrites }, work));
}

const toDigest = (manifest: ReleaseManifest) => createHash('sha256').update(toStableJson(manifest)).digest('hex');

/** Reserves the build's name before writing files, so that two publishers never write to one place. */
async function reserveRelease({ db, actor, origin }: PublishInput, manifest: ReleaseManifest): Promise<boolean> {
  const digest = toDigest(manifest);
  const isFirst = await insertRelease(db, { manifest, digest, actor, origin });
  const release = await findRelease(db, manifest.id, manifest.buildId);
  if (!isFirst && release?.manifest_digest !== digest) {
    throw new RegistryError('conflict', `${manifest.id} ${manifest.buildId} is published with other files`);
  }
  return release?.is_complete !== true;
}

async function completePublishing({ db, actor, origin }: PublishInput, manifest: ReleaseManifest): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await completeRelease(trx, manifest.id, manifest.buildId))) return;
    await insertAudit(trx, { remote_id: manifest.id, action: 'publish', to_build: manifest.buildId, actor, ...origin });
  });
}

function mayMoveAgain(
  { moveAgain = 'always', actor }: Pick<PublishInput, 'moveAgain' | 'actor'>,
  before: { moved_by: string } | undefined,
): boolean {
  if (moveAgain === 'always' || before === undefined) return true;
  return moveAgain === 'own' && before.moved_by === actor;
}

/** Moves the channel to a complete release. @param before its build when publishing began */
async function moveToRelease(
  input: Omit<PublishInput, 'files'>,
  { id, buildId }: ReleaseManifest,
  { isNew, before }: { isNew: boolean; before: Awaited<ReturnType<typeof findChannel>> },
): Promise<Published> {
  const { db, actor, channel = 'stable' } = input;
  const expect = input.expect === undefined ? (before?.build_id ?? null) : input.expect;
  if (expect === buildId || (!isNew && !mayMoveAgain(input, before))) {
    return { id, buildId, isNew, moved: false };
  }
  try {
    await moveChannel(db, { id, channel, to: buildId, expect, actor, origin: input.origin, guard: input.guard });
  } catch (error) {
    // Several servers of one site publish the same builds when they start together.
    if ((await findChannel(db, id, channel))?.build_id !== buildId) throw error;
    return { id, buildId, isNew, moved: false };
  }
  return { id, buildId, isNew, moved: true };
}

/**
 * Publishes a release: checks it, writes the files, records it, moves the channel.
 * Can be retried after a failure at any point, since a channel moves only once its files are complete.
 * @throws RegistryError `invalid`, or `conflict` if the build has other files or the channel was moved meanwhile
 */
export async function publishRelease(input: PublishInput): Promise<Published> {
  const { db, store, files, channel = 'stable' } = input;
  const manifest = checkRelease(input.manifest, files);
  const before = await findChannel(db, manifest.id, channel);
  const isNew = await reserveRelease(input, manifest);
  await writeFiles(store, manifest, files);
  if (isNew) await completePublishing(input, manifest);
  return moveToRelease(input, manifest, { isNew, before });
}

/**
 * Publishes a release again whose files are all in the store, by one listing instead of reading and hashing them.
 * @param sizes bytes of its files by their names
 * @returns undefined for every other release
 */
export async function publishAgain(
  input: Omit<PublishInput, 'files'>,
  sizes: ReadonlyMap<string, number>,
): Promise<Published | undefined> {
  const { db, store, channel = 'stable' } = input;
  const manifest = parseManifest(input.manifest);
  const { id, buildId, files } = manifest;
  const release = await findRelease(db, id, buildId);
  if (release?.is_complete !== true || release.manifest_digest !== toDigest(manifest)) return undefined;
  const stored = await store.list(`${id}/${buildId}`);
  const names = Object.keys(files);
  const isStored = names.every((name) => {
    const path = `${id}/${buildId}/${name}`;
    const copies = hasCopies(name) ? [`${path}.br`, `${path}.gz`] : [];
    return stored.get(path) === sizes.get(name) && copies.every((copy) => stored.has(copy));
  });
  if (!isStored || names.length !== sizes.size) return undefined;
  return moveToRelease(input, manifest, { isNew: false, before: await findChannel(db, id, channel) });
}
