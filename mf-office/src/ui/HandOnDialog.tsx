import { adminColleagues } from '@haesol/contracts/member';
import { Dialog, Select } from '@haesol/kit';
import { useEndpoint, useText } from '@haesol/remote/lifecycle';
import { useId, useState } from 'react';
import { DialogFoot } from './DialogFoot.tsx';

const unassigned = 'NONE';

export interface HandOnDialogProps {
  /** Number of rows. */
  readonly count: number;
  /** @param memberUid colleague; null puts rows back */
  onSend(memberUid: string | null): Promise<unknown>;
  onClose(): void;
}

/** Chooses the colleague who takes over. */
export function HandOnDialog({ count, onSend, onClose }: HandOnDialogProps) {
  const t = useText();
  const id = useId();
  const { data } = useEndpoint(adminColleagues, {});
  const [chosen, setChosen] = useState('');
  return (
    <Dialog
      foot={
        <DialogFoot
          disabled={chosen === ''}
          label={t('queue.bulk', { count, move: t('assign.handOn') })}
          onClick={() => void onSend(chosen === unassigned ? null : chosen)}
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
    </Dialog>
  );
}
