import { type Registry, type RegistryEntry, type RemoteJson, remoteJson } from '@haesol/contracts/release';

type RouteInput = { readonly path: string } & Readonly<Record<string, unknown>>;

/** Public route of `remote.json`. */
export const aRoute = (path: string, overrides: Readonly<Record<string, unknown>> = {}): RouteInput => ({
  path,
  layout: 'default',
  group: 'infoPlaza',
  guard: null,
  render: 'client',
  title: '공지사항',
  ...overrides,
});

/** `remote.json` that has passed its schema. */
export const aRemoteJson = (overrides: Readonly<Record<string, unknown>> = {}): RemoteJson =>
  remoteJson.parse({
    id: 'mf-infoplaza',
    requires: { shellApi: 1 },
    area: ['/infoPlaza'],
    routes: [aRoute('/infoPlaza/notice')],
    ...overrides,
  });

/** Entry of the registry; its container has a unique name for each build. */
export function anEntry(json: RemoteJson = aRemoteJson(), overrides: Partial<RegistryEntry> = {}): RegistryEntry {
  const buildId = overrides.buildId ?? 'build0001';
  const global = `${json.id.replaceAll('-', '_')}_${buildId}`;
  return {
    buildId,
    entry: `/remotes/${json.id}/${buildId}/remoteEntry.js`,
    global,
    integrity: 'sha384-entry',
    css: [],
    scripts: [],
    ssr: null,
    enabled: true,
    notice: null,
    remoteJson: json,
    ...overrides,
  };
}

export const aRegistry = (...entries: readonly RegistryEntry[]): Registry => ({
  version: '1',
  shell: { buildId: 'shell0001' },
  remotes: Object.fromEntries(entries.map((entry) => [entry.remoteJson.id, entry])),
});
