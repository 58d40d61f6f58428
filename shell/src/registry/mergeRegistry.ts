import type { Registry, RegistryEntry } from '@haesol/shared/contracts';
import { shellApiVersion } from '@haesol/shared/shell-api';
import { messages } from '../messages.ko.ts';

/** The same build in the same state. */
function isSame(known: RegistryEntry, offered: RegistryEntry): boolean {
  return known.global === offered.global && known.enabled === offered.enabled && known.notice === offered.notice;
}

function choose(known: RegistryEntry | undefined, offered: RegistryEntry, isMounted: boolean): RegistryEntry {
  if (known !== undefined && (isMounted || isSame(known, offered))) return known;
  if (offered.remoteJson.requires.shellApi <= shellApiVersion) return offered;
  // The shell of a tab stays until the document is loaded anew; until then the build before does its work.
  return known ?? { ...offered, enabled: false, notice: messages.registry.newShell };
}

/**
 * The releases that an open tab goes on with: those offered now, except for remotes that stand in the page, which keep
 * their build, routes and menu until they have left it.
 * @returns `known` itself when nothing is different
 */
export function mergeRegistry(known: Registry, offered: Registry, isMounted: (id: string) => boolean): Registry {
  const remotes: Record<string, RegistryEntry> = {};
  for (const [id, entry] of Object.entries(offered.remotes))
    remotes[id] = choose(known.remotes[id], entry, isMounted(id));
  for (const [id, entry] of Object.entries(known.remotes)) {
    if (isMounted(id)) remotes[id] ??= entry;
  }
  const ids = Object.keys(remotes);
  const isUnchanged =
    ids.length === Object.keys(known.remotes).length && ids.every((id) => remotes[id] === known.remotes[id]);
  return isUnchanged ? known : { version: offered.version, shell: offered.shell, remotes };
}
