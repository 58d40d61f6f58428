import type { Config } from '../../config.ts';
import { createDiskStore } from './diskStore.ts';
import type { ReleaseStore } from './ReleaseStore.ts';
import { createS3Store } from './s3Store.ts';

/**
 * Opens the configured store: a bucket if configured, else the data directory.
 * @throws StoreAwayError if the bucket is unavailable, before anything is served without it
 */
export async function openReleaseStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<ReleaseStore> {
  if (s3 === undefined) return createDiskStore(dataDir);
  const store = createS3Store(s3, { cacheDir: dataDir });
  await store.check();
  return store;
}
