import { type QnaDetail, qnaGet, qnaList, qnaRemove } from '@haesol/contracts/board';
import { toAnswerEventsPath } from '@haesol/contracts/common';
import { Badge, Button, LinkButton, TextLink } from '@haesol/kit';
import { keepFocus } from '@haesol/kit/keepFocus';
import { endpointQuery } from '@haesol/remote/http';
import { useEndpointMutation, useEvents, useFormats, useShell, useText } from '@haesol/remote/lifecycle';
import { useQueryClient } from '@tanstack/react-query';
import { paths, toFaqHref, toPublicQnaHref, toQnaEditHref } from '#paths';
import { FileList } from '#ui/FileList';
import { QuestionSubject } from '#ui/QuestionSubject';
import { CommentThread } from './CommentThread.tsx';
import { QuestionFiles } from './QuestionFiles.tsx';
import styles from './QuestionView.module.css';

/** Question and answers, below the title. */
export function QuestionView({ question }: { readonly question: QnaDetail }) {
  const t = useText();
  const { formatDateTime } = useFormats();
  const client = useQueryClient();
  const isOwn = question.mineYn === 'Y';
  // Shows an answer as soon as the office has written it. The first event has the present number.
  useEvents(isOwn ? toAnswerEventsPath(question.qnaUid) : undefined, ({ data }) => {
    const { cnt } = data as { cnt: string };
    if (cnt !== String(question.answers.length)) void client.invalidateQueries({ queryKey: [qnaGet.name] });
  });
  return (
    <div className={styles.view} ref={keepFocus}>
      <QuestionSubject refType={question.refType} refUid={question.refUid} />
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
          {answer.same && <SameAnswer same={answer.same} />}
          {answer.files.length > 0 && <FileList files={answer.files} />}
        </section>
      ))}
      {question.answers.length === 0 && (
        <p className={styles.waiting}>{t(isOwn ? 'question.waitingOwn' : 'question.waiting')}</p>
      )}
      {isOwn && question.answers.length > 0 && <p className={styles.waiting}>{t('question.askOn')}</p>}
      <CommentThread qnaUid={question.qnaUid} />
    </div>
  );
}

/** Link to the question or FAQ entry that has the answer. */
function SameAnswer({ same: { type, uid, title } }: { readonly same: SameAnswerLink }) {
  const t = useText();
  return (
    <p>
      <TextLink href={type === 'FAQ' ? toFaqHref(uid) : toPublicQnaHref(uid)}>{t('question.same', { title })}</TextLink>
    </p>
  );
}

type SameAnswerLink = NonNullable<QnaDetail['answers'][number]['same']>;

/** Edit and delete buttons for the writer, until the question is answered. */
function OwnActions({ question: { qnaUid } }: { readonly question: QnaDetail }) {
  const t = useText();
  const shell = useShell();
  const client = useQueryClient();
  const { queryKey } = endpointQuery(qnaGet, { params: { qnaUid } });
  const { mutate, isPending } = useEndpointMutation(qnaRemove, {
    invalidates: [qnaList],
    onSuccess() {
      client.removeQueries({ queryKey });
      shell.toast({ kind: 'done', text: t('question.removed') });
      shell.navigate(paths.qna, { replace: true });
    },
    onError({ message }) {
      shell.toast({ kind: 'error', text: message });
      void client.invalidateQueries({ queryKey });
    },
  });

  async function handleRemove() {
    const isSure = await shell.confirm({
      title: t('question.removeTitle'),
      text: t('question.removeText'),
      yes: t('question.remove'),
      no: t('question.keep'),
      danger: true,
    });
    if (isSure) mutate({ params: { qnaUid } });
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
