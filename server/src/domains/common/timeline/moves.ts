import { errorCodes, type Mover } from '@haesol/contracts/common';
import { ApiError } from '../../../http/apiError.ts';

/** One transition: its states of origin, its target state, and who may make it. */
export interface Move<State extends string> {
  readonly from: readonly State[];
  readonly to: State;
  readonly by: readonly Mover[];
}

/** State machine of one kind of application: moves by name. Each kind declares its own in its `rules.ts`. */
export type Moves<State extends string, Name extends string = string> = Readonly<Record<Name, Move<State>>>;

/** Returns the states to which the mover can bring an item in this state. */
export function listTargets<State extends string>(moves: Moves<State>, state: State, mover: Mover): State[] {
  const open = Object.values<Move<State>>(moves).filter(({ from, by }) => by.includes(mover) && from.includes(state));
  return open.map(({ to }) => to);
}

/** Returns the mover's move to a state. @throws {ApiError} `4405` without one */
export function getMoveTo<State extends string>(moves: Moves<State>, to: State, mover: Mover): Move<State> {
  const found = Object.values<Move<State>>(moves).filter((move) => move.to === to && move.by.includes(mover));
  if (found.length === 0) throw new ApiError(errorCodes.moveNotAllowed);
  return { from: found.flatMap(({ from }) => from), to, by: [mover] };
}

/**
 * Applies a move by the conditional UPDATE of its kind, so that two attempts have one effect.
 * @param update `update … set state = to where … and state = any(from) returning …`
 * @throws {ApiError} `4405` if no row was in one of the states
 */
export async function makeMove<State extends string, Row>(
  { from, to }: Move<State>,
  update: (change: { readonly from: readonly State[]; readonly to: State }) => Promise<Row | undefined>,
): Promise<Row> {
  const row = await update({ from, to });
  if (row === undefined) throw new ApiError(errorCodes.moveNotAllowed);
  return row;
}
