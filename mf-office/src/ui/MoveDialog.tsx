import { bulkApproval, memoMax, staffMemo } from '@haesol/contracts/common';
import { proposalReason } from '@haesol/contracts/member';
import { Dialog, TextArea, TextField } from '@haesol/kit';
import { Form, tabDraft, useForm } from '@haesol/remote/form';
import { useText } from '@haesol/remote/lifecycle';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { toTypedText, typedText } from '#moves/typedText';
import { isForTwo, type MoveProgress, type QueueMove } from '#moves/useMoves';
import { DialogFoot } from './DialogFoot.tsx';
import { MailPreview } from './MailPreview.tsx';
import { MoveProgressBar } from './MoveProgressBar.tsx';
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
  /** Of a move that was sent. */
  readonly progress?: MoveProgress | undefined;
  /** @param reason of a proposal; empty for a move that one person makes */
  onSend(memo: string | undefined, reason: string): Promise<unknown>;
  onClose(): void;
}

/**
 * Says what a move does, asks for its message, and before a final move for its number or name; for a move of more rows than one
 * person moves, asks for the reason of its proposal. Keeps the texts in the tab.
 */
export function MoveDialog<Row>(props: MoveDialogProps<Row>) {
  const { move, memo: kept = '', rows, children, progress, onSend, onClose } = props;
  const t = useText();
  const [first] = rows;
  const isRequired = move.ask?.memo === 'required';
  const hasMessage = move.ask !== undefined && move.ask.memo !== 'none';
  const isProposal = isForTwo(move, rows);
  // The colleague who confirms types it.
  const expected = isProposal ? undefined : toTypedText(move, rows);
  const schema = z.strictObject({
    memo: isRequired ? requiredMemo : staffMemo,
    typed: expected === undefined ? noText : typedText(expected),
    reason: isProposal ? proposalReason : noText,
  });
  const form = useForm(schema, {
    initial: { memo: kept, typed: '', reason: '' },
    guard: 'reload',
    draft: tabDraft<{ memo: string; typed: string; reason: string }>(
      `office.${move.label}`,
      { memo: '', typed: '', reason: '' },
      { keep: ['memo', 'reason'] },
    ),
    toInput: ({ memo, typed, reason }) => ({ ...((isRequired || memo.trim() !== '') && { memo }), typed, reason }),
    send: ({ memo, reason = '' }) => onSend(memo, reason),
    onSent: () => undefined,
  });
  return (
    <Dialog
      foot={
        <DialogFoot
          busy={form.isBusy}
          label={t(isProposal ? 'approvals.bulk' : 'queue.bulk', { count: rows.length, move: move.label })}
          onClick={form.submit}
          onClose={onClose}
          variant={move.look === 'danger' && !isProposal ? 'danger' : 'primary'}
        />
      }
      onClose={onClose}
      open
      title={isProposal ? t('approvals.proposeTitle', { move: move.label }) : (move.ask?.title ?? move.label)}
    >
      <Form actions={null} className={styles.form} form={form} hasSummary={false}>
        {children}
        {move.ask?.facts?.(rows)}
        <p>{isProposal && move.isForTwo !== true ? t('approvals.proposeNote', bulkApproval) : move.ask?.note}</p>
        {hasMessage && (
          <TextArea
            {...form.field('memo')}
            countMax={memoMax}
            label={t(move.ask?.isForStaff === true ? 'queue.reason' : 'queue.memo')}
            optional={!isRequired}
            required={isRequired}
            rows={5}
          />
        )}
        {hasMessage && move.preview !== undefined && first !== undefined && (
          <MailPreview
            count={rows.length}
            load={async (memo) => (await move.preview?.(first, memo === '' ? undefined : memo)) ?? []}
            missing={isRequired && form.values.memo.trim() === '' ? t('mailPreview.empty') : undefined}
            text={form.values.memo.trim()}
          />
        )}
        {isProposal && (
          <TextArea {...form.field('reason')} countMax={memoMax} label={t('approvals.reason')} required rows={3} />
        )}
        {progress !== undefined && progress.total > 1 && (
          <div className={styles.progress} role="status">
            <MoveProgressBar progress={progress} />
          </div>
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
