import type { adminPosts, StaffPostMove } from '@haesol/contracts/board';
import { useText } from '@haesol/remote/lifecycle';
import type { RowOf } from '#lists';
import { useBulk } from '#moves/sendRows';
import { toMoves } from '#moves/stateMoves';

type Post = RowOf<typeof adminPosts>;

/** Returns the moves of posts besides their removal, for one or many at once. */
export function usePostMoves() {
  const t = useText();
  const bulk = useBulk();
  const moves = bulk<Post, StaffPostMove>({ queueOf: () => 'posts', uidOf: ({ postUid }) => postUid });
  // Each move is a new version.
  const undoBy = (to: StaffPostMove) => (rows: readonly Post[]) =>
    moves.send(
      rows.map((row) => ({ ...row, rev: Math.max(row.rev, 1) + 1 })),
      to,
    );
  return toMoves<Post, StaffPostMove>(
    (key, values) => t(`posts.${key}`, values),
    [
      { to: 'PUBLISHED', look: 'primary', shortcut: 'a', asks: 'none', isOpen: ({ state }) => state !== 'PUBLISHED' },
      {
        to: 'DRAFT',
        hasButton: false,
        asks: 'none',
        isOpen: ({ state }) => state === 'PUBLISHED',
        undo: undoBy('PUBLISHED'),
      },
      { to: 'PINNED', hasButton: false, isOpen: ({ pinYn }) => pinYn === 'N', undo: undoBy('UNPINNED') },
      { to: 'UNPINNED', hasButton: false, isOpen: ({ pinYn }) => pinYn === 'Y', undo: undoBy('PINNED') },
    ],
    moves,
  );
}
