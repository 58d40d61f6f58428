import { createHash } from 'node:crypto';
import {
  type Registry,
  type RegistryEntry,
  type RegistryOverride,
  type ReleaseFile,
  type ReleaseManifest,
  sourceMapFolder,
} from '@haesol/contracts/release';
import type { Db } from '../../db/schema.ts';
import { listReleasedBuilds, listServedBuilds, wasReleased } from './auditRepository.ts';
import { listRunning } from './canaryRepository.ts';
import { listChannelReleases, readRegistryVersion } from './channelRepository.ts';

/** How long a change made by another server may stay unseen. */
const recheckMs = 1_000;
/** The present shell and the one before: what a remote that is published has to fit. */
const namedShells = 2;

/** A build that a share of the visitors gets. */
export interface RunningCanary {
  readonly canaryId: number;
  /** Percent. */
  readonly share: number;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly stableBuildId: string;
  readonly entry: RegistryEntry;
}

/** The releases that a channel serves at one moment. */
export interface RegistryState {
  readonly version: string;
  readonly shell: ReleaseManifest | undefined;
  /** Builds of the shell that pages have, and that open tabs may still have from before; the present one first. */
  readonly shells: readonly string[];
  /** All remotes, whoever may see them. */
  readonly remotes: Readonly<Record<string, RegistryEntry>>;
  /** Every build that visitors may have had, as `<remote>/<build>`. */
  readonly released: ReadonlySet<string>;
  readonly canaries: readonly RunningCanary[];
  /** Canaries that stand among them (`withCanaries`). */
  readonly canary?: NonNullable<Registry['canary']>;
  /** Builds of one browser that stand among them (`withOverride`). */
  readonly override?: RegistryOverride;
}

export interface RegistrySource {
  /** State of `stable`, at most a second old. */
  get(): Promise<RegistryState>;
  /** Whether `stable` or a canary has, or has ever had, a build; one of this moment counts, whichever process has moved it. */
  isReleased(id: string, buildId: string): Promise<boolean>;
  /** Makes the next `get` look at the database; for changes made in this process. */
  invalidate(): void;
}

function toReleaseUrl(release: { id: string; buildId: string }, name: string): string {
  return `/remotes/${release.id}/${release.buildId}/${name}`;
}

export function toReleaseFiles(manifest: ReleaseManifest, names: readonly string[]): ReleaseFile[] {
  return names.map((name) => ({ href: toReleaseUrl(manifest, name), integrity: manifest.files[name] ?? '' }));
}

/** The registry goes to every tab; source maps are the team's. */
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

/** The remotes among what a channel points at. */
export function toRemotes(rows: Awaited<ReturnType<typeof listChannelReleases>>): Record<string, RegistryEntry> {
  const entries = rows.map(toEntry).filter((entry) => entry !== undefined);
  return Object.fromEntries(entries.map((entry) => [entry.remoteJson.id, entry]));
}

async function loadCanaries(db: Db): Promise<RunningCanary[]> {
  const rows = await listRunning(db);
  return rows.flatMap(({ canary_id, share, started_at, stable_build_id, ...release }) => {
    const entry = toEntry(release);
    const canary = { canaryId: canary_id, share, startedAt: started_at.getTime(), stableBuildId: stable_build_id };
    return entry === undefined ? [] : [{ ...canary, entry }];
  });
}

async function loadState(db: Db, version: string): Promise<RegistryState> {
  const rows = await listChannelReleases(db, 'stable');
  const shells = await listServedBuilds(db, 'shell', namedShells);
  const shell = rows.find(({ manifest }) => manifest.id === 'shell')?.manifest;
  const released = new Set(await listReleasedBuilds(db));
  return { version, shell, shells, remotes: toRemotes(rows), released, canaries: await loadCanaries(db) };
}

/** Keeps the state in memory and looks at the registry's version at most once a second. */
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
    // What was read before a change of our own says nothing about it.
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
        // The pages of yesterday's releases are better than none while the database is away.
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

/** True when somebody with these roles may see a remote that asks for `wanted`. */
export function hasRemoteRole(wanted: readonly string[], roles: readonly string[]): boolean {
  return wanted.length === 0 || wanted.some((role) => roles.includes(role));
}

/**
 * The registry as somebody with these roles sees it: without the remotes, and the menu entries, of other roles.
 * @returns undefined while no shell is published
 */
export function toRegistry(state: RegistryState, roles: readonly string[]): Registry | undefined {
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

/** Shells that a remote has to fit, for the checks of its team. */
export function toShells(shells: readonly string[]) {
  return { list: shells.map((buildId) => ({ buildId })) };
}

/** The same releases in the frontend-discovery format, for tools that know it. */
export function toDiscovery(registry: Registry) {
  const microFrontends = Object.entries(registry.remotes).map(([id, entry]) => [
    id,
    [
      {
        url: entry.entry,
        fallbackUrl: entry.entry,
        metadata: { integrity: entry.integrity, version: entry.buildId },
        deployment: { traffic: entry.enabled ? 100 : 0, default: true },
        extras: { global: entry.global, css: entry.css, scripts: entry.scripts, remoteJson: entry.remoteJson },
      },
    ],
  ]);
  return {
    schema: 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json',
    microFrontends: Object.fromEntries(microFrontends) as Record<string, unknown>,
  };
}

export function toETag(body: string): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}
