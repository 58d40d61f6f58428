import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { LocalBuild } from '../build/buildAll.ts';
import { MfError } from '../contract/MfError.ts';
import type { Command } from './command.ts';
import { fetchBuild } from './fetchBuild.ts';
import { findCurrent } from './findCurrent.ts';
import type { RegistryClient } from './registryClient.ts';

/** Lists the shell and all remotes in the server's pages. */
async function listIds(client: RegistryClient): Promise<readonly string[]> {
  return ['shell', ...Object.keys((await client.registry()).remotes)];
}

export const fetchCommand: Command = {
  usage: 'fetch [mf-…] [--from https://…] [--channel next] [--out file]',
  summary:
    'brings builds of a channel (stable) of a server; prints their folders, or writes them for --builds of a server',
  async run({ args: [id], client, log, open, options, print }) {
    const { channel, from, out } = options;
    const source = from === undefined ? client : open(from);
    const builds: LocalBuild[] = [];
    for (const one of id === undefined ? await listIds(source) : [id]) {
      const buildId = await findCurrent(source, one, channel);
      if (buildId === null) log(`${one}: ${channel} points at nothing`);
      else builds.push(await fetchBuild(source, one, buildId));
    }
    if (builds.length === 0) throw new MfError(`${source.server} has nothing in ${channel}`, 'npm run mf -- status');
    for (const build of builds) print(`${build.id} ${build.buildId} ${build.dir}`);
    if (out !== undefined) {
      mkdirSync(dirname(resolve(out)), { recursive: true });
      writeFileSync(resolve(out), `${JSON.stringify(builds, null, 2)}\n`);
    }
    return undefined;
  },
};
