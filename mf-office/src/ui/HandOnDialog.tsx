import { adminColleagues } from '@haesol/contracts/member';
import { Button, Dialog, Select } from '@haesol/kit';
import { useEndpoint, useText } from '@haesol/remote/lifecycle';
import { useId, useState } from 'react';

const nobody = 'NONE';

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
        <>
          <Button onClick={onClose} size="form">
            {t('queue.cancel')}
          </Button>
          <Button
            disabled={chosen === ''}
            onClick={() => void onSend(chosen === nobody ? null : chosen)}
            size="form"
            variant="primary"
          >
            {t('queue.bulk', { count, move: t('assign.handOn') })}
          </Button>
        </>
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
          { value: nobody, label: t('queue.unassigned') },
        ]}
        placeholder={t('queue.choose')}
        value={chosen}
      />
    </Dialog>
  );
}
