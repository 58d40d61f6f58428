import { retentionPolicy } from '@haesol/contracts/identity';
import { mailboxCodes } from '../../../http/limits/fixedLimits.ts';

/** Validity of a code (product rules D3). */
export const codeSec = retentionPolicy.codeMinutes * 60;
/** Validity of the token of a correct code. */
export const tokenSec = 1_800;
const { pauseSec, perHour } = mailboxCodes;

export const hourMs = 3_600_000;

export interface SendState {
  /** Reason and waiting time of a refusal. */
  readonly refusal?: { readonly kind: 'cooldown' | 'cap'; readonly waitSec: number };
  /** Remaining codes of this hour. */
  readonly remain: number;
}

/** Returns the cooldown or limit for another code of one requester. @param sent instants of earlier codes, newest first */
export function toSendState(sent: readonly Date[], now: Date): SendState {
  const ages = sent.map((at) => now.getTime() - at.getTime()).filter((age) => age < hourMs);
  const remain = Math.max(0, perHour - ages.length);
  const toSec = (ms: number) => Math.max(1, Math.ceil(ms / 1000));
  const refuse = (kind: 'cooldown' | 'cap', ms: number) => ({ refusal: { kind, waitSec: toSec(ms) }, remain });
  const [latest] = ages;
  const lastOfHour = ages[perHour - 1];
  if (lastOfHour !== undefined) return refuse('cap', hourMs - lastOfHour);
  if (latest !== undefined && latest < pauseSec * 1000) return refuse('cooldown', pauseSec * 1000 - latest);
  return { remain };
}
