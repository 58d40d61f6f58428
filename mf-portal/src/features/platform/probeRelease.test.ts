import { createHash } from 'node:crypto';
import { probeRelease } from './probeRelease.ts';

const code = 'container';
const release = {
  entry: '/remotes/mf-travel/build0001/remoteEntry.js',
  integrity: `sha384-${createHash('sha384').update(code).digest('base64')}`,
};
const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

describe('probeRelease', () => {
  it.each([
    ['good', 'the container of the release', () => new Response(code)],
    ['bad', 'another file', () => new Response('other')],
    ['bad', 'an answer that says it is not there', () => new Response(code, { status: 404 })],
  ] as const)('reports %s: %s', async (state, _what, answer) => {
    globalThis.fetch = async () => answer();

    expect(await probeRelease(release)).toEqual({ state, ms: expect.any(Number) });
  });

  it('reports a server without an answer as away', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));

    expect(await probeRelease(release)).toMatchObject({ state: 'away' });
  });

  it('bypasses every cache and has a timeout', async () => {
    const asked: (RequestInit | undefined)[] = [];
    globalThis.fetch = async (_input, init) => {
      asked.push(init);
      return new Response(code);
    };
    await probeRelease(release);

    expect(asked).toMatchObject([{ cache: 'no-store', signal: expect.any(AbortSignal) }]);
  });
});
