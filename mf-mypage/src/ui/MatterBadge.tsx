import type { MatterKind } from '@haesol/contracts/common';
import { Badge } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import { toStateColor, toStateName } from '#rules/matterStates';

export interface MatterBadgeProps {
  readonly kind: MatterKind;
  readonly state: string;
  /** Position on the waiting list. */
  readonly waitNo?: number | null | undefined;
}

/** State of an application as text and colour. */
export function MatterBadge({ kind, state, waitNo = null }: MatterBadgeProps) {
  const t = useText();
  const word = waitNo === null ? toStateName(t, kind, state) : t('matter.waiting', { no: waitNo });
  return <Badge color={toStateColor(kind, state)}>{word}</Badge>;
}
