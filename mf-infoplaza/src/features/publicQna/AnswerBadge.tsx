import type { Qna } from '@haesol/shared/contracts';
import { useText } from '@haesol/shared/lifecycle';
import { Badge } from '@haesol/shared/ui';

/** Answered, waiting, or waiting again. */
export function AnswerBadge({ question }: { readonly question: Pick<Qna, 'answerState' | 'reopenedYn'> }) {
  const t = useText();
  if (question.reopenedYn === 'Y') return <Badge color="red">{t('qna.reopened')}</Badge>;
  return question.answerState === 'ANSWERED' ? (
    <Badge color="blue">{t('qna.state.ANSWERED')}</Badge>
  ) : (
    <Badge color="gray">{t('qna.state.WAIT')}</Badge>
  );
}
