import { anEntry, aRegistry, aRemoteJson } from '../registry/testing/aRegistry.ts';
import { withLocalRemotes } from './localRemotes.ts';

const travel = aRemoteJson({ id: 'mf-travel' });
const release = {
  entry: 'remotes/mf-travel/dev00001/remoteEntry.js',
  global: 'mf_travel_dev00001',
  remoteJson: travel,
};

const network = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = network;
});

/** Opens a page with remotes of this machine, whose port 9001 answers with `body`. */
async function open(body: unknown, ports: Readonly<Record<string, number>> = { 'mf-travel': 9001 }) {
  const asked: string[] = [];
  globalThis.fetch = async (input) => {
    asked.push(String(input));
    if (!String(input).startsWith('http://localhost:9001/')) throw new TypeError('Failed to fetch');
    return Response.json(body);
  };
  const registry = { ...aRegistry(anEntry(travel)), override: { builds: {}, ports, until: 1 } };
  const snapshot = { registry, answers: {}, serverNow: 0, mode: 'production', rendered: [] } as const;
  return { asked, remotes: (await withLocalRemotes(snapshot)).registry.remotes };
}

describe('withLocalRemotes', () => {
  it('takes the build that the machine names, without a hash', async () => {
    const { asked, remotes } = await open(release);

    expect(asked).toEqual(['http://localhost:9001/release.json']);
    expect(remotes['mf-travel']).toMatchObject({
      buildId: 'dev',
      entry: 'http://localhost:9001/remotes/mf-travel/dev00001/remoteEntry.js',
      global: 'mf_travel_dev00001',
      integrity: '',
      remoteJson: travel,
    });
  });

  it.each([
    ['another remote', { ...release, remoteJson: aRemoteJson({ id: 'mf-portal' }) }],
    ['no release', ['x']],
    ['nothing', null],
  ])('keeps the released build for %s', async (_what, body) => {
    expect((await open(body)).remotes['mf-travel']?.buildId).toBe('build0001');
  });

  it('keeps the released build while the machine does not answer, and has no remote that is not released', async () => {
    const { remotes } = await open(release, { 'mf-travel': 9002, 'mf-new': 9003 });

    expect(Object.entries(remotes).map(([id, { buildId }]) => [id, buildId])).toEqual([['mf-travel', 'build0001']]);
  });
});
