import {
  type EquipmentDetail,
  type EquipmentSlot,
  equipmentSlots,
  equipmentWaitlistAdd,
  equipmentWaitlistRemove,
} from '@haesol/contracts/lab';
import { Button } from '@haesol/kit';
import { CallError } from '@haesol/remote/http';
import { useEndpointMutation, useSession, useShell, useText } from '@haesol/remote/lifecycle';

export interface WaitButtonProps {
  readonly device: EquipmentDetail;
  readonly date: string;
  readonly slot: EquipmentSlot;
}

/** Joins or leaves the waiting list of a slot. */
export function WaitButton({ device: { eqUid }, date, slot: { start, end, waitYn, waitUid } }: WaitButtonProps) {
  const t = useText();
  const shell = useShell();
  const { isLogin } = useSession();
  const wait = useEndpointMutation(equipmentWaitlistAdd, { invalidates: [equipmentSlots] });
  const stop = useEndpointMutation(equipmentWaitlistRemove, { invalidates: [equipmentSlots] });
  const time = `${start}–${end}`;
  const onError = (error: unknown) =>
    shell.toast({ kind: 'error', text: error instanceof CallError ? error.message : t('booking.failed') });
  async function begin() {
    if (!isLogin && !(await shell.requireLogin())) return;
    wait.mutate(
      { body: { eqUid, date, start, end } },
      {
        onSuccess: ({ waitNo }) => shell.toast({ kind: 'done', text: t('booking.waitDone', { no: waitNo }) }),
        onError,
      },
    );
  }
  function stopWaiting(uid: string) {
    stop.mutate(
      { params: { waitUid: uid } },
      { onSuccess: () => shell.toast({ kind: 'done', text: t('booking.waitEnded') }), onError },
    );
  }
  const isWaiting = waitYn === 'Y';
  // Servers of earlier releases do not return the wait.
  if (isWaiting && waitUid == null) return null;
  return (
    <Button
      aria-label={t(isWaiting ? 'booking.stopWaitingFor' : 'booking.waitFor', { time })}
      busy={wait.isPending || stop.isPending}
      onClick={() => (waitUid == null ? void begin() : stopWaiting(waitUid))}
      size="small"
      variant="text"
    >
      {t(isWaiting ? 'booking.stopWaiting' : 'booking.wait')}
    </Button>
  );
}
