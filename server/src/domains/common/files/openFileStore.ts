import type { Config } from '../../../config.ts';
import { createS3Files } from './s3Files.ts';
import { createDiskFiles, type FileStore } from './store.ts';

/** Where the configuration wants uploads: in a bucket where there is one, else in the data directory. */
export function openFileStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): FileStore {
  return s3 === undefined ? createDiskFiles(dataDir) : createS3Files(s3, dataDir);
}
