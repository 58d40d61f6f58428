import { readContentState } from '../../db/contentState.ts';
import type { Db } from '../../db/schema.ts';

/** Time after which a change by another server is seen, in milliseconds. */
const recheckMs = 1_000;

export interface SiteState {
  /** Returns a version that changes with the content of pages. */
  contentVersion(): Promise<string>;
  /** Returns the shared clock of all processes, in milliseconds since the epoch. */
  now(): Promise<number>;
}

interface Reading {
  readonly version: string;
  /** Offset of the database's clock from this process. */
  readonly offsetMs: number;
}

/** State of pages besides the registry, read at most once a second. @param local milliseconds since the epoch */
export function createSiteState(db: Db, local: () => number = Date.now): SiteState {
  let reading: Reading = { version: '', offsetMs: 0 };
  let readAt = Number.NEGATIVE_INFINITY;
  let pending: Promise<void> | undefined;

  async function read(): Promise<void> {
    const startedAt = local();
    const { version, now } = await readContentState(db);
    reading = { version, offsetMs: now - local() };
    readAt = startedAt;
  }

  async function get(): Promise<Reading> {
    if (local() - readAt < recheckMs) return reading;
    pending ??= read().finally(() => {
      pending = undefined;
    });
    // While the database is unreachable, the last known state is better than none.
    await pending.catch(() => undefined);
    return reading;
  }

  return {
    contentVersion: async () => (await get()).version,
    now: async () => local() + (await get()).offsetMs,
  };
}
