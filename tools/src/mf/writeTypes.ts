import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MfError } from '../contract/MfError.ts';
import type { RegistryClient } from './registryClient.ts';

const toUnion = (names: readonly string[]) =>
  names.length === 0 ? 'never' : names.map((name) => `\n  | ${JSON.stringify(name)}`).join('');

/**
 * Writes types of the site in use: the interface of its shell, the slots that its remotes offer, and the calls of its API.
 * @param dir folder of the files, which is created
 * @returns names of the written files
 * @throws {MfError} for a site without a shell
 */
export async function writeTypes(client: RegistryClient, dir: string): Promise<readonly string[]> {
  const [shell] = await client.shells();
  if (shell === undefined) throw new MfError(`${client.server} has no shell`);
  const { shellApi, endpoints, groups, shared } = shell.contract;
  const remotes = Object.values(await client.remotes());
  const slots = remotes.flatMap(({ remoteJson }) => remoteJson.offers.map(({ slot }) => slot)).sort();
  const calls = Object.entries(endpoints).sort(([a], [b]) => (a < b ? -1 : 1));
  const head = `// Written by mf types from ${client.server}, shell ${shell.buildId}.\n`;
  const files: Readonly<Record<string, string>> = {
    'shellApi.ts': head + shellApi.types,
    'site.ts': [
      head,
      `/** Slots that remotes of the site offer. */\nexport type SlotName =${toUnion(slots)};\n`,
      `/** Groups of the menu. */\nexport type MenuGroup =${toUnion(groups)};\n`,
      `/** Calls of the API by name. */\nexport interface SiteCalls {\n${calls.map(([name, call]) => `  readonly '${name}': '${call}';`).join('\n')}\n}\n`,
      `/** Shared modules of the page with their versions. */\nexport interface SharedModules {\n${Object.entries(
        shared,
      )
        .map(([name, version]) => `  readonly '${name}': '${version}';`)
        .join('\n')}\n}\n`,
    ].join('\n'),
  };
  mkdirSync(dir, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text);
  return Object.keys(files).map((name) => join(dir, name));
}
