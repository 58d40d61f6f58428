import { commentsUpdate, qnaLimits } from '@haesol/contracts/board';
import { Button, TextArea } from '@haesol/kit';
import { Form, tabDraft, useForm } from '@haesol/remote/form';
import { useText } from '@haesol/remote/lifecycle';
import styles from './CommentForm.module.css';

export interface CommentFormProps {
  readonly label: string;
  readonly help?: string | undefined;
  /** Words that are there already. */
  readonly content?: string;
  /** Words of the button that sends. */
  readonly send: string;
  /** Keeps what is typed over a reload of the tab, and empties the box as soon as it is sent. */
  readonly draftName?: string;
  /** Asked before anything is sent. */
  confirm?(): boolean | Promise<boolean>;
  /** Rejects with what the server refused; the words stay then. @param key the same for the same words */
  onSend(content: string, key: string): Promise<void>;
  onCancel?(): void;
}

/** Box and button of a comment, a reply or a change. */
export function CommentForm(props: CommentFormProps) {
  const { label, help, content = '', send, draftName, confirm, onSend, onCancel } = props;
  const t = useText();
  const initial = { content };
  const form = useForm(commentsUpdate.body, {
    initial,
    guard: 'none',
    draft: draftName === undefined ? undefined : tabDraft(draftName, initial, { keep: ['content'] }),
    ...(confirm && { confirm }),
    async send(body, { idempotencyKey, values, getValues, set }) {
      if (draftName !== undefined) set({ content: '' });
      try {
        await onSend(body.content, idempotencyKey);
      } catch (error) {
        // What was typed meanwhile goes on behind the words that were refused.
        const typed = getValues().content;
        if (draftName !== undefined) set({ content: typed === '' ? values.content : `${values.content}\n${typed}` });
        throw error;
      }
    },
  });

  return (
    <Form
      actions={
        <p className={styles.actions}>
          {onCancel !== undefined && <Button onClick={onCancel}>{t('comments.cancel')}</Button>}
          <Button
            aria-disabled={form.values.content.trim() === '' || undefined}
            busy={form.isBusy}
            type="submit"
            variant="primary"
          >
            {send}
          </Button>
        </p>
      }
      className={styles.form}
      form={form}
      hasSummary={false}
    >
      <TextArea
        {...form.field('content')}
        countMax={qnaLimits.comment}
        help={help}
        label={label}
        required={false}
        rows={3}
      />
    </Form>
  );
}
