import { memoMax, staffMemo } from '@haesol/contracts/common';
import { Dialog, TextArea, TextField } from '@haesol/kit';
import { Form, tabDraft, useForm } from '@haesol/remote/form';
import { useText } from '@haesol/remote/lifecycle';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { toTypedText, typedText } from '#moves/typedText';
import type { QueueMove } from '#moves/useMoves';
import { DialogFoot } from './DialogFoot.tsx';
import styles from './Queue.module.css';

const requiredMemo = z.nonoptional(staffMemo, { error: '안내 내용을 입력해 주세요.' });
const noText = z.optional(z.string());

export interface MoveDialogProps<Row> {
  readonly move: QueueMove<Row>;
  /** Message that was refused for some of its rows before. */
  readonly memo?: string;
  readonly rows: readonly Row[];
  /** Facts before the note. */
  readonly children?: ReactNode;
  onSend(memo: string | undefined): Promise<unknown>;
  onClose(): void;
}

/** Says what a move does, asks for its message, and before a final move for its number or name. Keeps the message in the tab. */
export function MoveDialog<Row>(props: MoveDialogProps<Row>) {
  const { move, memo: kept = '', rows, children, onSend, onClose } = props;
  const t = useText();
  const isRequired = move.ask?.memo === 'required';
  const expected = toTypedText(move, rows);
  const schema = z.strictObject({
    memo: isRequired ? requiredMemo : staffMemo,
    typed: expected === undefined ? noText : typedText(expected),
  });
  const form = useForm(schema, {
    initial: { memo: kept, typed: '' },
    guard: 'reload',
    draft: tabDraft<{ memo: string; typed: string }>(
      `office.${move.label}`,
      { memo: '', typed: '' },
      { keep: ['memo'] },
    ),
    toInput: ({ memo, typed }) => ({ ...((isRequired || memo.trim() !== '') && { memo }), typed }),
    send: ({ memo }) => onSend(memo),
    onSent: () => undefined,
  });
  return (
    <Dialog
      foot={
        <DialogFoot
          busy={form.isBusy}
          label={t('queue.bulk', { count: rows.length, move: move.label })}
          onClick={form.submit}
          onClose={onClose}
          variant={move.look === 'danger' ? 'danger' : 'primary'}
        />
      }
      onClose={onClose}
      open
      title={move.ask?.title ?? move.label}
    >
      <Form actions={null} className={styles.form} form={form} hasSummary={false}>
        {children}
        <p>{move.ask?.note}</p>
        {move.ask?.memo !== 'none' && (
          <TextArea
            {...form.field('memo')}
            countMax={memoMax}
            label={t(move.ask?.isForStaff === true ? 'queue.reason' : 'queue.memo')}
            optional={!isRequired}
            required={isRequired}
            rows={5}
          />
        )}
        {expected !== undefined && (
          <TextField
            {...form.field('typed')}
            help={t('queue.typedHelp', { text: expected })}
            label={t('queue.typed')}
            required
          />
        )}
      </Form>
    </Dialog>
  );
}
