import { type AssignedQueue, adminAssign, adminHandOvers } from '@haesol/contracts/member';
import { Button } from '@haesol/kit';
import { formatDateTime } from '@haesol/remote/i18n';
import { useCall, useEndpoint, useShell, useText } from '@haesol/remote/lifecycle';
import { useState } from 'react';
import { useItemKeys } from '#moves/useItemKeys';
import styles from './Assignee.module.css';
import { HandOnDialog } from './HandOnDialog.tsx';
import { Lines } from './Lines.tsx';
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
  const handOvers = useEndpoint(adminHandOvers, { params: { queue, uid } });

  async function assign(done: string, memberUid?: string | null, note?: string) {
    setOpen(false);
    try {
      const { failed } = await call(adminAssign, { params: { queue }, body: { uids: [uid], memberUid, note } });
      shell.toast(failed[0] === undefined ? { kind: 'done', text: done } : { kind: 'error', text: failed[0].message });
    } catch (error) {
      shell.toast({ kind: 'error', text: (error as Error).message });
    }
    await Promise.all([onAssigned(), handOvers.refetch()]);
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
      {handOvers.data !== undefined && handOvers.data.list.length > 0 && (
        <ul aria-label={t('assign.handOvers')} className={styles.handOvers}>
          {handOvers.data.list.map(({ handOverUid, fromNm, toNm, note, dt }) => (
            <li key={handOverUid}>
              <time dateTime={dt}>{formatDateTime(dt)}</time> {t('assign.handOver', { from: fromNm, to: toNm })}
              {note !== null && <Lines>{note}</Lines>}
            </li>
          ))}
        </ul>
      )}
      {isOpen && (
        <HandOnDialog
          count={1}
          onClose={() => setOpen(false)}
          onSend={(memberUid, note) => assign(t('assign.handedOn', { count: 1 }), memberUid, note)}
          queue={queue}
        />
      )}
    </div>
  );
}
