import { type Board, postsList } from '@haesol/contracts/board';
import { choice } from '@haesol/contracts/common';
import { type ListStateOf, listState } from '@haesol/remote/routes';
import { boardPaths } from '#paths';

const toListState = (board: Board) =>
  listState(postsList, boardPaths[board].list, {
    fixed: { board },
    omit: ['sort', 'urgent'],
    // News as cards.
    extra: { view: choice(['', 'cards'], '') },
  });

/** States of the boards in the address. */
export const boardListStates = {
  NOTICE: toListState('NOTICE'),
  NEWS: toListState('NEWS'),
  REFERENCE: toListState('REFERENCE'),
} as const satisfies Record<Board, unknown>;

export type BoardListState = ListStateOf<ReturnType<typeof toListState>>;
