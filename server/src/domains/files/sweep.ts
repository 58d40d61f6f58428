import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import type { FileRepository } from './repository.ts';
import type { FileStore } from './store.ts';

const orphanMs = 24 * 3_600_000;
const everyMs = 10 * 60_000;

/** Removes what was taken away and uploads that no form was saved with within 24 hours, with their bytes. */
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

/** Sweeps from the start on; several processes may, since each row is deleted once. */
export function installSweep(app: FastifyInstance, sweep: () => Promise<number>): void {
  const run = () => {
    sweep().catch((error: unknown) => app.log.error({ err: error }, 'files could not be swept'));
  };
  const timer = setInterval(run, everyMs);
  timer.unref();
  app.addHook('onListen', async () => run());
  app.addHook('onClose', async () => clearInterval(timer));
}
