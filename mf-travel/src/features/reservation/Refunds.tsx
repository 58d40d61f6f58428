import type { ReservationDetail } from '@haesol/contracts/travel';
import { MessageBar } from '@haesol/kit';
import { useFormats, useText } from '@haesol/remote/lifecycle';

/** Refunds of a booking, newest first; a refused request only while no later one follows. */
export function Refunds({ refunds }: Pick<ReservationDetail, 'refunds'>) {
  const t = useText();
  const { formatKrw, formatNumber, formatShortDate } = useFormats();
  return refunds
    .filter(({ state }, at) => at === 0 || state !== 'REFUSED')
    .map(({ state, refundAmount, dueDt, fee, pointAmount, askedDt }) => (
      <MessageBar key={askedDt} kind={state === 'REFUSED' ? 'warning' : 'info'}>
        {t(`reservation.refund.${state}`, { amount: formatKrw(refundAmount), day: formatShortDate(dueDt) })}
        {state !== 'REFUSED' && (fee > 0 || pointAmount > 0) && (
          <> {t('reservation.refundParts', { fee: formatKrw(fee), points: formatNumber(pointAmount) })}</>
        )}
      </MessageBar>
    ));
}
