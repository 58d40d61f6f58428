import type { Comment } from '@haesol/shared/contracts';
import { formatNumber } from '@haesol/shared/i18n';
import { useCall, useSession, useShell, useText } from '@haesol/shared/lifecycle';
import { Button, ErrorState, Skeleton } from '@haesol/shared/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useId } from 'react';
import { CommentForm } from './CommentForm.tsx';
import { CommentItem } from './CommentItem.tsx';
import styles from './CommentThread.module.css';
import { commentDraftsAtom, keepCommentDraftAtom } from './commentAtoms.ts';
import { commentsQuery } from './questionQueries.ts';
import { useSendComment } from './useSendComment.ts';

/** Comments of a question and their replies. */
export function CommentThread({ qnaUid }: { readonly qnaUid: string }) {
  const t = useText();
  const titleId = useId();
  const query = useInfiniteQuery(commentsQuery(useCall(), qnaUid));
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const comments = data?.pages.flatMap(({ list }) => list) ?? [];
  return (
    <section aria-labelledby={titleId} className={styles.thread}>
      <h2 className={styles.title} id={titleId}>
        {t('comments.title')} <b className={styles.count}>{formatNumber(data?.pages.at(-1)?.liveCnt ?? 0)}</b>
      </h2>
      {data === undefined && error === null && <Skeleton lines={4} />}
      {data === undefined && error !== null && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {data !== undefined && comments.length === 0 && <p className={styles.none}>{t('comments.none')}</p>}
      <ul className={styles.list}>
        {comments.map((comment) => (
          <Root comment={comment} key={comment.cmtUid} qnaUid={qnaUid} />
        ))}
      </ul>
      {hasNextPage && (
        <Button block busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('comments.more')}
        </Button>
      )}
      <NewComment qnaUid={qnaUid} />
    </section>
  );
}

function Root({ comment, qnaUid }: { readonly comment: Comment; readonly qnaUid: string }) {
  return (
    <li className={styles.root}>
      <CommentItem comment={comment} qnaUid={qnaUid} />
      {comment.replies.length > 0 && (
        <ul className={styles.replies}>
          {comment.replies.map((reply) => (
            <li key={reply.cmtUid}>
              <CommentItem comment={reply} qnaUid={qnaUid} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** A visitor may begin; sending asks to sign in, and the words stay. */
function NewComment({ qnaUid }: { readonly qnaUid: string }) {
  const t = useText();
  const shell = useShell();
  const store = useStore();
  const { isLogin } = useSession();
  const draft = useAtomValue(commentDraftsAtom)[qnaUid] ?? '';
  const keepDraft = useSetAtom(keepCommentDraftAtom);
  const sendComment = useSendComment(qnaUid);

  async function send(content: string): Promise<void> {
    if (!isLogin && !(await shell.requireLogin())) return;
    keepDraft(qnaUid, '');
    try {
      await sendComment(content);
    } catch (error) {
      // What was typed meanwhile goes on behind the words that were refused.
      const typed = store.get(commentDraftsAtom)[qnaUid] ?? '';
      keepDraft(qnaUid, typed === '' ? content : `${content}\n${typed}`);
      throw error;
    }
  }

  return (
    <CommentForm
      help={isLogin ? undefined : t('comments.loginFirst')}
      label={t('comments.label')}
      onSend={send}
      onTextChange={(text) => keepDraft(qnaUid, text)}
      send={t('comments.send')}
      text={draft}
    />
  );
}
