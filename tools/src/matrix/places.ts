import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startSite } from '../bench/startSite.ts';
import { MfError } from '../contract/MfError.ts';
import { readReleaseFolder } from '../contract/releaseFolder.ts';
import { findCurrent } from '../mf/findCurrent.ts';
import { packRelease } from '../mf/packRelease.ts';
import { createRegistryClient, type RegistryClient } from '../mf/registryClient.ts';
import type { Axes, Mix } from './listMixes.ts';
import type { createMatrixClient } from './matrixClient.ts';
import type { Folders } from './resolveBuilds.ts';

/** Site on which mixes are tried, one after the other. */
export interface Place {
  readonly url: string;
  /** Null for a local site. */
  readonly site: string | null;
  /** Serves a mix. @returns the cookie that shows it, if others get different builds */
  put(mix: Mix): Promise<string | undefined>;
  /** Token with which specs deploy; undefined if they have their own. */
  readonly releaseToken: string | undefined;
  close(): Promise<void>;
}

/** Limit for seeing moves of another process, normally a second, on a busy machine. */
const seenWithinMs = 30_000;

/** Waits until pages have the builds. @throws {MfError} */
async function waitForMix(client: RegistryClient, mix: Mix): Promise<void> {
  const until = Date.now() + seenWithinMs;
  for (;;) {
    const { shell, remotes } = await client.registry();
    const of = (id: string) => (id === 'shell' ? shell.buildId : remotes[id]?.buildId);
    if (Object.entries(mix).every(([id, build]) => of(id) === build)) return;
    if (Date.now() > until) throw new MfError(`${client.server} does not serve ${JSON.stringify(mix)}`);
    await delay(200);
  }
}

async function moveStable(client: RegistryClient, mix: Mix): Promise<void> {
  for (const [id, to] of Object.entries(mix)) {
    const expect = await findCurrent(client, id, 'stable');
    if (expect !== to) await client.change(id, 'stable', { to, expect });
  }
  await waitForMix(client, mix);
}

/** Uploads every build of the axes to a channel that no page uses, and lets it pass without a check. */
async function uploadBuilds(client: RegistryClient, axes: Axes, folders: Folders): Promise<void> {
  for (const [id, builds] of Object.entries(axes)) {
    for (const build of builds) {
      const { files, manifest } = await readReleaseFolder(folders[id]?.[build] ?? '');
      await client.publish(id, await packRelease(files), { channel: 'next' });
      if (id !== 'shell')
        await client.saveCheck(id, manifest.buildId, { reason: 'The matrix tries the build on a site of its own.' });
    }
  }
}

/**
 * Opens a local server with the builds; each mix becomes `stable`, so that pages are sent and cached as for visitors.
 * @param builds file with the builds of remotes without an axis
 */
export async function openLocalPlace(builds: string, axes: Axes, folders: Folders): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'haesol-matrix-'));
  const site = await startSite(builds, { HAESOL_DATA_DIR: dataDir, RENDER_LIMIT_MS: '15000', RELEASE_TOKENS: '' });
  const close = async () => {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const releaseToken = readFileSync(join(dataDir, 'release-token'), 'utf8').trim();
    const client = createRegistryClient(site.url, releaseToken, 'matrix');
    await uploadBuilds(client, axes, folders);
    const put = async (mix: Mix) => (await moveStable(client, mix)) as undefined;
    return { url: site.url, site: null, put, releaseToken, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Opens a shared site: each mix is only in the browsers of the specs. */
export function openSitePlace(url: string, client: ReturnType<typeof createMatrixClient>): Place {
  return {
    url,
    site: url,
    put: (mix) => client.takeCookie(mix),
    releaseToken: undefined,
    close: async () => undefined,
  };
}
