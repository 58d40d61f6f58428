/** Release file that this tab has requested. */
export interface TabLoad {
  readonly id: string;
  readonly buildId: string;
  readonly file: string;
  /** Start in milliseconds since the page load, and duration. */
  readonly startMs: number;
  readonly durationMs: number;
  /** Bytes over the network; 0 from a cache. */
  readonly bytes: number;
}

type ResourceEntry = Pick<PerformanceResourceTiming, 'duration' | 'name' | 'startTime' | 'transferSize'>;

const releaseFile = /\/remotes\/(shell|mf-[\w-]+)\/([0-9a-z]{8,40})\/([^?#]+)/;

/** Reads release files from the browser's resource timing, the newest first. */
export function readLoads(entries: readonly ResourceEntry[]): readonly TabLoad[] {
  const loads = entries.flatMap(({ duration, name, startTime, transferSize }) => {
    const [, id, buildId, file] = releaseFile.exec(name) ?? [];
    if (id === undefined || buildId === undefined || file === undefined) return [];
    const times = { startMs: Math.round(startTime), durationMs: Math.round(duration) };
    return [{ id, buildId, file, ...times, bytes: transferSize }];
  });
  return loads.toSorted((one, other) => other.startMs - one.startMs);
}

/** Lists builds with files loaded by this tab, by remote, the latest first. */
export function listTabBuilds(loads: readonly TabLoad[]): ReadonlyMap<string, readonly string[]> {
  const byRemote = Map.groupBy(loads, ({ id }) => id);
  return new Map([...byRemote].map(([id, own]) => [id, [...new Set(own.map(({ buildId }) => buildId))]]));
}

/** Shared library, with its versions in the page and the remotes that provide each. */
export interface SharedLibrary {
  readonly name: string;
  readonly versions: readonly { readonly version: string; readonly from: string }[];
}

type ShareScope = Readonly<Record<string, Readonly<Record<string, { readonly from?: string }>>>>;
/** Data of the federation runtime in `globalThis.__FEDERATION__`, as far as read here. */
export interface FederationGlobal {
  readonly __INSTANCES__?: readonly { readonly shareScopeMap?: Readonly<Record<string, ShareScope>> }[];
}

/** Reads the libraries of the runtime's share scopes, duplicates first; empty before the runtime has started. */
export function readShared(federation: FederationGlobal | undefined): readonly SharedLibrary[] {
  const found = new Map<string, Map<string, string>>();
  for (const { shareScopeMap = {} } of federation?.__INSTANCES__ ?? []) {
    for (const [name, versions] of Object.values(shareScopeMap).flatMap((scope) => Object.entries(scope))) {
      const known = found.get(name) ?? new Map<string, string>();
      for (const [version, { from = '' }] of Object.entries(versions)) known.set(version, from);
      found.set(name, known);
    }
  }
  const libraries = [...found].map(([name, versions]) => ({
    name,
    versions: [...versions].map(([version, from]) => ({ version, from })),
  }));
  return libraries.toSorted(
    (one, other) => other.versions.length - one.versions.length || one.name.localeCompare(other.name),
  );
}

/** State of the load guard in this tab. */
export interface GuardState {
  /** Milliseconds since the epoch; undefined: it has not reloaded the page. */
  readonly lastReload: number | undefined;
  readonly failedBuilds: readonly string[];
}

/** @param lastReload stored under the key of the same name; @param failedBuilds the same, as JSON */
export function readGuard(lastReload: string | null, failedBuilds: string | null): GuardState {
  const at = Number(lastReload ?? 0);
  let builds: unknown;
  try {
    builds = JSON.parse(failedBuilds ?? '[]');
  } catch {
    // The load guard ignores unreadable entries, too.
  }
  return {
    lastReload: at > 0 ? at : undefined,
    failedBuilds: Array.isArray(builds) ? builds.filter((build) => typeof build === 'string') : [],
  };
}
