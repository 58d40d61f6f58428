import type { CommentReply } from '@haesol/shared/contracts';
import { useCall, useShell, useText } from '@haesol/shared/lifecycle';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { withoutPending, withPending } from './pendingComments.ts';
import { commentsQuery, questionMutations } from './questionQueries.ts';

/**
 * Sends a comment, or a reply to one. It stands at once; refused, it is taken away again and the promise rejects.
 * @returns takes the words and an idempotency key, so that a lost answer does not make two comments
 */
export function useSendComment(qnaUid: string, parent?: CommentReply): (content: string, key: string) => Promise<void> {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const client = useQueryClient();
  const { mutateAsync } = useMutation(questionMutations.createComment(call));
  const { queryKey } = commentsQuery(call, qnaUid);

  return async (content, key) => {
    const writerNm = shell.session.get().userInfo?.user_nm ?? '';
    const createdDt = new Date(shell.now()).toISOString();
    // An answer on its way knows nothing of it, and would take it away.
    await client.cancelQueries({ queryKey });
    client.setQueryData(
      queryKey,
      (pages) => pages && withPending(pages, { key, parent, writerNm, content, createdDt }),
    );
    try {
      await mutateAsync({ qnaUid, parentUid: parent?.cmtUid, content, key });
    } catch (error) {
      client.setQueryData(queryKey, (pages) => pages && withoutPending(pages, key));
      throw error;
    }
    shell.announce(t('comments.sent'));
    await client.invalidateQueries({ queryKey });
    void client.invalidateQueries({ queryKey: ['qna'] });
  };
}
