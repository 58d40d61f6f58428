import {
  type BuildFiles,
  type PageSnapshot,
  type Registry,
  type RegistryEntry,
  toLocalOrigin,
} from '@haesol/contracts/release';
import { atom } from 'jotai';
import { allowScriptOrigin } from '../federation/trustedTypes.ts';
import { shellStore } from '../session/shellStore.ts';
import { mergeRegistry } from './mergeRegistry.ts';
import { isMounted } from './mountedRemotes.ts';
import { lookAtValues, takeOfferedValues, takePageValues } from './remoteValues.ts';

const registryStateAtom = atom<Registry>({ version: '', shell: { buildId: '' }, remotes: {} });
export const registryAtom = atom((get) => get(registryStateAtom));
export const setRegistryAtom = atom(null, (_get, set, registry: Registry) => set(registryStateAtom, registry));

const timeoutMs = 8_000;
/** Last answer of the server, used or not. */
let offered: Registry | undefined;
/** By the name of a build's container. */
const knownFiles = new Map<string, BuildFiles>();

/** Returns the files of a build; unknown until the first request, because the page's copy of the registry has none. */
export const filesOf = ({ global }: RegistryEntry): BuildFiles | undefined => knownFiles.get(global);

function keepFiles({ global, chunks, files }: RegistryEntry): void {
  if (chunks !== undefined && files !== undefined) knownFiles.set(global, { chunks, files });
}

/** Uses the registry of the page. A remote of a dev server or of this machine has another origin, and no hash. */
export function takeRegistry({ registry, mode, values }: PageSnapshot): void {
  shellStore.set(setRegistryAtom, registry);
  takePageValues(values);
  for (const port of Object.values(registry.override?.ports ?? {})) allowScriptOrigin(toLocalOrigin(port));
  for (const { entry, integrity } of Object.values(registry.remotes)) {
    if (mode === 'demo' && integrity === '') allowScriptOrigin(new URL(entry, location.href).origin);
  }
}

/** Requests the current registry without using it yet; a failure changes nothing. */
export async function lookAtRegistry(): Promise<void> {
  try {
    const response = await fetch('/registry.json', { cache: 'no-cache', signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok || !response.headers.get('content-type')?.includes('json')) return;
    const registry = (await response.json()) as Registry;
    if (typeof registry.version !== 'string' || typeof registry.remotes !== 'object') return;
    offered = registry;
    for (const entry of Object.values(registry.remotes)) keepFiles(entry);
    await lookAtValues(Object.values(registry.remotes));
  } catch {
    // Offline or too slow: the known registry stays in use.
  }
}

/** Uses the releases of the last request; mounted remotes keep theirs until they are unmounted. */
export function takeOffered(): void {
  takeOfferedValues();
  if (offered === undefined) return;
  const known = shellStore.get(registryAtom);
  const next = mergeRegistry(known, offered, isMounted);
  if (next !== known) shellStore.set(setRegistryAtom, next);
}

/** Requests the current registry and uses it. @returns whether its remote has another build or state than this one */
export async function renewEntry(entry: RegistryEntry): Promise<boolean> {
  await refreshRegistry();
  return shellStore.get(registryAtom).remotes[entry.remoteJson.id] !== entry;
}

/** Requests the current registry and uses it; keeps the known one on failure. */
export async function refreshRegistry(): Promise<void> {
  await lookAtRegistry();
  takeOffered();
}
