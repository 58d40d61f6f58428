import { type CommentReply, commentsCreate, commentsList } from '@haesol/contracts/board';
import { endpointPages } from '@haesol/remote/http';
import { useEndpointMutation, useShell, useText } from '@haesol/remote/lifecycle';
import { useQueryClient } from '@tanstack/react-query';
import { type CommentPages, withoutPending, withPending } from './pendingComments.ts';
import { commentPageSize } from './shownQuestion.ts';
import { useRefreshComments } from './useRefreshComments.ts';

const refType = 'QNA';

/** Query key of `commentPages` for a question. */
const toCommentsKey = (qnaUid: string) =>
  endpointPages(commentsList, { query: { refType, refUid: qnaUid, pageNum: 1, pageSize: commentPageSize } }).queryKey;

/**
 * Sends a comment, or a reply to one, with an optimistic update; if the server refuses it, it is removed and the promise rejects.
 * @returns takes the text and an idempotency key, so that a lost response does not create two comments
 */
export function useSendComment(qnaUid: string, parent?: CommentReply): (content: string, key: string) => Promise<void> {
  const t = useText();
  const shell = useShell();
  const client = useQueryClient();
  const refresh = useRefreshComments();
  const { mutateAsync } = useEndpointMutation(commentsCreate);

  return async (content, key) => {
    const queryKey = toCommentsKey(qnaUid);
    const { user_nm: writerNm = '', profileUrl = null } = shell.session.get().userInfo ?? {};
    const createdDt = new Date(shell.now()).toISOString();
    const parentUid = parent?.cmtUid;
    // A pending request does not include the new comment, and its response would remove it.
    await client.cancelQueries({ queryKey });
    client.setQueryData<CommentPages>(
      queryKey,
      (pages) => pages && withPending(pages, { key, parent, writerNm, profileUrl, content, createdDt }),
    );
    try {
      await mutateAsync({
        body: { refType, refUid: qnaUid, content, ...(parentUid !== undefined && { parentUid }) },
        idempotencyKey: key,
      });
    } catch (error) {
      client.setQueryData<CommentPages>(queryKey, (pages) => pages && withoutPending(pages, key));
      throw error;
    }
    shell.announce(t('comments.sent'));
    await refresh();
  };
}
