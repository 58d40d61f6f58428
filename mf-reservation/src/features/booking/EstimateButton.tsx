import { type EquipmentDetail, estimatePath } from '@haesol/contracts/lab';
import { Button } from '@haesol/kit';
import { useSession, useShell, useText } from '@haesol/remote/lifecycle';
import FileDown from 'lucide-react/icons/file-down';
import { useState } from 'react';
import type { SlotSum } from './slotRules.ts';

export interface EstimateButtonProps {
  readonly device: EquipmentDetail;
  readonly day: string;
  readonly sum: SlotSum;
}

/** Downloads an estimate of the chosen slots, before anything is booked. */
export function EstimateButton({ device: { eqUid }, day, sum: { start, end } }: EstimateButtonProps) {
  const t = useText();
  const shell = useShell();
  const { isLogin } = useSession();
  const [isBusy, setBusy] = useState(false);
  async function save() {
    if (!isLogin && !(await shell.requireLogin())) return;
    setBusy(true);
    await shell.http
      .download({
        name: 'equipment.estimate',
        method: 'GET',
        path: estimatePath,
        query: { eqUid, date: day, start, end },
      })
      .catch(() => shell.toast({ kind: 'error', text: t('booking.estimateFailed') }));
    setBusy(false);
  }
  return (
    <Button busy={isBusy} icon={FileDown} onClick={() => void save()} size="small" variant="text">
      {t('booking.estimate')}
    </Button>
  );
}
