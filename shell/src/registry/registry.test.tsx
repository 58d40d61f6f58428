import { jest } from '@jest/globals';
import { shellStore } from '../session/shellStore.ts';
import { markMounted } from './mountedRemotes.ts';
import { filesOf, lookAtRegistry, refreshRegistry, registryAtom, setRegistryAtom, takeOffered } from './registry.ts';
import { anEntry, aRegistry, aRemoteJson } from './testing/aRegistry.ts';

const json = aRemoteJson();
const build = () => shellStore.get(registryAtom).remotes[json.id]?.buildId;

function answer(body: string, headers = { 'content-type': 'application/json' }, status = 200): void {
  globalThis.fetch = jest.fn(async () => ({
    ok: status === 200,
    headers: new Headers(headers),
    json: async () => JSON.parse(body),
  })) as unknown as typeof fetch;
}
const offer = (buildId: string) =>
  answer(JSON.stringify({ ...aRegistry(anEntry(json, { buildId })), version: buildId }));

beforeEach(() => {
  shellStore.set(setRegistryAtom, aRegistry(anEntry(json, { buildId: 'build0001' })));
});

describe('the registry of a tab', () => {
  it('can be requested without being used', async () => {
    offer('build0002');

    await lookAtRegistry();
    expect(build()).toBe('build0001');
    takeOffered();

    expect(build()).toBe('build0002');
  });

  it('learns the files of builds from a request, without rendering again', async () => {
    const known = shellStore.get(registryAtom);
    const entry = anEntry(json, { buildId: 'build0001' });
    const files = { 'NoticeScreen.js': 'sha384-a' };
    expect(filesOf(entry)).toBeUndefined();
    answer(JSON.stringify(aRegistry({ ...entry, chunks: {}, files })));

    await refreshRegistry();

    expect(filesOf(entry)?.files).toEqual(files);
    expect(shellStore.get(registryAtom)).toBe(known);
  });

  it('keeps a mounted remote until it is unmounted', async () => {
    offer('build0002');
    const leave = markMounted(json.id);

    await refreshRegistry();
    expect(build()).toBe('build0001');
    leave();
    takeOffered();

    expect(build()).toBe('build0002');
  });

  it.each([
    ['<!doctype html>', { 'content-type': 'text/html' }, 200],
    ['{"error":"gateway"}', { 'content-type': 'application/json' }, 200],
    ['{}', { 'content-type': 'application/json' }, 503],
  ])('stays unchanged when the answer is %s', async (body, headers, status) => {
    offer('build0001');
    await lookAtRegistry();
    answer(body, headers, status);

    await refreshRegistry();

    expect(build()).toBe('build0001');
  });
});
