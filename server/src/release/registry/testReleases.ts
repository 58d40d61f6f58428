import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ReleaseManifest, RemoteJson } from '@haesol/contracts/release';
import { sql } from 'kysely';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import { createDiskStore } from './diskStore.ts';
import { toIntegrity } from './integrity.ts';

/** Opens a release store and an empty database for one test file. */
export async function openTestRegistry() {
  const dataDir = await mkdtemp(join(tmpdir(), 'haesol-registry-'));
  const { db, notices, close } = await openTestDatabase();
  return {
    dataDir,
    db,
    notices,
    store: createDiskStore(dataDir),
    /** Clears tables and store. */
    async reset() {
      await sql`truncate matrix_result, matrix_build, remote_audit, remote_canary, remote_channel, remote_check, remote_release
        restart identity`.execute(db);
      await rm(join(dataDir, 'releases'), { recursive: true, force: true });
    },
    async close() {
      await close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export function aRemoteJson(overrides: Partial<RemoteJson> = {}): RemoteJson {
  return {
    id: 'mf-infoplaza',
    requires: { shellApi: 1 },
    roles: [],
    area: ['/infoPlaza'],
    routes: [],
    menu: [],
    offers: [],
    reads: [],
    ...overrides,
  };
}

export function aRoute(overrides: Partial<RemoteJson['routes'][number]> = {}): RemoteJson['routes'][number] {
  return {
    path: '/infoPlaza/notice',
    alias: [],
    layout: 'default',
    group: 'infoPlaza',
    guard: null,
    render: 'server',
    sticky: false,
    slots: [],
    title: '공지사항',
    description: '',
    bare: false,
    noindex: false,
    counted: false,
    gets: [],
    ...overrides,
  };
}

/** Name of the lazy chunk in {@link aRelease}. */
export const chunkName = 'notice';

export interface TestRelease {
  manifest: ReleaseManifest;
  files: Map<string, Uint8Array>;
}

/**
 * Builds a consistent release with an entry, another script and a stylesheet; `text` makes its bytes differ, `ssr` is the code
 * of its part for the server.
 */
export function aRelease(options: {
  buildId: string;
  text?: string;
  ssr?: string;
  format?: 'module';
  remoteJson?: RemoteJson | null;
}): TestRelease {
  const remoteJson = options.remoteJson === undefined ? aRemoteJson() : options.remoteJson;
  const id = remoteJson?.id ?? 'shell';
  const text = options.text ?? options.buildId;
  const files = new Map<string, Uint8Array>([
    ['entry.js', Buffer.from(`/* ${id} ${text} */`.padEnd(2_000, ';'))],
    ['page.0a1b2c3d.js', Buffer.from('')],
    ['start.0a1b2c3d.js', Buffer.from(`console.log(${JSON.stringify(text)})`)],
    [`${id}.0a1b2c3d.css`, Buffer.from(`.${id}{background:url(./dot.svg);content:"</style>"}`)],
    ['dot.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    [
      'maps/entry.js.map',
      Buffer.from(
        JSON.stringify({
          version: 3,
          file: 'entry.js',
          sources: ['webpack://x/./src/app.ts'],
          names: [],
          mappings: 'AAAA',
        }),
      ),
    ],
    ...(id === 'shell' ? [['worker.js', Buffer.from('/* worker */')] as const] : []),
    ...(options.ssr === undefined ? [] : [['ssr/server.js', Buffer.from(options.ssr)] as const]),
  ]);
  const manifest: ReleaseManifest = {
    id,
    buildId: options.buildId,
    entry: 'entry.js',
    global: id === 'shell' ? '' : `${id.replaceAll('-', '_')}_${options.buildId}`,
    ...(options.format && { format: options.format }),
    scripts: ['start.0a1b2c3d.js'],
    css: [`${id}.0a1b2c3d.css`],
    chunks: { [chunkName]: { scripts: ['page.0a1b2c3d.js'], css: [] } },
    ssr: options.ssr === undefined ? null : 'ssr/server.js',
    mode: 'production',
    files: Object.fromEntries([...files].map(([name, bytes]) => [name, toIntegrity(bytes)])),
    remoteJson,
  };
  return { manifest, files };
}

/** Builds the archive for a team's upload. */
export async function toArchive({ manifest, files }: TestRelease): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'haesol-archive-'));
  try {
    for (const [name, bytes] of [...files, ['release.json', JSON.stringify(manifest)] as const]) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), bytes);
    }
    return execFileSync('tar', ['-C', folder, '-czf', '-', '.']);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Check that a build has passed, as it is stored. */
export const passedCheck = { person: '한가람', shells: ['shell0001'], faults: [], reason: null, proof: null };
