import { useShell, useText } from '@haesol/remote/lifecycle';
import type { QueueMove } from './useMoves.ts';

/** Returns a function that offers to take a move back in its message. @param onUndone requests the rows again */
export function useUndo<Row>(onUndone?: () => Promise<unknown>) {
  const t = useText();
  const shell = useShell();

  async function take(undo: NonNullable<QueueMove<Row>['undo']>, rows: readonly Row[]) {
    try {
      const { done, failed } = await undo(rows);
      const [first] = failed;
      if (done.length > 0) shell.toast({ kind: 'done', text: t('queue.undone', { count: done.length }) });
      if (first !== undefined) shell.toast({ kind: 'error', text: first.message });
    } catch (error) {
      shell.toast({ kind: 'error', text: (error as Error).message });
    }
    await onUndone?.();
  }

  return ({ undo }: Pick<QueueMove<Row>, 'undo'>, rows: readonly Row[]) =>
    undo === undefined ? {} : { action: { label: t('queue.undo'), run: () => void take(undo, rows) } };
}
