import { commentsUpdate, qnaLimits } from '@haesol/contracts/board';
import { Button, TextArea } from '@haesol/kit';
import { Form, tabDraft, useForm } from '@haesol/remote/form';
import { useText } from '@haesol/remote/lifecycle';
import styles from './CommentForm.module.css';

export interface CommentFormProps {
  readonly label: string;
  readonly help?: string | undefined;
  /** Initial text. */
  readonly content?: string;
  /** Label of the submit button. */
  readonly send: string;
  /** Stores the draft in the tab, and clears the text box as soon as it is sent. */
  readonly draftName?: string;
  /** Called before sending. */
  confirm?(): boolean | Promise<boolean>;
  /** Rejects with the server's refusal; the text stays then. @param key the same for the same text */
  onSend(content: string, key: string): Promise<void>;
  onCancel?(): void;
}

/** Text box and button of a comment, a reply or an edit. */
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
        // Text typed meanwhile is appended to the refused text.
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
