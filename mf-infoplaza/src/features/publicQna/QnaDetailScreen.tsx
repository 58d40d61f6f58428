import type { QnaDetail } from '@haesol/shared/contracts';
import { ForbiddenError, NotFoundError } from '@haesol/shared/http';
import { formatDateTime, formatNumber } from '@haesol/shared/i18n';
import { Slot, useCall, useShell, useText } from '@haesol/shared/lifecycle';
import { ErrorState, LinkButton, Skeleton } from '@haesol/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import List from 'lucide-react/icons/list';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readUid } from '#listSearch';
import { toQnaHref } from '#paths';
import { ChooseFirst } from '#ui/ChooseFirst';
import { Neighbours } from '#ui/Neighbours';
import { AnswerBadge } from './AnswerBadge.tsx';
import styles from './QnaDetailScreen.module.css';
import { lastQnaListHrefAtom } from './qnaAtoms.ts';
import { questionQuery } from './qnaQueries.ts';

/** A question by the key in the address; its text, answers and comments are the members' remote's. */
export default function QnaDetailScreen() {
  const t = useText();
  const qnaUid = readUid(useSearchParams()[0], 'qnaUid');
  const listHref = useAtomValue(lastQnaListHrefAtom);
  if (qnaUid !== '') return <KnownQuestion key={qnaUid} listHref={listHref} qnaUid={qnaUid} />;
  return (
    <ChooseFirst
      listHref={listHref}
      listLabel={t('qna.toList')}
      text={t('boardDetail.chooseText')}
      title={t('boardDetail.choose')}
    />
  );
}

function KnownQuestion({ qnaUid, listHref }: { readonly qnaUid: string; readonly listHref: string }) {
  const t = useText();
  const { data, error, isFetching, refetch } = useQuery(questionQuery(useCall(), qnaUid));
  if (data !== undefined) return <Question listHref={listHref} question={data} />;
  if (error === null) return <Skeleton lines={12} />;
  const isLocked = error instanceof ForbiddenError;
  if (!isLocked && !(error instanceof NotFoundError)) {
    return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return (
    <ChooseFirst
      listHref={listHref}
      listLabel={t('qna.toList')}
      text={t(isLocked ? 'qna.lockedText' : 'boardDetail.missingText')}
      title={t(isLocked ? 'qna.locked' : 'boardDetail.missing')}
    />
  );
}

function Question({ question, listHref }: { readonly question: QnaDetail; readonly listHref: string }) {
  const t = useText();
  const shell = useShell();
  useEffect(() => {
    shell.setTitle(question.title);
  }, [shell, question.title]);
  const toLink = (one: QnaDetail['prev']) =>
    one && { title: one.title, href: one.lockedYn === 'Y' ? undefined : toQnaHref(one.qnaUid) };
  return (
    <article className={styles.question}>
      <header className={styles.header}>
        <p className={styles.kind}>
          <AnswerBadge question={question} />
          <span>{question.categoryNm}</span>
        </p>
        <h1 className={styles.title}>{question.title}</h1>
        <p className={styles.facts}>
          {t('qna.facts', {
            writer: question.writerNm,
            date: formatDateTime(question.createdDt),
            views: formatNumber(question.viewCnt),
          })}
        </p>
      </header>
      <Slot name="qna.question.v1" />
      <Neighbours next={toLink(question.next)} previous={toLink(question.prev)} />
      <p className={styles.back}>
        <LinkButton href={listHref} icon={List} size="form">
          {t('boardDetail.list')}
        </LinkButton>
      </p>
    </article>
  );
}
