import { maxBulk } from '@haesol/contracts/common';
import { Button } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import { isForTwo, type MoveProgress, type QueueMove } from '#moves/useMoves';
import { MoveProgressBar } from './MoveProgressBar.tsx';
import styles from './Queue.module.css';

export interface QueueBarProps<Row> {
  readonly selected: readonly Row[];
  /** Rows of the list on all its pages. */
  readonly total: number;
  /** Chooses the rows of the page, for cards without a header; undefined where they are chosen. */
  readonly onPage: (() => void) | undefined;
  /** Chooses the rows of all pages; undefined where they are chosen, or cannot be. */
  readonly onAll: (() => void) | undefined;
  /** True while the rows of the other pages are loaded. */
  readonly isLoading: boolean;
  onClear(): void;
  /** Moves of all selected rows. */
  readonly moves: readonly QueueMove<Row>[];
  readonly progress: MoveProgress | undefined;
  onMove(move: QueueMove<Row>): void;
  /** Opens the choice of a colleague; undefined for a queue without assignment. */
  readonly onHandOn?: (() => void) | undefined;
}

/** Bar with what can be done with the selected rows, and the progress of it. */
export function QueueBar<Row>(props: QueueBarProps<Row>) {
  const { selected, total, moves, progress, isLoading, onPage, onAll, onClear, onMove, onHandOn } = props;
  const t = useText();
  if (progress !== undefined) {
    return (
      <div className={styles.bar} role="status">
        <MoveProgressBar progress={progress} />
      </div>
    );
  }
  return (
    <div className={styles.bar} role="status">
      <span className={styles.chosen}>{t('queue.chosen', { count: selected.length })}</span>
      {onPage !== undefined && (
        <span className={styles.narrow}>
          <Button onClick={onPage} variant="onDark">
            {t('queue.choosePage')}
          </Button>
        </span>
      )}
      {onAll !== undefined && (
        <Button busy={isLoading} onClick={onAll} variant="onDark">
          {total > maxBulk ? t('queue.chooseFirst', { count: maxBulk, total }) : t('queue.chooseAll', { count: total })}
        </Button>
      )}
      {moves.length === 0 && <span>{t('queue.nothingCommon')}</span>}
      {moves.map((move) => (
        <Button key={move.label} onClick={() => onMove(move)} variant={move.look === 'primary' ? 'primary' : 'onDark'}>
          {t(isForTwo(move, selected) ? 'approvals.bulk' : 'queue.bulk', { count: selected.length, move: move.label })}
        </Button>
      ))}
      {onHandOn !== undefined && (
        <Button onClick={onHandOn} variant="onDark">
          {t('assign.handOnMore')}
        </Button>
      )}
      <Button onClick={onClear} variant="onDark">
        {t('queue.clear')}
      </Button>
    </div>
  );
}
