import { useText } from '@haesol/remote/lifecycle';
import type { MoveProgress } from '#moves/useMoves';
import styles from './Queue.module.css';

/** Progress of a move of many rows. */
export function MoveProgressBar({ progress: { done, total } }: { readonly progress: MoveProgress }) {
  const t = useText();
  return (
    <>
      <span className={styles.chosen}>{t('queue.progress', { done, total })}</span>
      <progress aria-label={t('queue.moves')} max={total} value={done} />
    </>
  );
}
