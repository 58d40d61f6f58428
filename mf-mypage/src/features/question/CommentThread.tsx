import type { Comment } from '@haesol/contracts/board';
import { Button, type CommentEntry, CommentThread as KitThread, Skeleton } from '@haesol/kit';
import { QueryView, useGetPages, useSession, useShell, useText } from '@haesol/remote/lifecycle';
import { CommentForm } from './CommentForm.tsx';
import { CommentItem } from './CommentItem.tsx';
import styles from './CommentThread.module.css';
import { commentPages } from './shownQuestion.ts';
import { useSendComment } from './useSendComment.ts';

/** Comments of a question and their replies. */
export function CommentThread({ qnaUid }: { readonly qnaUid: string }) {
  const t = useText();
  const query = useGetPages(commentPages);
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const comments = data?.pages.flatMap(({ list }) => list) ?? [];

  return (
    <KitThread
      count={data?.pages.at(-1)?.liveCnt ?? 0}
      entries={comments.map((comment) => toEntry(comment, qnaUid))}
      state={
        <QueryView query={query} skeleton={<Skeleton lines={4} />}>
          {() => comments.length === 0 && <p className={styles.none}>{t('comments.none')}</p>}
        </QueryView>
      }
      title={t('comments.title')}
    >
      {hasNextPage && (
        <Button block busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('comments.more')}
        </Button>
      )}
      <NewComment qnaUid={qnaUid} />
    </KitThread>
  );
}

function toEntry(comment: Comment, qnaUid: string): CommentEntry {
  return {
    id: comment.cmtUid,
    comment: <CommentItem comment={comment} qnaUid={qnaUid} />,
    replies: comment.replies.map((reply) => ({
      id: reply.cmtUid,
      comment: <CommentItem comment={reply} qnaUid={qnaUid} />,
    })),
  };
}

/** Form for a new comment. Visitors may type; sending asks them to sign in, and keeps the text. */
function NewComment({ qnaUid }: { readonly qnaUid: string }) {
  const t = useText();
  const shell = useShell();
  const { isLogin } = useSession();
  const sendComment = useSendComment(qnaUid);
  return (
    <CommentForm
      confirm={() => isLogin || shell.requireLogin()}
      draftName={`comment.${qnaUid}`}
      help={isLogin ? undefined : t('comments.loginFirst')}
      label={t('comments.label')}
      onSend={sendComment}
      send={t('comments.send')}
    />
  );
}
