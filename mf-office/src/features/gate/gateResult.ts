import { type Checked, isElsewhere } from './checkedItem.ts';
import type { GateLook } from './gateSignal.ts';

/** Result of the last code. */
export type Result = { readonly code: string; readonly key: string } & (
  | {
      readonly kind: 'checked';
      readonly item: Checked;
      /** Hash in the list; empty for a code that it does not have. */
      readonly ref: string;
      /** Checked with the list of this device. */
      readonly isOffline: boolean;
    }
  /** Used; without network its use is kept. */
  | { readonly kind: 'used'; readonly item: Checked; readonly isOffline: boolean }
  | { readonly kind: 'refused'; readonly message: string }
  | {
      /** Unknown without network, or used by this device before. */
      readonly kind: 'offline';
      /** Time at which this device kept or used the code; null before. */
      readonly keptDt: string | null;
      /** Kept or used by an earlier scan. */
      readonly isSecond: boolean;
    }
);

const stateWords = ['CANCELLED', 'CANCEL_ASK', 'CLOSED', 'EXPIRED', 'REFUND_ASK', 'REFUNDED'] as const;

export type Word =
  | (typeof stateWords)[number]
  | 'day'
  | 'done'
  | 'elsewhere'
  | 'kept'
  | 'notNow'
  | 'offline'
  | 'refused'
  | 'twice'
  | 'usable'
  | 'used';

const looks: Readonly<Partial<Record<Word, GateLook>>> = {
  usable: 'good',
  done: 'good',
  offline: 'open',
  kept: 'open',
};

export const toLook = (word: Word): GateLook => looks[word] ?? 'bad';

/** Returns the key of the word that is shown large. @param gdsUid chosen place; empty: any */
export function toWord(result: Result, gdsUid: string): Word {
  if (result.kind === 'refused') return 'refused';
  if (result.kind === 'used') return 'done';
  if (result.kind === 'offline') {
    if (result.keptDt === null) return 'offline';
    return result.isSecond ? 'twice' : 'kept';
  }
  const { item } = result;
  if (item.usableYn === 'Y') return isElsewhere(item, gdsUid) ? 'elsewhere' : 'usable';
  // A refunded one may have been used before.
  const state = stateWords.find((one) => one === item.state);
  if (state !== undefined) return state;
  // A pass is used in many places: its first use is no reason.
  if (item.kind === 'PASS') return 'EXPIRED';
  if (item.usedDt !== null) return 'used';
  return item.useDate === null ? 'notNow' : 'day';
}
