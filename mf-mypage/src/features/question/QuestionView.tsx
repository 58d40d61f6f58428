import type { QnaDetail } from '@haesol/shared/contracts';
import { CallError } from '@haesol/shared/http';
import { formatDateTime } from '@haesol/shared/i18n';
import { useCall, useShell, useText } from '@haesol/shared/lifecycle';
import { Badge, Button, LinkButton } from '@haesol/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { paths, toQnaEditHref } from '#paths';
import { CommentThread } from './CommentThread.tsx';
import { QuestionFiles } from './QuestionFiles.tsx';
import styles from './QuestionView.module.css';
import { questionMutations } from './questionQueries.ts';

/** What was asked and answered, below its title. */
export function QuestionView({ question }: { readonly question: QnaDetail }) {
  const t = useText();
  const isOwn = question.mineYn === 'Y';
  return (
    <div className={styles.view}>
      <p className={styles.text}>{question.content}</p>
      <QuestionFiles question={question} />
      {question.editableYn === 'Y' && <OwnActions question={question} />}
      {question.answers.map((answer) => (
        <section aria-label={t('question.answer')} className={styles.answer} key={answer.answerUid}>
          <p className={styles.answerer}>
            <Badge color="blue">{answer.writerNm}</Badge>
            <span>{t('question.answeredAt', { date: formatDateTime(answer.createdDt) })}</span>
          </p>
          <p className={styles.text}>{answer.content}</p>
        </section>
      ))}
      {question.answers.length === 0 && <p className={styles.waiting}>{t('question.waiting')}</p>}
      {isOwn && question.answers.length > 0 && <p className={styles.waiting}>{t('question.askOn')}</p>}
      <CommentThread qnaUid={question.qnaUid} />
    </div>
  );
}

/** The writer changes or deletes it while nobody has answered. */
function OwnActions({ question: { qnaUid } }: { readonly question: QnaDetail }) {
  const t = useText();
  const shell = useShell();
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation(questionMutations.removeQuestion(useCall()));

  async function handleRemove() {
    const isSure = await shell.confirm({
      title: t('question.removeTitle'),
      text: t('question.removeText'),
      yes: t('question.remove'),
      no: t('question.keep'),
      danger: true,
    });
    if (!isSure) return;
    try {
      await mutateAsync(qnaUid);
      client.removeQueries({ queryKey: ['qna', 'one', qnaUid] });
      void client.invalidateQueries({ queryKey: ['qna', 'list'] });
      shell.toast({ kind: 'done', text: t('question.removed') });
      shell.navigate(paths.qna, { replace: true });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      shell.toast({ kind: 'error', text: error.message });
      void client.invalidateQueries({ queryKey: ['qna', 'one', qnaUid] });
    }
  }

  return (
    <p className={styles.actions}>
      <LinkButton href={toQnaEditHref(qnaUid)}>{t('question.edit')}</LinkButton>
      <Button busy={isPending} onClick={() => void handleRemove()}>
        {t('question.remove')}
      </Button>
    </p>
  );
}
