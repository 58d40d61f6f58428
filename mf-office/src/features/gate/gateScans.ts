import * as z from 'zod/mini';
import { createStoredList } from './createStoredList.ts';

const storageKey = 'haesol.office.gateScans';
/** Time for which a scan is kept, in milliseconds. */
const keptMs = 24 * 3_600_000;
const maxScans = 500;

const scan = z.object({
  /** The same scan after its use replaces the one before. */
  key: z.string(),
  dt: z.string(),
  /** End of the code. */
  tail: z.string(),
  look: z.enum(['good', 'bad', 'open']),
  /** Result in words. */
  text: z.string(),
  /** Hash in the list; empty for a code that it does not have. */
  ref: z.string(),
  gdsUid: z.string(),
  /** The server has used it. */
  isUse: z.boolean(),
});
export type GateScan = z.output<typeof scan>;

const { list, read, write, useList } = createStoredList(storageKey, scan);

/** Scans of this device, the newest first. */
export const gateScans = {
  /** Reads the scans again, without those that are too old. */
  load(now: number): void {
    write(read().filter(({ dt }) => now - Date.parse(dt) < keptMs));
  },
  list,
  put(one: GateScan): void {
    write([one, ...read().filter(({ key }) => key !== one.key)].slice(0, maxScans));
  },
  /** Finds the use of an item by this device. @param gdsUid place of a pass; undefined: any */
  findUse: (ref: string, gdsUid?: string): GateScan | undefined =>
    read().find((one) => one.isUse && ref !== '' && one.ref === ref && (gdsUid === undefined || one.gdsUid === gdsUid)),
};

export const useGateScans = useList;
