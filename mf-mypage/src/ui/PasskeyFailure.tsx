import { MessageBar } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import type { ReactNode } from 'react';
import { PasskeyError } from '#rules/passkeys';

export interface PasskeyFailureProps {
  readonly failure: Error | null | undefined;
  /** Shown for every other failure, and without one. */
  readonly children: ReactNode;
}

/** Failure of the browser's dialog for passkeys. */
export function PasskeyFailure({ failure, children }: PasskeyFailureProps) {
  const t = useText();
  if (!(failure instanceof PasskeyError)) return children;
  return (
    <MessageBar kind="danger" live="assertive">
      {t(`secondStep.${failure.problem}`)}
    </MessageBar>
  );
}
