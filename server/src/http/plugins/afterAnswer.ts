import type { FastifyInstance } from 'fastify';

/**
 * Runs work that a response does not wait for. Logs a failure; a closing server waits for the work.
 * @example const later = createAfterAnswer(app); later(countView(db, uid));
 */
export function createAfterAnswer(app: FastifyInstance): (work: Promise<unknown>) => void {
  const running = new Set<Promise<void>>();
  app.addHook('onClose', async () => void (await Promise.all(running)));
  return (work) => {
    const done = work
      .then(
        () => undefined,
        (error: unknown) => app.log.error({ err: error }, 'work after an answer failed'),
      )
      .finally(() => running.delete(done));
    running.add(done);
  };
}
