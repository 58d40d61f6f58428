import { createHash } from 'node:crypto';
import {
  type Registry,
  type RegistryEntry,
  type RegistryOverride,
  type ReleaseFile,
  type ReleaseManifest,
  type RemoteJson,
  sourceMapFolder,
} from '@haesol/contracts/release';
import { brandEntry, brandRemotes } from '../../brand/brandRegistry.ts';
import type { Db } from '../../db/schema.ts';
import { listReleasedBuilds, listServedBuilds, wasReleased } from './auditRepository.ts';
import { listRunning } from './canaryRepository.ts';
import { listChannelReleases, readRegistryVersion } from './channelRepository.ts';
import { listRemovals } from './removalRepository.ts';

/** Time after which a change by another server is seen. */
const recheckMs = 500;
/** Current and previous shell, with which a published remote must be compatible. */
const namedShells = 2;

/** Build for a share of the visitors. */
export interface RunningCanary {
  readonly canaryId: number;
  /** Percent. */
  readonly share: number;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly stableBuildId: string;
  readonly entry: RegistryEntry;
}

/** Releases of a channel at one moment. */
export interface RegistryState {
  readonly version: string;
  readonly shell: ReleaseManifest | undefined;
  /** Shell builds of pages and of tabs that are still open; current one first. */
  readonly shells: readonly string[];
  /** All remotes, for any role. */
  readonly remotes: Readonly<Record<string, RegistryEntry>>;
  /** Removed remotes, whose files are still served to open tabs. */
  readonly removed: Readonly<Record<string, RemoteJson>>;
  /** All builds that visitors may have had, as `<remote>/<build>`. */
  readonly released: ReadonlySet<string>;
  readonly canaries: readonly RunningCanary[];
  /** Included canaries (`withCanaries`). */
  readonly canary?: NonNullable<Registry['canary']>;
  /** Included builds of one browser (`withOverride`). */
  readonly override?: RegistryOverride;
}

export interface RegistrySource {
  /** Returns the state of `stable`, at most half a second old. */
  get(): Promise<RegistryState>;
  /** Returns true if a build is or was in `stable` or a canary, including changes by other processes up to now. */
  isReleased(id: string, buildId: string): Promise<boolean>;
  /** Makes the next `get` check the database, after a change in this process. */
  invalidate(): void;
}

function toReleaseUrl(release: { id: string; buildId: string }, name: string): string {
  return `/remotes/${release.id}/${release.buildId}/${name}`;
}

export function toReleaseFiles(manifest: ReleaseManifest, names: readonly string[]): ReleaseFile[] {
  return names.map((name) => ({ href: toReleaseUrl(manifest, name), integrity: manifest.files[name] ?? '' }));
}

/** Removes source maps, which are for the team only, because the registry is sent to every tab. */
function withoutSourceMaps(files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).filter(([name]) => !name.startsWith(sourceMapFolder)));
}

function toEntry(row: {
  manifest: ReleaseManifest;
  enabled: boolean;
  notice: string | null;
}): RegistryEntry | undefined {
  const { manifest, enabled, notice } = row;
  if (manifest.remoteJson === null) return undefined;
  return {
    buildId: manifest.buildId,
    entry: toReleaseUrl(manifest, manifest.entry),
    global: manifest.global,
    integrity: manifest.files[manifest.entry] ?? '',
    ...(manifest.format && { format: manifest.format }),
    css: toReleaseFiles(manifest, manifest.css),
    scripts: toReleaseFiles(manifest, manifest.scripts),
    chunks: Object.fromEntries(
      Object.entries(manifest.chunks).map(([name, { scripts, css }]) => [
        name,
        { scripts: toReleaseFiles(manifest, scripts), css: toReleaseFiles(manifest, css) },
      ]),
    ),
    files: withoutSourceMaps(manifest.files),
    ssr: manifest.ssr,
    enabled,
    notice,
    remoteJson: manifest.remoteJson,
  };
}

/** Returns the remotes among the builds of a channel. */
export function toRemotes(rows: Awaited<ReturnType<typeof listChannelReleases>>): Record<string, RegistryEntry> {
  const entries = rows.map(toEntry).filter((entry) => entry !== undefined);
  return Object.fromEntries(entries.map((entry) => [entry.remoteJson.id, entry]));
}

async function loadCanaries(db: Db): Promise<RunningCanary[]> {
  const rows = await listRunning(db);
  return rows.flatMap(({ canary_id, share, started_at, stable_build_id, ...release }) => {
    const entry = toEntry(release);
    const canary = { canaryId: canary_id, share, startedAt: started_at.getTime(), stableBuildId: stable_build_id };
    return entry === undefined ? [] : [{ ...canary, entry: brandEntry(entry) }];
  });
}

async function loadState(db: Db, version: string): Promise<RegistryState> {
  const rows = await listChannelReleases(db, 'stable');
  const shells = await listServedBuilds(db, 'shell', namedShells);
  const shell = rows.find(({ manifest }) => manifest.id === 'shell')?.manifest;
  const released = new Set(await listReleasedBuilds(db));
  const removals = await listRemovals(db);
  const removed = Object.fromEntries(
    removals.flatMap(({ id, remoteJson }) => (remoteJson === null ? [] : [[id, remoteJson] as const])),
  );
  return {
    version,
    shell,
    shells,
    remotes: brandRemotes(toRemotes(rows)),
    removed,
    released,
    canaries: await loadCanaries(db),
  };
}

/** Caches the state in memory and checks the registry's version at most twice a second. */
export function createRegistry(db: Db, now: () => number = () => performance.now()): RegistrySource {
  let state: RegistryState | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let pending: Promise<RegistryState> | undefined;
  let changes = 0;

  const refresh = async () => {
    const startedAt = now();
    const changesBefore = changes;
    const version = await readRegistryVersion(db);
    const fresh = state?.version === version ? state : await loadState(db, version);
    state = fresh;
    // A read from before a change by this process is outdated.
    if (changes === changesBefore) checkedAt = startedAt;
    return fresh;
  };

  const source: RegistrySource = {
    async get() {
      if (state !== undefined && now() - checkedAt < recheckMs) return state;
      const current = pending ?? refresh();
      pending = current;
      try {
        return await current;
      } catch (error) {
        // Outdated releases are better than none while the database is unavailable.
        if (state !== undefined) return state;
        throw error;
      } finally {
        if (pending === current) pending = undefined;
      }
    },
    async isReleased(id, buildId) {
      const { released } = await source.get();
      return released.has(`${id}/${buildId}`) || (await wasReleased(db, id, buildId));
    },
    invalidate() {
      changes += 1;
      checkedAt = Number.NEGATIVE_INFINITY;
      pending = undefined;
    },
  };
  return source;
}

/** Returns true if these roles may see a remote that requires `wanted`. */
export function hasRemoteRole(wanted: readonly string[], roles: readonly string[]): boolean {
  return wanted.length === 0 || wanted.some((role) => roles.includes(role));
}

const registries = new WeakMap<RegistryState, Map<string, Registry>>();

/**
 * Returns the registry for these roles, without the remotes and menu entries of others; memoised for each state.
 * @returns undefined until a shell is published
 */
export function toRegistry(state: RegistryState, roles: readonly string[]): Registry | undefined {
  const known = registries.get(state) ?? new Map<string, Registry>();
  registries.set(state, known);
  const key = roles.toSorted().join();
  const registry = known.get(key) ?? filterRegistry(state, roles);
  if (registry !== undefined) known.set(key, registry);
  return registry;
}

function filterRegistry(state: RegistryState, roles: readonly string[]): Registry | undefined {
  if (state.shell === undefined) return undefined;
  const remotes: Record<string, RegistryEntry> = {};
  for (const [id, entry] of Object.entries(state.remotes)) {
    if (!hasRemoteRole(entry.remoteJson.roles, roles)) continue;
    const menu = entry.remoteJson.menu.filter((item) => hasRemoteRole(item.roles, roles));
    remotes[id] = { ...entry, remoteJson: { ...entry.remoteJson, menu } };
  }
  const { version, shell, override, canary } = state;
  const own = { ...(override && { override }), ...(canary && { canary }) };
  return { version, shell: { buildId: shell.buildId }, remotes, ...own };
}

/** Returns the shells for compatibility checks by a remote's team. */
export function toShells(shells: readonly string[]) {
  return { list: shells.map((buildId) => ({ buildId })) };
}

export function toETag(body: string): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}
