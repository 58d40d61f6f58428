import type { Registry, RegistryEntry, ReleaseFile } from '@haesol/contracts/release';

/** Files of a build on the host of assets; others stay on the site. */
export interface Assets {
  readonly toFile: (file: ReleaseFile) => ReleaseFile;
  readonly toRegistry: () => Registry;
}

const asIs = (registry: Registry): Assets => ({ toFile: (file) => file, toRegistry: () => registry });

/** Returns the id in `/remotes/<id>/<buildId>/<file>`. */
const idOf = (path: string) => path.split('/', 3)[2] ?? '';

function toAssetEntry(entry: RegistryEntry, toFile: Assets['toFile']): RegistryEntry {
  const chunks = Object.entries(entry.chunks ?? {}).map(([name, { scripts, css }]) => [
    name,
    { scripts: scripts.map(toFile), css: css.map(toFile) },
  ]);
  return {
    ...entry,
    entry: toFile({ href: entry.entry, integrity: '' }).href,
    css: entry.css.map(toFile),
    scripts: entry.scripts.map(toFile),
    ...(entry.chunks && { chunks: Object.fromEntries(chunks) }),
  };
}

/**
 * Moves addresses of files to the host of assets (`ASSET_ORIGIN`). Builds that need a cookie stay on the site: those of remotes
 * with roles, and those that this browser has chosen or got as a canary.
 */
export function toAssets(registry: Registry, origin: string | undefined): Assets {
  if (origin === undefined) return asIs(registry);
  const own = { ...registry.override?.builds, ...registry.canary?.builds };
  const isMoved = (id: string) => own[id] === undefined && !(registry.remotes[id]?.remoteJson.roles.length ?? 0);
  const toFile = (file: ReleaseFile): ReleaseFile =>
    file.href.startsWith('/remotes/') && isMoved(idOf(file.href)) ? { ...file, href: origin + file.href } : file;
  return {
    toFile,
    toRegistry: () => ({
      ...registry,
      remotes: Object.fromEntries(
        Object.entries(registry.remotes).map(([id, entry]) => [id, toAssetEntry(entry, toFile)]),
      ),
    }),
  };
}

const moved = new WeakMap<Registry, Registry>();

/** Returns the registry with addresses of the host of assets; memoised for each registry. */
export function toAssetRegistry(registry: Registry, origin: string | undefined): Registry {
  const known = moved.get(registry) ?? toAssets(registry, origin).toRegistry();
  moved.set(registry, known);
  return known;
}
