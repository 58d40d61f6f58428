import { Button } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import type { QueueMove } from '#moves/useMoves';
import styles from './Queue.module.css';

export interface QueueBarProps<Row> {
  readonly selected: readonly Row[];
  /** Moves of all selected rows. */
  readonly moves: readonly QueueMove<Row>[];
  readonly progress: { readonly done: number; readonly total: number } | undefined;
  onMove(move: QueueMove<Row>): void;
  /** Opens the choice of a colleague; undefined for a queue without assignment. */
  readonly onHandOn?: (() => void) | undefined;
}

/** Bar with what can be done with the selected rows, and the progress of it. */
export function QueueBar<Row>({ selected, moves, progress, onMove, onHandOn }: QueueBarProps<Row>) {
  const t = useText();
  if (progress !== undefined) {
    return (
      <div className={styles.bar} role="status">
        <span className={styles.chosen}>{t('queue.progress', { done: progress.done, total: progress.total })}</span>
        <progress aria-label={t('queue.moves')} max={progress.total} value={progress.done} />
      </div>
    );
  }
  return (
    <div className={styles.bar} role="status">
      <span className={styles.chosen}>{t('queue.chosen', { count: selected.length })}</span>
      {moves.length === 0 && <span>{t('queue.nothingCommon')}</span>}
      {moves.map((move) => (
        <Button key={move.label} onClick={() => onMove(move)} variant={move.look === 'primary' ? 'primary' : 'onDark'}>
          {t('queue.bulk', { count: selected.length, move: move.label })}
        </Button>
      ))}
      {onHandOn !== undefined && (
        <Button onClick={onHandOn} variant="onDark">
          {t('assign.handOnMore')}
        </Button>
      )}
    </div>
  );
}
