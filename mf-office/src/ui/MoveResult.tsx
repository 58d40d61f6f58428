import { Button, MessageBar } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import type { MoveFailure } from '#moves/useMoves';
import styles from './Queue.module.css';

export interface MoveResultProps {
  /** Names of the rows that were moved. */
  readonly done: readonly string[];
  readonly failures: readonly MoveFailure[];
  onClose(): void;
}

/** Result of a move for each row, after one of which at least one was refused. */
export function MoveResult({ done, failures, onClose }: MoveResultProps) {
  const t = useText();
  const total = done.length + failures.length;
  return (
    <MessageBar action={<Button onClick={onClose}>{t('queue.dismiss')}</Button>} kind="danger" live="assertive">
      {t('queue.refused', { count: failures.length, total, done: done.length })}
      <ul className={styles.result}>
        {failures.map(({ key, name, message }) => (
          <li key={key}>{t('queue.failure', { name, message })}</li>
        ))}
      </ul>
      {done.length > 0 && (
        <details>
          <summary>{t('queue.movedRows', { count: done.length })}</summary>
          <ul className={styles.result}>
            {done.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </details>
      )}
    </MessageBar>
  );
}
