import { useShell, useText } from '@haesol/remote/lifecycle';
import { useRef } from 'react';
import type { QueueMove } from './useMoves.ts';

/** Returns ways to take the last move back: in its message, and by key. @param onUndone requests the rows again */
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

  const last = useRef<() => void>(undefined);
  return {
    offer({ undo }: Pick<QueueMove<Row>, 'undo'>, rows: readonly Row[]) {
      if (undo === undefined) return {};
      let isTaken = false;
      // Once, by the key or from the message.
      const run = () => {
        if (last.current === run) last.current = undefined;
        if (!isTaken) void take(undo, rows);
        isTaken = true;
      };
      last.current = run;
      return { action: { label: t('queue.undo'), run } };
    },

    /** @returns false if no move can be taken back */
    takeLast(): boolean {
      const run = last.current;
      run?.();
      return run !== undefined;
    },
  };
}
