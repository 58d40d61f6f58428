import type { BuildFiles, PageSnapshot, Registry, RegistryEntry } from '@haesol/shared/contracts';
import { atom } from 'jotai';
import { allowScriptOrigin } from '../federation/trustedTypes.ts';
import { isMounted } from '../remote/mountedRemotes.ts';
import { shellStore } from '../session/shellStore.ts';
import { mergeRegistry } from './mergeRegistry.ts';

const registryStateAtom = atom<Registry>({ version: '', shell: { buildId: '' }, remotes: {} });
export const registryAtom = atom((get) => get(registryStateAtom));
export const setRegistryAtom = atom(null, (_get, set, registry: Registry) => set(registryStateAtom, registry));

const timeoutMs = 8_000;
/** The last answer of the server, taken or not. */
let offered: Registry | undefined;
/** By the name of a build's container. */
const knownFiles = new Map<string, BuildFiles>();

/** Files of a build; the page's copy of the registry names none, so they are known from the first look on. */
export const filesOf = ({ global }: RegistryEntry): BuildFiles | undefined => knownFiles.get(global);

function keepFiles({ global, chunks, files }: RegistryEntry): void {
  if (chunks !== undefined && files !== undefined) knownFiles.set(global, { chunks, files });
}

/** Takes the registry of the page. A remote that a dev server builds comes from its origin, and has no hash. */
export function takeRegistry({ registry, mode }: PageSnapshot): void {
  shellStore.set(setRegistryAtom, registry);
  for (const { entry, integrity } of Object.values(registry.remotes)) {
    if (mode === 'demo' && integrity === '') allowScriptOrigin(new URL(entry, location.href).origin);
  }
}

/** Asks for the registry as it is now, without taking it; no good answer changes nothing. */
export async function lookAtRegistry(): Promise<void> {
  try {
    const response = await fetch('/registry.json', { cache: 'no-cache', signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok || !response.headers.get('content-type')?.includes('json')) return;
    const registry = (await response.json()) as Registry;
    if (typeof registry.version !== 'string' || typeof registry.remotes !== 'object') return;
    offered = registry;
    for (const entry of Object.values(registry.remotes)) keepFiles(entry);
  } catch {
    // Offline or too slow: what is known goes on being used.
  }
}

/** Goes on with the releases of the last look; remotes that stand in the page keep theirs until they have left it. */
export function takeOffered(): void {
  if (offered === undefined) return;
  const known = shellStore.get(registryAtom);
  const next = mergeRegistry(known, offered, isMounted);
  if (next !== known) shellStore.set(setRegistryAtom, next);
}

/** Asks for the registry as it is now and takes it; keeps the old one when there is no good answer. */
export async function refreshRegistry(): Promise<void> {
  await lookAtRegistry();
  takeOffered();
}
