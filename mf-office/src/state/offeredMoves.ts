import { useShell } from '@haesol/remote/lifecycle';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useId, useRef } from 'react';

/** Move that the palette offers for what is open on the page. */
export interface OfferedMove {
  /** Name of the item, or number of the items. */
  readonly of: string;
  /** Verb. */
  readonly label: string;
  readonly shortcut?: string | undefined;
  run(): void;
}

/** Offered moves of the page that is shown, by the part that offers them. */
export const offeredMovesAtom = atom<Readonly<Record<string, readonly OfferedMove[]>>>({});

/** Offers moves of the open item, or of the rows at hand, in the palette while a part of the page is shown. */
export function useOfferedMoves(offered: readonly OfferedMove[]): void {
  const id = useId();
  const setMoves = useSetAtom(offeredMovesAtom);
  const latest = useRef(offered);
  useEffect(() => {
    latest.current = offered;
  });
  const text = JSON.stringify(offered.map(({ of, label, shortcut }) => ({ of, label, shortcut })));
  useEffect(() => {
    const named = JSON.parse(text) as readonly Omit<OfferedMove, 'run'>[];
    setMoves((all) => ({ ...all, [id]: named.map((move, at) => ({ ...move, run: () => latest.current[at]?.run() })) }));
    return () => setMoves(({ [id]: _gone, ...others }) => others);
  }, [id, setMoves, text]);
}

interface WantedMove {
  readonly uid: string;
  readonly move: string;
  /** The page of the item opens at once; later a move would surprise. */
  readonly until: number;
}

/**
 * Move that was chosen in the palette for an item on another page, which makes it once it is open. Kept in memory: an address that
 * makes a move could be sent by anybody.
 */
const wantedMoveAtom = atom<WantedMove>();

/** Takes the wanted move of an item, once. */
const takeMoveAtom = atom(null, (get, set, uid: string, moves: readonly string[]) => {
  const wanted = get(wantedMoveAtom);
  if (wanted?.uid !== uid || !moves.includes(wanted.move)) return undefined;
  set(wantedMoveAtom, undefined);
  return wanted;
});

/** Time in which the page of an item opens, in milliseconds. */
const waitMs = 10_000;

/** Returns a function that asks the page of an item for a move. */
export function useWantMove(): (uid: string, move: string) => void {
  const shell = useShell();
  const setWanted = useSetAtom(wantedMoveAtom);
  return (uid, move) => setWanted({ uid, move, until: shell.now() + waitMs });
}

/** Makes a move that was chosen in the palette for the open item. @param runs by the names of the moves that its state allows */
export function useWantedMove(uid: string, runs: Readonly<Record<string, () => void>>): void {
  const shell = useShell();
  const take = useSetAtom(takeMoveAtom);
  // The palette may be opened on the page of the item itself.
  useAtomValue(wantedMoveAtom);
  useEffect(() => {
    const wanted = take(uid, Object.keys(runs));
    if (wanted !== undefined && shell.now() <= wanted.until) runs[wanted.move]?.();
  });
}
