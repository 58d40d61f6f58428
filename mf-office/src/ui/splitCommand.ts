import { toCommonForm } from '@haesol/contracts/common';

/** Text of the palette: its words that name moves, and the rest, by which items and pages are found. */
export interface Command {
  readonly verbs: readonly string[];
  /** Finds items: by the words that name no move, or by all of a text without others. */
  readonly search: string;
  /** Finds pages. */
  readonly page: string;
  /** The text names an item besides the move. */
  readonly isOfItem: boolean;
  /** Begins with `>`: only moves and pages. */
  readonly isCommand: boolean;
}

const isPartOf = (label: string, word: string) => label.split(' ').some((part) => part.startsWith(word));

/** Returns true if the name of a move has all words. */
export const hasVerbs = (label: string, verbs: readonly string[]): boolean =>
  verbs.every((verb) => isPartOf(label, verb));

/**
 * Splits the text of the palette: `0920 승인` finds items by 0920 and offers to approve them, `예약 승인` approves the booking at hand.
 * @param labels names of all moves
 * @param kinds names of the kinds of items, which beside a move name no item
 */
export function splitCommand(text: string, labels: readonly string[], kinds: readonly string[]): Command {
  const typed = toCommonForm(text);
  const isCommand = typed.startsWith('>');
  const words = typed
    .replace(/^>/, '')
    .split(/\s+/)
    .filter((word) => word !== '');
  const isVerb = (word: string) => !kinds.includes(word) && labels.some((label) => isPartOf(label, word));
  const verbs = words.filter(isVerb);
  const others = words.filter((word) => !isVerb(word));
  const named = verbs.length === 0 ? others : others.filter((word) => !kinds.includes(word));
  // Titles contain the words of moves, too.
  const found = others.length === 0 ? words : named;
  return {
    verbs,
    search: isCommand ? '' : found.join(' '),
    page: (others.length === 0 ? words : others).join(''),
    isOfItem: named.length > 0,
    isCommand,
  };
}
