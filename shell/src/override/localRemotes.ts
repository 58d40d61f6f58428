import { type PageSnapshot, type RegistryEntry, toLocalOrigin } from '@haesol/contracts/release';

/** Time for a development server to answer, which builds first. */
const timeoutMs = 15_000;

/** Part of `release.json`, as a build and `mf dev` write it. */
type LocalRelease = Pick<RegistryEntry, 'entry' | 'global' | 'remoteJson'>;

const isRelease = (value: unknown, id: string): value is LocalRelease => {
  const { entry, global, remoteJson } = (value ?? {}) as Partial<LocalRelease>;
  return typeof entry === 'string' && typeof global === 'string' && remoteJson?.id === id;
};

/** @returns undefined if no build of the remote answers at the port */
async function readLocalEntry(id: string, port: number): Promise<RegistryEntry | undefined> {
  const origin = toLocalOrigin(port);
  try {
    const response = await fetch(`${origin}/release.json`, {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const release: unknown = await response.json();
    if (!isRelease(release, id)) return undefined;
    const { entry, global, remoteJson } = release;
    return {
      buildId: 'dev',
      entry: `${origin}/${entry}`,
      global,
      // The files change with every edit.
      integrity: '',
      css: [],
      scripts: [],
      ssr: null,
      enabled: true,
      notice: null,
      remoteJson,
    };
  } catch {
    // Nothing listens there, or the browser does not allow it: the badge shows that.
    return undefined;
  }
}

/** Puts the remotes of this machine, which the server cannot reach, into the registry of the page. */
export async function withLocalRemotes(snapshot: PageSnapshot): Promise<PageSnapshot> {
  const { registry } = snapshot;
  const ports = Object.entries(registry.override?.ports ?? {});
  const entries = await Promise.all(ports.map(async ([id, port]) => [id, await readLocalEntry(id, port)] as const));
  const found = Object.fromEntries(entries.filter(([, entry]) => entry !== undefined)) as typeof registry.remotes;
  return { ...snapshot, registry: { ...registry, remotes: { ...registry.remotes, ...found } } };
}
