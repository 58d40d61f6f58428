import { staffMemberMoves } from '@haesol/contracts/identity';
import { staffBookingMoves } from '@haesol/contracts/lab';
import { staffTargets } from '@haesol/contracts/learn';
import { useShell, useText } from '@haesol/remote/lifecycle';
import { useAtomValue } from 'jotai';
import { type OfferedMove, offeredMovesAtom, useWantMove } from '#state/offeredMoves';
import type { Found } from './Palette.tsx';
import { type Command, hasVerbs } from './splitCommand.ts';

/** Offered moves of items that were found. */
const maxFound = 6;

/** Returns the names of the moves that the palette knows, and those to offer for its text. @param onClose closes the palette */
export function usePaletteMoves(hrefOf: (found: Found) => string, onClose: () => void) {
  const t = useText();
  const shell = useShell();
  const want = useWantMove();
  const hand = Object.values(useAtomValue(offeredMovesAtom)).flat();

  function toName(kind: Found['kind'], move: string): string {
    if (kind === 'BOOKING') return t(`bookings.moves.${move}`);
    if (kind === 'APPLICATION') return t(`applications.moves.${move}`);
    if (kind === 'ORDER') return t(`orders.moves.${move}`);
    if (kind === 'MEMBER') return t(`members.moves.${move}`);
    return t(`answer.moves.${move}`);
  }

  const labels = [
    ...hand.map(({ label }) => label),
    ...staffBookingMoves.map((move) => toName('BOOKING', move)),
    ...staffTargets.map((move) => toName('APPLICATION', move)),
    ...staffMemberMoves.map((move) => toName('MEMBER', move)),
    toName('ORDER', 'CONFIRMED'),
    ...['ANSWER', 'WAIT'].map((move) => toName('QNA', move)),
  ];

  return {
    labels,

    /** Returns the moves of the item at hand, then those of found items: of the first one, or all that the text names. */
    toMoves(found: readonly Found[], { verbs, search, isOfItem }: Command): readonly OfferedMove[] {
      const ofHand = hand
        .filter(({ of, label }) => hasVerbs(label, verbs) && (!isOfItem || of.includes(search)))
        .map((move) => ({
          ...move,
          run() {
            onClose();
            move.run();
          },
        }));
      const items = verbs.length > 0 ? found : found.slice(0, 1);
      const ofFound = items.flatMap((item) =>
        item.moves
          .map((move) => ({ move, label: toName(item.kind, move) }))
          .filter(({ label }) => hasVerbs(label, verbs))
          .map(({ move, label }) => ({
            of: [item.no, item.title].filter((part) => part !== '').join(' '),
            label,
            run() {
              onClose();
              want(item.uid, move);
              shell.navigate(hrefOf(item));
            },
          })),
      );
      const isOfHand = ({ of, label }: OfferedMove) =>
        ofHand.some((move) => move.label === label && of.startsWith(move.of));
      return [...ofHand, ...ofFound.filter((move) => !isOfHand(move)).slice(0, maxFound)];
    },
  };
}
