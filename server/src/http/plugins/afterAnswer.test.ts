import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { createAfterAnswer } from './afterAnswer.ts';

/** Creates an app whose only route responds at once and does the work later. */
function openApp(work: () => Promise<unknown>) {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const app = Fastify({ logger: { level: 'error', stream } });
  const later = createAfterAnswer(app);
  app.get('/', () => {
    later(work());
    return 'answer';
  });
  return { app, lines };
}

describe('work after a response', () => {
  it('does not delay the response, but the end of the server', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { app } = openApp(() => promise);
    const { body } = await app.inject('/');
    let isClosed = false;
    const closing = app.close().then(() => {
      isClosed = true;
    });
    await new Promise((done) => setTimeout(done, 20));
    const before = isClosed;
    resolve();
    await closing;

    expect([body, before, isClosed]).toEqual(['answer', false, true]);
  });

  it('is logged when it fails, without other effects', async () => {
    const { app, lines } = openApp(() => Promise.reject(new Error('no room')));
    const { body } = await app.inject('/');
    await app.close();

    expect(body).toBe('answer');
    expect(lines.join('')).toContain('no room');
  });
});
