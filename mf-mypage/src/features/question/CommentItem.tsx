import { type CommentReply, commentsRemove, commentsUpdate } from '@haesol/contracts/board';
import { Badge, Button, Comment } from '@haesol/kit';
import { useEndpointMutation, useFormats, useSession, useShell, useText } from '@haesol/remote/lifecycle';
import { useState } from 'react';
import { CommentForm } from './CommentForm.tsx';
import styles from './CommentItem.module.css';
import { isPendingComment } from './pendingComments.ts';
import { useRefreshComments } from './useRefreshComments.ts';
import { useSendComment } from './useSendComment.ts';

export interface CommentItemProps {
  readonly comment: CommentReply;
  readonly qnaUid: string;
}

/** Comment or reply; a deleted comment with replies is shown as a placeholder. */
export function CommentItem({ comment, qnaUid }: CommentItemProps) {
  const t = useText();
  const { formatDateTime } = useFormats();
  const [open, setOpen] = useState<'edit' | 'reply'>();
  const isPending = isPendingComment(comment);
  if (comment.deletedYn === 'Y') return <p className={styles.gone}>{t('comments.deleted')}</p>;
  const notes = [isPending && t('comments.sending'), comment.editedYn === 'Y' && t('comments.edited')];
  return (
    <Comment
      actions={open === undefined && !isPending ? <Actions comment={comment} onOpen={setOpen} /> : undefined}
      badge={comment.staffYn === 'Y' && <Badge color="blue">{t('comments.staff')}</Badge>}
      busy={isPending}
      dateTime={comment.createdDt}
      foot={open === 'reply' && <ReplyForm comment={comment} onDone={() => setOpen(undefined)} qnaUid={qnaUid} />}
      imageUrl={comment.profileUrl}
      mention={comment.mentionNm ?? undefined}
      name={comment.writerNm}
      notes={notes.filter((note) => note !== false)}
      time={formatDateTime(comment.createdDt)}
    >
      {open === 'edit' ? <EditForm comment={comment} onDone={() => setOpen(undefined)} /> : comment.content}
    </Comment>
  );
}

interface ActionsProps {
  readonly comment: CommentReply;
  onOpen(what: 'edit' | 'reply'): void;
}

function Actions({ comment, onOpen }: ActionsProps) {
  const t = useText();
  const shell = useShell();
  const { isLogin } = useSession();
  const refresh = useRefreshComments();
  const { mutate, isPending } = useEndpointMutation(commentsRemove, {
    onSuccess: () => shell.toast({ kind: 'done', text: t('question.removed') }),
    onError: ({ message }) => shell.toast({ kind: 'error', text: message }),
    onSettled: refresh,
  });
  const of = { name: comment.writerNm, text: comment.content.slice(0, 20) };

  async function handleReply() {
    if (isLogin || (await shell.requireLogin())) onOpen('reply');
  }

  async function handleRemove() {
    const isSure = await shell.confirm({
      title: t('comments.removeTitle'),
      text: t('question.removeText'),
      yes: t('comments.remove'),
      no: t('comments.cancel'),
      danger: true,
    });
    if (isSure) mutate({ params: { cmtUid: comment.cmtUid } });
  }

  return (
    <>
      <Button aria-label={t('comments.replyTo', of)} onClick={() => void handleReply()} size="small" variant="text">
        {t('comments.reply')}
      </Button>
      {comment.mineYn === 'Y' && (
        <>
          <Button aria-label={t('comments.editOf', of)} onClick={() => onOpen('edit')} size="small" variant="text">
            {t('comments.edit')}
          </Button>
          <Button
            aria-label={t('comments.removeOf', of)}
            busy={isPending}
            onClick={() => void handleRemove()}
            size="small"
            variant="text"
          >
            {t('comments.remove')}
          </Button>
        </>
      )}
    </>
  );
}

interface FormProps extends CommentItemProps {
  onDone(): void;
}

function EditForm({ comment, onDone }: Omit<FormProps, 'qnaUid'>) {
  const t = useText();
  const refresh = useRefreshComments();
  const { mutateAsync } = useEndpointMutation(commentsUpdate);
  return (
    <CommentForm
      content={comment.content}
      label={t('comments.editLabel')}
      onCancel={onDone}
      onSend={async (content) => {
        await mutateAsync({ params: { cmtUid: comment.cmtUid }, body: { content } });
        await refresh();
        onDone();
      }}
      send={t('comments.save')}
    />
  );
}

function ReplyForm({ comment, qnaUid, onDone }: FormProps) {
  const t = useText();
  const sendComment = useSendComment(qnaUid, comment);
  return (
    <CommentForm
      label={t('comments.replyLabel', { name: comment.writerNm })}
      onCancel={onDone}
      onSend={async (content, key) => {
        await sendComment(content, key);
        onDone();
      }}
      send={t('comments.send')}
    />
  );
}
