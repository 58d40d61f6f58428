import type { Qna } from '@haesol/contracts/board';
import { type DataColumn, Icon, TextLink } from '@haesol/kit';
import { useFormats, useText } from '@haesol/remote/lifecycle';
import Lock from 'lucide-react/icons/lock';
import { toQnaDetailHref } from '#paths';
import { AnswerBadge } from '#ui/AnswerBadge';
import styles from './useQnaColumns.module.css';

/** Returns the columns of the member's own questions. */
export function useQnaColumns(): readonly DataColumn<Qna>[] {
  const t = useText();
  const { formatDate, formatNumber } = useFormats();
  return [
    { key: 'no', header: t('qna.no'), width: '4.5rem', onPhone: 'hidden', cell: ({ no }) => formatNumber(no) },
    {
      key: 'category',
      header: t('qna.category'),
      role: 'category',
      width: '7rem',
      cell: ({ categoryNm }) => categoryNm,
    },
    { key: 'title', header: t('qna.title'), role: 'title', cell: (question) => <Title question={question} /> },
    {
      key: 'state',
      header: t('qna.answerState'),
      role: 'status',
      width: '7.5rem',
      cell: (question) => <AnswerBadge question={question} />,
    },
    {
      key: 'createdDt',
      header: t('qna.createdDt'),
      role: 'date',
      width: '8rem',
      cell: ({ createdDt }) => <time dateTime={createdDt}>{formatDate(createdDt)}</time>,
    },
    {
      key: 'viewCnt',
      header: t('qna.viewCnt'),
      role: 'number',
      width: '4.5rem',
      onPhone: 'labelled',
      cell: ({ viewCnt }) => formatNumber(viewCnt),
    },
  ];
}

function Title({ question: { qnaUid, title, privateYn, commentCnt } }: { readonly question: Qna }) {
  const t = useText();
  return (
    <span className={styles.title}>
      {privateYn === 'Y' && (
        <span aria-label={t('qna.private')} className={styles.lock} role="img">
          <Icon of={Lock} size={16} />
        </span>
      )}
      <TextLink href={toQnaDetailHref(qnaUid)} tone="quiet">
        {title}
      </TextLink>
      {commentCnt > 0 && (
        <span aria-label={t('qna.commentCount', { count: commentCnt })} className={styles.comments} role="img">
          {`[${commentCnt}]`}
        </span>
      )}
    </span>
  );
}
