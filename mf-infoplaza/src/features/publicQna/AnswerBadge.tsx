import type { Qna } from '@haesol/contracts/board';
import { Badge } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';

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
