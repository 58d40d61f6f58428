import { commentsList, type StaffQnaDetail } from '@haesol/contracts/board';
import { Skeleton } from '@haesol/kit';
import { QueryView, useEndpoint, useText } from '@haesol/remote/lifecycle';
import { ThreadPost, type ThreadPostProps } from '#ui/ThreadPost';

interface Post extends ThreadPostProps {
  readonly key: string;
}

/** Answers and comments of a question by their time: a comment of its writer puts it back into the queue. */
export function QuestionThread({ question: { qnaUid, answers } }: { readonly question: StaffQnaDetail }) {
  const t = useText();
  const query = useEndpoint(commentsList, { query: { refType: 'QNA', refUid: qnaUid, pageSize: 100 } });
  return (
    <QueryView query={query} skeleton={<Skeleton lines={2} rows={1} />}>
      {({ list }) => {
        const posts: Post[] = [
          ...answers.map(({ answerUid, same, ...answer }) => ({
            ...answer,
            ...(same && { content: `${answer.content}\n\n${t(`qna.sameOf.${same.type}`, { title: same.title })}` }),
            key: answerUid,
            label: t('qna.answer'),
            isOfOffice: true,
          })),
          ...list
            .flatMap(({ replies, ...comment }) => [comment, ...replies])
            .filter(({ deletedYn }) => deletedYn === 'N')
            .map(({ cmtUid, staffYn, ...comment }) => ({
              ...comment,
              key: cmtUid,
              label: t('qna.comment'),
              isOfOffice: staffYn === 'Y',
            })),
        ];
        return posts
          .sort((a, b) => Date.parse(a.createdDt) - Date.parse(b.createdDt))
          .map(({ key, label, writerNm, isOfOffice, createdDt, content, files }) => (
            <ThreadPost key={key} {...{ label, writerNm, isOfOffice, createdDt, content, files }} />
          ));
      }}
    </QueryView>
  );
}
