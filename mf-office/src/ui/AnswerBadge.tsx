import type { AnswerState } from '@haesol/contracts/board';
import { Badge } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';

export interface AnswerBadgeProps {
  readonly item: { readonly answerState: AnswerState; readonly reopenedYn: 'N' | 'Y' };
}

/** State of a question or an inquiry. */
export function AnswerBadge({ item: { answerState, reopenedYn } }: AnswerBadgeProps) {
  const t = useText();
  return (
    <Badge color={answerState === 'ANSWERED' ? 'blue' : reopenedYn === 'Y' ? 'red' : 'gray'}>
      {t(`answer.states.${reopenedYn === 'Y' ? 'REOPENED' : answerState}`)}
    </Badge>
  );
}
