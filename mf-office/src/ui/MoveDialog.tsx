import { memoMax, staffMemo } from '@haesol/contracts/common';
import { Dialog, TextArea } from '@haesol/kit';
import { Form, tabDraft, useForm } from '@haesol/remote/form';
import { useText } from '@haesol/remote/lifecycle';
import * as z from 'zod/mini';
import type { QueueMove } from '#moves/useMoves';
import { DialogFoot } from './DialogFoot.tsx';
import styles from './Queue.module.css';

const required = z.strictObject({ memo: z.nonoptional(staffMemo, { error: '안내 내용을 입력해 주세요.' }) });
const optional = z.strictObject({ memo: staffMemo });

export interface MoveDialogProps<Row> {
  readonly move: QueueMove<Row>;
  /** Message that was refused for some of its rows before. */
  readonly memo?: string;
  /** Number of rows. */
  readonly count: number;
  onSend(memo: string | undefined): Promise<unknown>;
  onClose(): void;
}

/** Message to the member before a move. The typed text is kept in the tab until it is sent. */
export function MoveDialog<Row>({ move, memo: kept = '', count, onSend, onClose }: MoveDialogProps<Row>) {
  const t = useText();
  const isRequired = move.ask?.memo === 'required';
  const form = useForm(isRequired ? required : optional, {
    initial: { memo: kept },
    guard: 'reload',
    draft: tabDraft<{ memo: string }>(`office.${move.label}`, { memo: '' }, { keep: ['memo'] }),
    toInput: ({ memo }) => ({ ...((isRequired || memo.trim() !== '') && { memo }) }),
    send: ({ memo }) => onSend(memo),
    onSent: () => undefined,
  });
  return (
    <Dialog
      foot={
        <DialogFoot
          busy={form.isBusy}
          label={t('queue.bulk', { count, move: move.label })}
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
      </Form>
    </Dialog>
  );
}
