import { Button, type DataColumn } from '@haesol/kit';
import type { useText } from '@haesol/remote/lifecycle';
import type { QueueMove } from '#moves/useMoves';
import styles from './Queue.module.css';

/** Returns the column with the usual move of each row. */
export function toActions<Row>(
  moves: readonly QueueMove<Row>[],
  start: (move: QueueMove<Row>, rows: readonly Row[]) => boolean,
  t: ReturnType<typeof useText>,
): DataColumn<Row> {
  return {
    key: 'moves',
    header: t('queue.moves'),
    role: 'action',
    width: '11rem',
    cell: (row) => (
      <span className={styles.moves}>
        {moves
          .filter((move) => move.hasButton !== false && move.isOpen(row))
          .slice(0, 2)
          .map((move) => (
            <Button key={move.label} onClick={() => start(move, [row])} size="small">
              {move.label}
            </Button>
          ))}
      </span>
    ),
  };
}
