import { qnaLimits } from '@haesol/shared/contracts';
import { CallError, ValidationError } from '@haesol/shared/http';
import { useText } from '@haesol/shared/lifecycle';
import { Button, TextArea } from '@haesol/shared/ui';
import { type SubmitEvent, useState } from 'react';
import styles from './CommentForm.module.css';

export interface CommentFormProps {
  readonly label: string;
  readonly help?: string | undefined;
  readonly text: string;
  /** Words of the button that sends. */
  readonly send: string;
  onTextChange(text: string): void;
  /** Rejects with what the server refused; the words stay then. */
  onSend(text: string): Promise<void>;
  onCancel?(): void;
}

/** Box and button of a comment, a reply or a change. */
export function CommentForm({ label, help, text, send, onTextChange, onSend, onCancel }: CommentFormProps) {
  const t = useText();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isBlank = text.trim() === '';

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    if (isBlank) {
      setError(t('comments.blank'));
      return;
    }
    setBusy(true);
    setError(undefined);
    try {
      await onSend(text);
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      const field = failure instanceof ValidationError ? failure.fields[0]?.message : undefined;
      setError(field ?? failure.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <TextArea
        countMax={qnaLimits.comment}
        error={error}
        help={help}
        label={label}
        onChange={(event) => {
          setError(undefined);
          onTextChange(event.target.value);
        }}
        rows={3}
        value={text}
      />
      <p className={styles.actions}>
        {onCancel !== undefined && <Button onClick={onCancel}>{t('comments.cancel')}</Button>}
        <Button aria-disabled={isBlank || undefined} busy={isBusy} type="submit" variant="primary">
          {send}
        </Button>
      </p>
    </form>
  );
}
