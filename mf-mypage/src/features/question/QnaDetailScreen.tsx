import { type QnaDetail, qnaGet } from '@haesol/shared/contracts';
import { formatDateTime, formatNumber } from '@haesol/shared/i18n';
import { QueryView, useEndpoint, useShell, useText } from '@haesol/shared/lifecycle';
import { EmptyState, Icon, LinkButton, Skeleton } from '@haesol/shared/ui';
import { useAtomValue } from 'jotai';
import List from 'lucide-react/icons/list';
import Lock from 'lucide-react/icons/lock';
import { useEffect } from 'react';
import { lastQnaListAtom } from '#state/lastQnaList';
import { AnswerBadge } from '#ui/AnswerBadge';
import styles from './QnaDetailScreen.module.css';
import { QuestionView } from './QuestionView.tsx';

/** One of the member's own questions. */
export default function QnaDetailScreen({ qnaUid }: { readonly qnaUid: string | undefined }) {
  const t = useText();
  const query = useEndpoint(qnaGet, qnaUid === undefined ? undefined : { params: { qnaUid } });
  if (qnaUid === undefined) return <NoQuestion text={t('question.chooseText')} title={t('question.choose')} />;
  return (
    <QueryView
      forbidden={<NoQuestion text={t('question.lockedText')} title={query.error?.message ?? ''} />}
      notFound={<NoQuestion text={t('question.missingText')} title={t('question.missing')} />}
      query={query}
      skeleton={<Skeleton lines={12} />}
    >
      {(question) => <Question key={qnaUid} question={question} />}
    </QueryView>
  );
}

function NoQuestion({ title, text }: { readonly title: string; readonly text: string }) {
  const t = useText();
  const listHref = useAtomValue(lastQnaListAtom);
  return (
    <section>
      <h1 className={styles.missing}>{title}</h1>
      <EmptyState title={text}>
        <LinkButton href={listHref}>{t('question.toList')}</LinkButton>
      </EmptyState>
    </section>
  );
}

function Question({ question }: { readonly question: QnaDetail }) {
  const t = useText();
  const shell = useShell();
  const listHref = useAtomValue(lastQnaListAtom);
  useEffect(() => {
    shell.setTitle(question.title);
  }, [shell, question.title]);
  return (
    <article className={styles.question}>
      <header className={styles.header}>
        <p className={styles.kind}>
          <AnswerBadge question={question} />
          <span>{question.categoryNm}</span>
          {question.privateYn === 'Y' && (
            <span className={styles.private}>
              <Icon of={Lock} size={16} /> {t('question.private')}
            </span>
          )}
        </p>
        <h1 className={styles.title}>{question.title}</h1>
        <p className={styles.facts}>
          {t('question.facts', {
            writer: question.writerNm,
            date: formatDateTime(question.createdDt),
            views: formatNumber(question.viewCnt),
            comments: formatNumber(question.commentCnt),
          })}
        </p>
      </header>
      <QuestionView question={question} />
      <p className={styles.back}>
        <LinkButton href={listHref} icon={List} size="form">
          {t('question.list')}
        </LinkButton>
      </p>
    </article>
  );
}
