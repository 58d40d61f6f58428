import { undoSeconds } from '@haesol/contracts/member';
import { useShell, useText } from '@haesol/remote/lifecycle';
import { useStore } from 'jotai';
import { lastUndoAtom } from '#state/lastUndo';
import type { QueueMove } from './useMoves.ts';

/** Returns ways to take the last move back for some seconds: in its message, and by key. @param onUndone requests the rows again */
export function useUndo<Row>(onUndone?: () => Promise<unknown>) {
  const t = useText();
  const shell = useShell();
  // Read when the key is pressed, so that no part of the page is rendered for it.
  const store = useStore();

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

  return {
    offer({ undo }: Pick<QueueMove<Row>, 'undo'>, rows: readonly Row[]) {
      if (undo === undefined) return {};
      let isTaken = false;
      // Once, by the key or from the message.
      const run = () => {
        if (store.get(lastUndoAtom)?.run === run) store.set(lastUndoAtom, undefined);
        if (!isTaken) void take(undo, rows);
        isTaken = true;
      };
      store.set(lastUndoAtom, { run, until: shell.now() + undoSeconds * 1_000 });
      return { action: { label: t('queue.undo'), run } };
    },

    /** @returns false if no move can be taken back */
    takeLast(): boolean {
      const last = store.get(lastUndoAtom);
      if (last === undefined || shell.now() > last.until) return false;
      last.run();
      return true;
    },
  };
}
