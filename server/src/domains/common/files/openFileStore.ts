import type { Config } from '../../../config.ts';
import { createS3Files } from './s3Files.ts';
import { createDiskFiles, type FileStore } from './store.ts';

/** Opens the configured store of uploads: a bucket if configured, else the data directory. */
export function openFileStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): FileStore {
  return s3 === undefined ? createDiskFiles(dataDir) : createS3Files(s3, dataDir);
}
