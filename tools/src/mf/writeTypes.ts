import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteJson } from '@haesol/contracts/release';
import { MfError } from '../contract/MfError.ts';
import { toCallTypes } from './callTypes.ts';
import type { RegistryClient } from './registryClient.ts';
import { type TypeSchema, toKey, toTypeText } from './schemaTypes.ts';

type Offers = Pick<RemoteJson, 'offers'>;

const toUnion = (names: readonly string[]) =>
  names.length === 0 ? 'never' : names.map((name) => `\n  | ${JSON.stringify(name)}`).join('');

function toInterface(fields: Readonly<Record<string, string>>): string {
  const names = Object.keys(fields).sort();
  return `{\n${names.map((name) => `  readonly ${toKey(name)}: ${fields[name]};`).join('\n')}\n}`;
}

/** Returns the props of each slot; a slot that does not describe its own takes any. */
function toSlots(remotes: readonly Offers[]): Readonly<Record<string, string>> {
  const offers = remotes.flatMap((remote) => remote.offers);
  return Object.fromEntries(
    offers.map(({ slot, props }) => [slot, props === undefined ? 'JsonObject' : toTypeText(props as TypeSchema)]),
  );
}

/** Makes `@haesol/remote` know the site: slots in screens, answers in tests. */
const declaration = `declare module '@haesol/remote/site' {
  interface Site {
    readonly calls: SiteCalls;
    readonly slots: SiteSlots;
  }
}
`;

/** Output folder, and what the types have besides the site. */
interface TypesOptions {
  /** Created if it is missing. */
  readonly dir: string;
  /** Description of the remote in this folder, whose slots the site may not have yet. */
  readonly own: Offers | undefined;
  /** True if `@haesol/remote` is installed. */
  readonly withKit: boolean;
}

/**
 * Writes types of the site in use: the interface of its shell, its calls with inputs and answers, slots with their props, menu
 * groups and shared modules.
 * @returns names of the written files
 * @throws {MfError} for a site without a shell
 */
export async function writeTypes(
  client: RegistryClient,
  { dir, own = { offers: [] }, withKit }: TypesOptions,
): Promise<readonly string[]> {
  const [shell] = await client.shells();
  if (shell === undefined) throw new MfError(`${client.server} has no shell`);
  const { shellApi, groups, shared } = shell.contract;
  const remotes = Object.values(await client.remotes()).map(({ remoteJson }) => remoteJson);
  const head = `// Written by mf types from ${client.server}, shell ${shell.buildId}.\n`;
  const files: Readonly<Record<string, string>> = {
    'calls.ts': `${head}${toCallTypes(await client.calls())}`,
    'shellApi.ts': head + shellApi.types,
    'site.ts': [
      `${head}import type { SiteCalls } from './calls.js';\nimport type { JsonObject } from './shellApi.js';\n`,
      `/** Slots of the site with their props. */\nexport interface SiteSlots ${toInterface(toSlots([...remotes, own]))}\n`,
      `/** Slots that remotes of the site offer. */\nexport type SlotName = keyof SiteSlots;\n`,
      `/** Groups of the menu. */\nexport type MenuGroup =${toUnion(groups)};\n`,
      `/** Shared modules of the page with their versions. */\nexport interface SharedModules ${toInterface(
        Object.fromEntries(Object.entries(shared).map(([name, version]) => [name, JSON.stringify(version)])),
      )}\n`,
      'export type { SiteCalls };\n',
      ...(withKit ? [declaration] : []),
    ].join('\n'),
  };
  mkdirSync(dir, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text);
  return Object.keys(files).map((name) => join(dir, name));
}
