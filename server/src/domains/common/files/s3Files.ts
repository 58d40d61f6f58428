import { readFile, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createS3Client, listKeys, type S3Settings } from '../../../storage/s3Client.ts';
import { type ByteRange, createDiskFiles, type FileStore, requireKey } from './store.ts';

/** Separates files from releases in the same bucket. */
const prefix = 'files/';

/**
 * Stores files in a bucket, which several processes share; unchecked files are on the local disk. Methods throw StoreAwayError
 * if the bucket is unavailable.
 */
export function createS3Files(settings: S3Settings, dataDir: string): FileStore {
  const send = createS3Client(settings);
  const { createTempPath, discard, clearTemp } = createDiskFiles(dataDir);
  const toObject = (key: string) => prefix + requireKey(key);

  async function load(key: string, range?: ByteRange): Promise<Buffer> {
    const headers = range === undefined ? {} : { range: `bytes=${range.start}-${range.end}` };
    const answer = await send({ method: 'GET', key: toObject(key), headers });
    if (answer === undefined) throw new Error(`${key} is not in the bucket`);
    return answer.body;
  }

  return {
    createTempPath,
    discard,
    clearTemp,
    load: (key) => load(key),
    read: (key, range) =>
      Readable.from(
        (async function* () {
          yield await load(key, range);
        })(),
        { objectMode: false },
      ),
    async keep(tempPath, key) {
      const body = new Uint8Array(await readFile(tempPath));
      await send({ method: 'PUT', key: toObject(key), headers: { 'content-type': 'application/octet-stream' }, body });
      await rm(tempPath, { force: true });
    },
    async has(key) {
      return (await send({ method: 'HEAD', key: toObject(key) })) !== undefined;
    },
    async remove(key) {
      const object = toObject(key);
      const views = await listKeys(send, `${object}.`);
      for (const name of [object, ...views.keys()]) await send({ method: 'DELETE', key: name });
    },
  };
}
