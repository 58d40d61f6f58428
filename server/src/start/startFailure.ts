import { ConfigError } from '../config/configError.ts';
import { DataDirError } from '../db/dataDir.ts';
import { DataLockError } from '../db/dataLock.ts';
import { StoreAwayError } from '../storage/s3Client.ts';

const expected = [ConfigError, DataDirError, DataLockError, StoreAwayError];

/** Returns the message of a fault that the operator can mend, and the stack of any other. */
export function describeStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return expected.some((kind) => error instanceof kind) ? error.message : (error.stack ?? String(error));
}
