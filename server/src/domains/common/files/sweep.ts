import { retentionPolicy } from '@haesol/contracts/identity';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import type { FileRepository } from './repository.ts';
import type { FileStore } from './store.ts';

const orphanMs = retentionPolicy.unfinishedHours * 3_600_000;
const everyMs = 10 * 60_000;

/** Deletes removed files, and uploads that were not saved with a form or draft within 24 hours, with their bytes. */
export async function sweepFiles(
  { clock }: Pick<AppContext, 'clock'>,
  repository: FileRepository,
  store: FileStore,
): Promise<number> {
  const now = await clock.now();
  const keys = await repository.removeOrphans(new Date(now.getTime() - orphanMs));
  for (const key of keys) await store.remove(key);
  await store.clearTemp();
  return keys.length;
}

/** Sweeps at the start and every ten minutes. Several processes may do so, because each row is deleted once. */
export function installSweep(app: FastifyInstance, sweep: () => Promise<number>): void {
  const run = () => {
    sweep().catch((error: unknown) => app.log.error({ err: error }, 'files could not be swept'));
  };
  const timer = setInterval(run, everyMs);
  timer.unref();
  app.addHook('onListen', async () => run());
  app.addHook('onClose', async () => clearInterval(timer));
}
