import type { Qna } from '@haesol/contracts/board';
import { type DataColumn, Icon, NewMark, TextLink } from '@haesol/kit';
import { formatDate, formatNumber } from '@haesol/remote/i18n';
import { useText } from '@haesol/remote/lifecycle';
import Lock from 'lucide-react/icons/lock';
import { toQnaHref } from '#paths';
import { AnswerBadge } from './AnswerBadge.tsx';
import styles from './useQuestionColumns.module.css';

/** Returns the columns of the public questions. */
export function useQuestionColumns(): readonly DataColumn<Qna>[] {
  const t = useText();
  return [
    { key: 'no', header: t('boardList.no'), width: '5rem', onPhone: 'hidden', cell: ({ no }) => formatNumber(no) },
    {
      key: 'category',
      header: t('qna.category'),
      role: 'category',
      width: '7rem',
      cell: ({ categoryNm }) => categoryNm,
    },
    { key: 'title', header: t('boardList.title'), role: 'title', cell: (question) => <Title question={question} /> },
    { key: 'writer', header: t('boardDetail.writer'), role: 'text', width: '6rem', cell: ({ writerNm }) => writerNm },
    {
      key: 'state',
      header: t('qna.answerState'),
      role: 'status',
      width: '7.5rem',
      cell: (question) => <AnswerBadge question={question} />,
    },
    {
      key: 'createdDt',
      header: t('boardList.createdDt'),
      role: 'date',
      width: '8rem',
      cell: ({ createdDt }) => <time dateTime={createdDt}>{formatDate(createdDt)}</time>,
    },
    {
      key: 'viewCnt',
      header: t('boardList.viewCntShort'),
      role: 'number',
      width: '4.5rem',
      onPhone: 'labelled',
      cell: ({ viewCnt, lockedYn }) => (lockedYn === 'Y' ? '–' : formatNumber(viewCnt)),
    },
  ];
}

function Title({ question: { qnaUid, title, lockedYn, privateYn, commentCnt, newYn } }: { readonly question: Qna }) {
  const t = useText();
  const comments = commentCnt > 0 && (
    <span aria-label={t('qna.commentCount', { count: commentCnt })} className={styles.comments} role="img">
      {`[${commentCnt}]`}
    </span>
  );
  return (
    <span>
      {privateYn === 'Y' && (
        <span aria-label={t('qna.private')} className={styles.lock} role="img">
          <Icon of={Lock} size={16} />
        </span>
      )}
      {lockedYn === 'Y' ? (
        <span className={styles.locked}>{title}</span>
      ) : (
        <TextLink href={toQnaHref(qnaUid)} tone="quiet">
          {title}
        </TextLink>
      )}
      {comments}
      {newYn === 'Y' && (
        <span className={styles.new}>
          <NewMark />
        </span>
      )}
    </span>
  );
}
