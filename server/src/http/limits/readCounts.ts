import { setTimeout as wait } from 'node:timers/promises';

/** Adds to counters that all processes share. @returns hits of each within the window, those of all processes */
type AddMany = (added: ReadonlyMap<string, number>) => Promise<ReadonlyMap<string, number>>;

interface Reader {
  readonly limit: number;
  /** Reads in this process. */
  counted: number;
  /** Those of them that the database knows. */
  known: number;
  /** Reads in all processes, as of the last time they were shared. */
  total: number;
}

/** A process lets through this share of a limit, at least one read, before the others know of it. */
const unknownShare = 0.05;
/** A database that does not answer keeps a read waiting for so long; after that the process counts by itself. */
const longestWaitMs = 1_000;

/**
 * Counts reads in memory and shares the counts with the other processes. Of a limit, n processes let through at most
 * limit × (1 + n × 5 %) reads: a read that is more than 5 % ahead of what the database knows waits until it knows it.
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
      // Readers who have stopped are dropped, unless they are so close to the limit that a second of reading would exceed it.
      if (added.get(key) === 0 && reader.counted === known && reader.total < reader.limit / 2) readers.delete(key);
    }
  }

  /** Shares all that is counted up to now; one at a time, since one that has begun does not know the latest reads. */
  function share(): Promise<void> {
    if (next !== undefined) return next;
    const sharing = last.then(() => {
      next = undefined;
      return shareNow();
    });
    // While the database is away each process counts by itself.
    last = sharing.catch(() => undefined);
    next = Promise.race([last, wait(longestWaitMs, undefined, { ref: false })]);
    return next;
  }

  return {
    share,

    /** Counts a read. @returns whether it is within the limit */
    async take(key: string, limit: number): Promise<boolean> {
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
