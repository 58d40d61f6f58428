import { type AssignedQueue, adminAssign } from '@haesol/contracts/member';
import { Button } from '@haesol/kit';
import { useCall, useShell, useText } from '@haesol/remote/lifecycle';
import { useState } from 'react';
import { useItemKeys } from '#moves/useItemKeys';
import styles from './Assignee.module.css';
import { HandOnDialog } from './HandOnDialog.tsx';
import { usePageRight } from './officeRights.tsx';

export interface AssigneeProps {
  readonly queue: AssignedQueue;
  readonly uid: string;
  /** Without its values while the server is of an earlier release. */
  readonly item: { readonly assigneeNm?: string | null | undefined; readonly mineYn?: 'N' | 'Y' | undefined };
  /** Requests the item again. */
  onAssigned(): Promise<unknown>;
}

/** Member of staff in charge of an item, with the ways to take it and to hand it on. */
export function Assignee({ queue, uid, item: { assigneeNm = null, mineYn = 'N' }, onAssigned }: AssigneeProps) {
  const t = useText();
  const call = useCall();
  const shell = useShell();
  const [isOpen, setOpen] = useState(false);
  const { mayMove } = usePageRight();

  async function assign(done: string, memberUid?: string | null) {
    setOpen(false);
    try {
      const { failed } = await call(adminAssign, { params: { queue }, body: { uids: [uid], memberUid } });
      shell.toast(failed[0] === undefined ? { kind: 'done', text: done } : { kind: 'error', text: failed[0].message });
    } catch (error) {
      shell.toast({ kind: 'error', text: (error as Error).message });
    }
    await onAssigned();
  }

  const isFree = mayMove && mineYn === 'N' && assigneeNm === null;
  const claim = () => void assign(t('assign.claimed', { count: 1 }));
  useItemKeys(isFree ? [{ name: 'm', does: t('assign.claim'), run: claim }] : []);

  return (
    <div className={styles.assignee}>
      <span className={styles.name}>{t('assign.inCharge', { name: assigneeNm ?? t('queue.unassigned') })}</span>
      {isFree && (
        <Button onClick={claim} size="small">
          {t('assign.claim')}
        </Button>
      )}
      {mayMove && (
        <Button onClick={() => setOpen(true)} size="small">
          {t('assign.handOnMore')}
        </Button>
      )}
      {isOpen && (
        <HandOnDialog
          count={1}
          onClose={() => setOpen(false)}
          onSend={(memberUid) => assign(t('assign.handedOn', { count: 1 }), memberUid)}
        />
      )}
    </div>
  );
}
