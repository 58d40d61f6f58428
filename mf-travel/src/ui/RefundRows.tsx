import type { RefundStep } from '@haesol/contracts/travel';
import { useFormats, useText } from '@haesol/remote/lifecycle';
import { RefundFrame } from './RefundFrame.tsx';
import styles from './RefundRows.module.css';
import { useCancelText } from './useCancelText.tsx';

/** Fees by day, and what a cancellation costs now. */
export function RefundRows({ steps: all }: { readonly steps: readonly RefundStep[] }) {
  const t = useText();
  const { formatKrw, formatShortDay } = useFormats();
  const { steps, text } = useCancelText(all);
  return (
    <>
      {text !== undefined && <p className={styles.now}>{text}</p>}
      <RefundFrame columns={[t('buying.cancelDay'), t('buying.fee'), t('refund.amount')]}>
        {steps.map(({ label, untilDt, ratePct, refundAmount, fee }) => (
          <tr className={ratePct === 100 ? styles.free : undefined} key={label}>
            <th scope="row">
              {untilDt === null ? label : t('buying.until', { day: formatShortDay(untilDt) })}
              {untilDt !== null && <small className={styles.note}>{label}</small>}
            </th>
            <td>
              {ratePct === 100 ? t('buying.noFee') : formatKrw(fee)}
              {fee > 0 && <small className={styles.note}>{`${100 - ratePct}%`}</small>}
            </td>
            <td>{formatKrw(refundAmount)}</td>
          </tr>
        ))}
      </RefundFrame>
    </>
  );
}
