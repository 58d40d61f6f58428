import { setTimeout as wait } from 'node:timers/promises';

/** Increases counters that all processes share. @returns hits of each within the window, for all processes */
type AddMany = (added: ReadonlyMap<string, number>) => Promise<ReadonlyMap<string, number>>;

interface Reader {
  readonly limit: number;
  /** Reads counted in this process. */
  counted: number;
  /** Reads of this process already in the database. */
  known: number;
  /** Reads of all processes at the last sharing. */
  total: number;
}

/** Share of a limit that a process allows before sharing its count; at least one read. */
const unknownShare = 0.05;
/** Timeout of sharing; after it the process counts locally. */
const longestWaitMs = 1_000;

/**
 * Counts reads in memory and shares the counts with the other processes. With n processes at most limit × (1 + n × 5 %) reads
 * are allowed: a read more than 5 % ahead of the database waits for the next sharing.
 */
export function createReadCounts(addMany: AddMany) {
  const readers = new Map<string, Reader>();
  let last: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;

  async function shareNow(): Promise<void> {
    const counted = new Map([...readers].map(([key, reader]) => [key, reader.counted]));
    const added = new Map([...readers].map(([key, reader]) => [key, reader.counted - reader.known]));
    if (added.size === 0) return;
    const totals = await addMany(added);
    for (const [key, reader] of readers) {
      const known = counted.get(key);
      if (known === undefined) continue;
      reader.known = known;
      reader.total = totals.get(key) ?? 0;
      // Drops readers that have stopped, except those so close to the limit that a second of reads could exceed it.
      if (added.get(key) === 0 && reader.counted === known && reader.total < reader.limit / 2) readers.delete(key);
    }
  }

  /** Shares the current counts; one at a time, since a running one does not include the latest reads. */
  function share(): Promise<void> {
    if (next !== undefined) return next;
    const sharing = last.then(() => {
      next = undefined;
      return shareNow();
    });
    // While the database is unavailable, each process counts locally.
    last = sharing.catch(() => undefined);
    next = Promise.race([last, wait(longestWaitMs, undefined, { ref: false })]);
    return next;
  }

  return {
    share,

    /** Counts a read. @returns true within the limit */
    async acquire(key: string, limit: number): Promise<boolean> {
      const reader = readers.get(key) ?? { limit, counted: 0, known: 0, total: 0 };
      readers.set(key, reader);
      reader.counted += 1;
      const read = reader.counted;
      const isAhead = read - reader.known > Math.max(1, limit * unknownShare);
      if (isAhead && reader.total <= limit) await share();
      return reader.total + read - reader.known <= limit;
    },
  };
}
