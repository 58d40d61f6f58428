import { commentsList, type StaffQnaDetail } from '@haesol/contracts/board';
import { Badge, Skeleton } from '@haesol/kit';
import { formatDateTime } from '@haesol/remote/i18n';
import { QueryView, useEndpoint, useText } from '@haesol/remote/lifecycle';
import styles from './QuestionScreen.module.css';

interface Post {
  readonly key: string;
  readonly label: 'qna.answer' | 'qna.comment';
  readonly writerNm: string;
  readonly isOfOffice: boolean;
  readonly createdDt: string;
  readonly content: string;
}

/** Answers and comments of a question by their time: a comment of its writer puts it back into the queue. */
export function QuestionThread({ question: { qnaUid, answers } }: { readonly question: StaffQnaDetail }) {
  const query = useEndpoint(commentsList, { query: { refType: 'QNA', refUid: qnaUid, pageSize: 100 } });
  return (
    <QueryView query={query} skeleton={<Skeleton lines={2} rows={1} />}>
      {({ list }) => {
        const posts: Post[] = [
          ...answers.map(({ answerUid, ...answer }) => ({
            ...answer,
            key: answerUid,
            label: 'qna.answer' as const,
            isOfOffice: true,
          })),
          ...list
            .flatMap(({ replies, ...comment }) => [comment, ...replies])
            .filter(({ deletedYn }) => deletedYn === 'N')
            .map(({ cmtUid, staffYn, ...comment }) => ({
              ...comment,
              key: cmtUid,
              label: 'qna.comment' as const,
              isOfOffice: staffYn === 'Y',
            })),
        ];
        return posts
          .sort((a, b) => Date.parse(a.createdDt) - Date.parse(b.createdDt))
          .map((post) => <ThreadPost key={post.key} post={post} />);
      }}
    </QueryView>
  );
}

function ThreadPost({ post: { label, writerNm, isOfOffice, createdDt, content } }: { readonly post: Post }) {
  const t = useText();
  return (
    <section aria-label={t(label)} className={styles.answer} data-office={isOfOffice || undefined}>
      <p className={styles.facts}>
        {isOfOffice ? <Badge color="blue">{writerNm}</Badge> : <span>{writerNm}</span>}
        <time dateTime={createdDt}>{formatDateTime(createdDt)}</time>
      </p>
      <p className={styles.text}>{content}</p>
    </section>
  );
}
