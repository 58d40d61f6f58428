import type { Envelope } from '@haesol/remote/shell-api';
import { atom } from 'jotai';

/** Result of a command (specification §4): `failed` when `status.code` is not `'200'`. */
export interface CommandInfo {
  /** Name of the endpoint. */
  readonly type: string;
  /** Milliseconds since the epoch. */
  readonly time: number;
  readonly response: Envelope | null;
  readonly failed: boolean;
}

/** Number of logged commands. */
const logLength = 50;
const commandLogStateAtom = atom<readonly CommandInfo[]>([]);

/**
 * Latest commands, oldest first.
 *
 * @specification §9
 */
export const commandLogAtom = atom((get) => get(commandLogStateAtom));
/**
 * Last command.
 *
 * @specification §9
 */
export const mainCmdInfoAtom = atom((get) => get(commandLogStateAtom).at(-1) ?? null);
export const recordCommandAtom = atom(null, (get, set, command: CommandInfo) => {
  set(commandLogStateAtom, [...get(commandLogStateAtom), command].slice(-logLength));
});
