import {
  type EquipmentDetail,
  type EquipmentSlot,
  equipmentSlots,
  equipmentWaitlistAdd,
} from '@haesol/shared/contracts';
import { CallError } from '@haesol/shared/http';
import { useEndpointMutation, useSession, useShell, useText } from '@haesol/shared/lifecycle';
import { Button } from '@haesol/shared/ui';

export interface WaitButtonProps {
  readonly device: EquipmentDetail;
  readonly date: string;
  readonly slot: EquipmentSlot;
}

/** Asks to be told when a slot becomes free. */
export function WaitButton({ device: { eqUid }, date, slot: { start, end, waitYn } }: WaitButtonProps) {
  const t = useText();
  const shell = useShell();
  const { isLogin } = useSession();
  const wait = useEndpointMutation(equipmentWaitlistAdd, { invalidates: [equipmentSlots] });
  const time = `${start}–${end}`;
  async function handleClick() {
    if (!isLogin && !(await shell.requireLogin())) return;
    wait.mutate(
      { body: { eqUid, date, start, end } },
      {
        onSuccess: ({ waitNo }) => shell.toast({ kind: 'done', text: t('booking.waitDone', { no: waitNo }) }),
        onError: (error) =>
          shell.toast({ kind: 'error', text: error instanceof CallError ? error.message : t('booking.failed') }),
      },
    );
  }
  if (waitYn === 'Y') return <span>{t('booking.waiting')}</span>;
  return (
    <Button
      aria-label={t('booking.waitFor', { time })}
      busy={wait.isPending}
      onClick={() => void handleClick()}
      size="small"
    >
      {t('booking.wait')}
    </Button>
  );
}
