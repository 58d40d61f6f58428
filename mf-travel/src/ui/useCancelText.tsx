import { currentSteps, type RefundStep } from '@haesol/contracts/travel';
import { useFormats, useShell, useText } from '@haesol/remote/lifecycle';

/** Returns the refund steps that still apply, and the cost of a cancellation now as one sentence; undefined without steps. */
export function useCancelText(all: readonly RefundStep[]) {
  const t = useText();
  const shell = useShell();
  const { formatKrw, formatShortDay } = useFormats();
  const steps = currentSteps(all, shell.now());
  const [present] = steps;
  if (present === undefined) return { steps, present, text: all.length === 0 ? undefined : t('refund.nowNothing') };
  const { fee, ratePct, untilDt } = present;
  const day = untilDt === null ? '' : formatShortDay(untilDt);
  if (ratePct === 100)
    return { steps, present, text: t(untilDt === null ? 'refund.freeUnconfirmed' : 'refund.freeUntil', { day }) };
  if (ratePct === 0) return { steps, present, text: t('refund.nowNothing') };
  return { steps, present, text: t('refund.nowFee', { amount: formatKrw(fee), pct: 100 - ratePct, day }) };
}
