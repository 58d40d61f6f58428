import {
  buyList,
  myPassList,
  type ReservationDetail,
  reserveCancelWithdraw,
  reserveGet,
  reserveList,
  travelCounts,
} from '@haesol/contracts/travel';
import { Button, MessageBar } from '@haesol/kit';
import { useEndpointMutation, useFormats, useShell, useText } from '@haesol/remote/lifecycle';
import { useRefusalToast } from '#ui/useRefusalToast';

/** Refunds of a booking, newest first; a refused request only while no later one follows. */
export function Refunds({ rsvtUid, refunds }: Pick<ReservationDetail, 'refunds' | 'rsvtUid'>) {
  const t = useText();
  const { formatKrw, formatNumber, formatShortDate } = useFormats();
  return refunds
    .filter(({ state }, at) => at === 0 || state !== 'REFUSED')
    .map(({ state, refundAmount, dueDt, fee, pointAmount, askedDt, withdrawYn }) => (
      <MessageBar
        action={withdrawYn === 'Y' && <Withdraw rsvtUid={rsvtUid} />}
        key={askedDt}
        kind={state === 'REFUSED' ? 'warning' : 'info'}
      >
        {t(`reservation.refund.${state}`, { amount: formatKrw(refundAmount), day: formatShortDate(dueDt) })}
        {state !== 'REFUSED' && (fee > 0 || pointAmount > 0) && (
          <> {t('reservation.refundParts', { fee: formatKrw(fee), points: formatNumber(pointAmount) })}</>
        )}
      </MessageBar>
    ));
}

/** Withdraws the request, which staff have not begun to decide. */
function Withdraw({ rsvtUid }: Pick<ReservationDetail, 'rsvtUid'>) {
  const t = useText();
  const shell = useShell();
  const withdraw = useEndpointMutation(reserveCancelWithdraw, {
    invalidates: [reserveGet, reserveList, buyList, myPassList, travelCounts],
    onSuccess: () => shell.toast({ kind: 'done', text: t('reservation.withdrawn') }),
    onError: useRefusalToast(),
  });
  return (
    <Button busy={withdraw.isPending} onClick={() => withdraw.mutate({ params: { rsvtUid } })} size="small">
      {t('reservation.withdraw')}
    </Button>
  );
}
