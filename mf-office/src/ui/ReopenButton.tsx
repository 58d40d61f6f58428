import { Button } from '@haesol/kit';
import { useShell, useText } from '@haesol/remote/lifecycle';
import { useOfferedMoves, useWantedMove } from '#state/offeredMoves';

export interface ReopenButtonProps {
  readonly uid: string;
  /** Name of the item in the palette. */
  readonly name: string;
  send(): Promise<unknown>;
  /** Requests the item again, after a refusal too. */
  onReopened(): Promise<unknown>;
}

/** Puts an answered question or inquiry back into the queue. */
export function ReopenButton({ uid, name, send, onReopened }: ReopenButtonProps) {
  const t = useText();
  const shell = useShell();
  async function reopen() {
    try {
      await send();
      shell.toast({ kind: 'done', text: t('qna.reopened') });
    } catch (error) {
      shell.toast({ kind: 'error', text: (error as Error).message });
    }
    await onReopened();
  }
  const run = () => void reopen();
  useOfferedMoves([{ of: name, label: t('qna.reopen'), run }]);
  useWantedMove(uid, { WAIT: run });
  return (
    <span>
      <Button onClick={run} size="small">
        {t('qna.reopen')}
      </Button>
    </span>
  );
}
