import { createHash } from 'node:crypto';
import { probeRelease } from './probeRelease.ts';

const code = 'container';
const toIntegrity = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const release = { entry: '/remotes/mf-travel/build0001/remoteEntry.js', integrity: toIntegrity(code) };
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
    globalThis.fetch = async (_input, init) => {
      const response = answer();
      // The browser's comparison.
      const isOther = init?.integrity !== undefined && toIntegrity(await response.clone().text()) !== init.integrity;
      if (isOther) throw new TypeError('Failed to fetch');
      return response;
    };

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

    const uncached = { cache: 'no-store', signal: expect.any(AbortSignal) };
    expect(asked).toMatchObject([uncached, { ...uncached, integrity: release.integrity }]);
  });
});
