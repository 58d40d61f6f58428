import { Button } from '@haesol/kit';
import { useShell, useText } from '@haesol/remote/lifecycle';

export interface ReopenButtonProps {
  send(): Promise<unknown>;
  /** Requests the item again, after a refusal too. */
  onReopened(): Promise<unknown>;
}

/** Puts an answered question or inquiry back into the queue. */
export function ReopenButton({ send, onReopened }: ReopenButtonProps) {
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
  return (
    <span>
      <Button onClick={() => void reopen()} size="small">
        {t('qna.reopen')}
      </Button>
    </span>
  );
}
