import type { Registry, RegistryEntry, RegistryOverride } from '@haesol/contracts/release';
import { shellApiVersion } from '@haesol/remote/shell-api';
import { messages } from '../messages.ko.ts';

/** Returns true for the same build in the same state. */
function isSame(known: RegistryEntry, offered: RegistryEntry): boolean {
  return known.global === offered.global && known.enabled === offered.enabled && known.notice === offered.notice;
}

/** Each override has its own expiry in milliseconds. */
function isSameChoice(known: RegistryOverride | undefined, offered: RegistryOverride | undefined): boolean {
  return known?.until === offered?.until;
}

/** The server does not know a remote of this machine, and offers the released one. */
function isOnSamePort({ override: known }: Registry, { override: offered }: Registry, id: string): boolean {
  return known?.ports?.[id] !== undefined && known.ports[id] === offered?.ports?.[id];
}

function choose(known: RegistryEntry | undefined, offered: RegistryEntry, isMounted: boolean): RegistryEntry {
  if (known !== undefined && (isMounted || isSame(known, offered))) return known;
  if (offered.remoteJson.requires.shellApi <= shellApiVersion) return offered;
  // A tab keeps its shell until a full page load; until then it also keeps the earlier build.
  return known ?? { ...offered, enabled: false, notice: messages.registry.newShell };
}

/**
 * Releases that an open tab uses from now on: those offered, except that mounted remotes keep their build, routes and menu until
 * they are unmounted, and those of this machine until they are taken back.
 * @returns `known` itself when nothing has changed
 */
export function mergeRegistry(known: Registry, offered: Registry, isMounted: (id: string) => boolean): Registry {
  const remotes: Record<string, RegistryEntry> = {};
  const isKept = (id: string) => isMounted(id) || isOnSamePort(known, offered, id);
  for (const [id, entry] of Object.entries(offered.remotes)) remotes[id] = choose(known.remotes[id], entry, isKept(id));
  for (const [id, entry] of Object.entries(known.remotes)) {
    if (isKept(id)) remotes[id] ??= entry;
  }
  const ids = Object.keys(remotes);
  const isUnchanged =
    ids.length === Object.keys(known.remotes).length &&
    ids.every((id) => remotes[id] === known.remotes[id]) &&
    isSameChoice(known.override, offered.override);
  return isUnchanged ? known : { ...offered, remotes };
}
