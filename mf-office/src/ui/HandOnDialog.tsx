import { type AssignedQueue, adminColleagues, handOverNote } from '@haesol/contracts/member';
import { Dialog, Select, TextArea } from '@haesol/kit';
import { useEndpoint, useText } from '@haesol/remote/lifecycle';
import { useId, useState } from 'react';
import * as z from 'zod/mini';
import { DialogFoot } from './DialogFoot.tsx';

const unassigned = 'NONE';

export interface HandOnDialogProps {
  readonly queue: AssignedQueue;
  /** Number of rows. */
  readonly count: number;
  /** @param memberUid colleague; null puts rows back @param note for the colleague */
  onSend(memberUid: string | null, note: string | undefined): Promise<unknown>;
  onClose(): void;
}

/** Chooses the colleague who takes over, among those with the right for the queue, and a note for them. */
export function HandOnDialog({ queue, count, onSend, onClose }: HandOnDialogProps) {
  const t = useText();
  const id = useId();
  const { data } = useEndpoint(adminColleagues, { query: { queue } });
  const [chosen, setChosen] = useState('');
  const [note, setNote] = useState('');
  const refusal = z.safeParse(handOverNote, note === '' ? undefined : note).error?.issues[0]?.message;
  return (
    <Dialog
      foot={
        <DialogFoot
          disabled={chosen === '' || refusal !== undefined}
          label={t('queue.bulk', { count, move: t('assign.handOn') })}
          onClick={() =>
            void (chosen === unassigned
              ? onSend(null, undefined)
              : onSend(chosen, note.trim() === '' ? undefined : note))
          }
          onClose={onClose}
        />
      }
      onClose={onClose}
      open
      title={t('assign.handOnTitle')}
    >
      <Select
        id={id}
        label={t('assign.colleague')}
        onChange={({ target }) => setChosen(target.value)}
        options={[
          ...(data?.list ?? []).map(({ memberUid, nm, mineYn }) => ({
            value: memberUid,
            label: mineYn === 'Y' ? t('assign.me', { name: nm }) : nm,
          })),
          { value: unassigned, label: t('queue.unassigned') },
        ]}
        placeholder={t('queue.choose')}
        value={chosen}
      />
      {chosen !== unassigned && (
        <TextArea
          error={refusal}
          help={t('assign.noteHelp')}
          id={`${id}-note`}
          label={t('assign.note')}
          onChange={({ target }) => setNote(target.value)}
          rows={3}
          value={note}
        />
      )}
    </Dialog>
  );
}
