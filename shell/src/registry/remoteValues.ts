import { hasValues, type RegistryEntry, type RemoteValues, type ValuesByRemote } from '@haesol/contracts/release';
import type { Readable } from '@haesol/remote/shell-api';
import { atom } from 'jotai';
import { shellStore, toReadable } from '../session/shellStore.ts';

const timeoutMs = 3_000;
const none: RemoteValues = { flags: {}, settings: {} };
const valuesAtom = atom<ValuesByRemote>({});
/** Those that the page was rendered with. */
let ofPage: ValuesByRemote = {};
/** Last answer of the server, used or not. */
let offered: ValuesByRemote | undefined;
let asking: Promise<void> | undefined;

/** Uses the values of the page. */
export function takePageValues(values: ValuesByRemote = {}): void {
  ofPage = values;
  shellStore.set(valuesAtom, values);
}

/** Returns flags and settings of a remote. */
export const valuesOf = (remoteId: string): Readable<RemoteValues> =>
  toReadable(
    atom((get) => get(valuesAtom)[remoteId] ?? none),
    ofPage[remoteId] ?? none,
  );

async function ask(): Promise<void> {
  try {
    const response = await fetch('/registry/values.json', { signal: AbortSignal.timeout(timeoutMs) });
    if (response.ok) offered = (await response.json()) as ValuesByRemote;
  } catch {
    // Offline or too slow: the known values stay, and remotes without some have their defaults.
  }
}

/** Requests the current values without using them yet, if a remote has some. */
export async function lookAtValues(entries: readonly RegistryEntry[]): Promise<void> {
  if (!entries.some(({ remoteJson }) => hasValues(remoteJson))) return;
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  await asking;
}

/** Uses the values of the last request. Equal ones stay the same objects, so that nothing renders again. */
export function takeOfferedValues(): void {
  if (offered === undefined) return;
  const known = shellStore.get(valuesAtom);
  const entries = Object.entries(offered).map(([id, values]) => {
    const before = known[id];
    return [id, before !== undefined && JSON.stringify(before) === JSON.stringify(values) ? before : values];
  });
  shellStore.set(valuesAtom, { ...known, ...Object.fromEntries(entries) });
}

/** Waits for the values of a remote that the page does not have, before its code runs. Never rejects. */
export async function ensureValues(entry: RegistryEntry): Promise<void> {
  const { id } = entry.remoteJson;
  if (!hasValues(entry.remoteJson) || shellStore.get(valuesAtom)[id] !== undefined) return;
  await lookAtValues([entry]);
  const values = offered?.[id];
  if (values !== undefined) shellStore.set(valuesAtom, { ...shellStore.get(valuesAtom), [id]: values });
}
