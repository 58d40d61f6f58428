import { basename } from 'node:path';
import { readRemoteJson } from '@haesol/build';
import type { RemoteJson } from '@haesol/contracts/release';
import { listTargets } from '../build/packages.ts';
import { type Fault, toFaults } from './fault.ts';
import { listSources } from './listSources.ts';

type Remotes = Readonly<Record<string, { readonly remoteJson: RemoteJson }>>;

/** Lists slots offered by the remote itself, by the site, and by this workspace. */
async function listOffered(own: RemoteJson, remotes: Remotes): Promise<ReadonlySet<string>> {
  const targets = listTargets().filter(({ id }) => id !== 'shell' && id !== own.id);
  const ofWorkspace = await Promise.all(targets.map(({ packageDir }) => readRemoteJson(packageDir)));
  const all = [own, ...ofWorkspace, ...Object.values(remotes).map(({ remoteJson }) => remoteJson)];
  return new Set(all.flatMap(({ offers }) => offers.map(({ slot }) => slot)));
}

/** Lists uses of `<Slot name="…">` in a source. */
function listUses(text: string, file: string) {
  return [...text.matchAll(/<Slot\b[^>]*?\sname="([^"]*)"/g)].map(({ 1: slot = '', index }) => ({
    slot,
    place: `${file}:${text.slice(0, index).split('\n').length}`,
  }));
}

/**
 * Finds slots that pages list without an owner, and slots in sources that no page lists: the first would show a notice, the
 * second would load late.
 */
export async function checkSlotUses(
  own: RemoteJson,
  { packageDir, remotes = {} }: { readonly packageDir?: string | undefined; readonly remotes?: Remotes | undefined },
): Promise<Fault[]> {
  const listed = new Set([...own.routes.flatMap(({ slots }) => slots)]);
  const offered = await listOffered(own, remotes);
  const sources = packageDir === undefined ? [] : listSources(packageDir);
  const uses = sources.flatMap(({ name, text }) => listUses(text, `${basename(packageDir ?? '')}/${name}`));
  return toFaults('slots', [
    ...[...listed].filter((slot) => !offered.has(slot)).map((slot) => `no remote offers ${slot}`),
    ...uses
      .filter(({ slot }) => !listed.has(slot))
      .map(({ slot, place }) => `${place}: ${slot} is in slots of no page`),
  ]);
}
