import type { FastifyInstance } from 'fastify';

/**
 * For work that an answer does not wait for. A failure is logged; a server that is closed ends the work first.
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
