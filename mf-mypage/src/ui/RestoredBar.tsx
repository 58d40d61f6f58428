import { Button, MessageBar } from '@haesol/kit';

export interface RestoredBarProps {
  readonly text: string;
  /** Label of the button that discards the restored input. */
  readonly discard: string;
  readonly busy?: boolean;
  onDiscard(): void;
}

/** Notice that a form begins with what was typed on an earlier visit. */
export function RestoredBar({ text, discard, busy, onDiscard }: RestoredBarProps) {
  return (
    <MessageBar
      action={
        <Button busy={busy} onClick={onDiscard} size="small">
          {discard}
        </Button>
      }
    >
      {text}
    </MessageBar>
  );
}
