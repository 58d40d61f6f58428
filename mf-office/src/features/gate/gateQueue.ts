import * as z from 'zod/mini';
import { createStoredList } from './createStoredList.ts';
import { toPlain } from './gateList.ts';

/** Time for which a use without network is kept, in milliseconds. */
const keptMs = 72 * 3_600_000;
const storageKey = 'haesol.office.gate';

const use = z.object({
  /** Idempotency key: the same use sent twice counts once. */
  key: z.string(),
  code: z.string(),
  /** Place that was chosen; empty: any. */
  gdsUid: z.string(),
  /** Hash in the list of this device; empty for a code that it does not have. Absent from uses of an earlier build. */
  ref: z._default(z.string(), ''),
  /** Time at which the gate saw the code. */
  usedDt: z.string(),
  state: z.enum(['WAIT', 'DONE', 'REFUSED']),
  /** Name of the used item, or the reason of the refusal; empty while it waits. */
  text: z.string(),
});
/** Use of a code at the gate, kept until it has reached the server and its result was seen. */
export type GateUse = z.output<typeof use>;

const { list, read, write, useList } = createStoredList(storageKey, use);

/** Queue of uses in this browser, which outlives a reload and the end of the session. */
export const gateQueue = {
  /** Reads the queue again, without uses that are too old. */
  load(now: Date): void {
    write(read().filter(({ usedDt }) => now.getTime() - Date.parse(usedDt) < keptMs));
  },
  list,
  /** Finds the use of a code that is not refused, so that a second scan is not kept as another use. @param gdsUid undefined: at any place */
  find: (code: string, gdsUid: string | undefined, ref = ''): GateUse | undefined =>
    read().find(
      (one) =>
        one.state !== 'REFUSED' &&
        (gdsUid === undefined || one.gdsUid === gdsUid) &&
        (toPlain(one.code) === toPlain(code) || (ref !== '' && one.ref === ref)),
    ),
  /** Adds a use, or replaces the one with its key. */
  put(one: GateUse): void {
    const rest = read().filter(({ key }) => key !== one.key);
    write([one, ...rest]);
  },
  remove(key: string): void {
    write(read().filter((one) => one.key !== key));
  },
};

export const useGateQueue = useList;
