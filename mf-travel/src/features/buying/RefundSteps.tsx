import { type RefundStep, travelNumbers } from '@haesol/contracts/travel';
import { useFormats, useText } from '@haesol/remote/lifecycle';
import { RefundFrame } from '#ui/RefundFrame';
import { useCancelText } from '#ui/useCancelText';
import styles from './RefundSteps.module.css';
import { Step } from './Step.tsx';

export interface RefundStepsProps {
  /** Number of the section in the form. */
  readonly number: number;
  readonly steps: readonly RefundStep[];
  readonly isPass: boolean;
}

/** Cancellation fees by day, in won, and the right of withdrawal, which the law requires before payment. */
export function RefundSteps({ number, steps: all, isPass }: RefundStepsProps) {
  const t = useText();
  return (
    <Step number={number} title={t('buying.refundTitle')}>
      <RefundRows steps={all} />
      <ul className={styles.notes}>
        <li>{isPass ? t('buying.lawPass') : t('buying.lawDated', travelNumbers())}</li>
        <li>{t('buying.lawProvider')}</li>
        <li>{t('buying.lawCoupon')}</li>
      </ul>
    </Step>
  );
}

/** Fees by day, and what a cancellation costs now. */
export function RefundRows({ steps: all }: Pick<RefundStepsProps, 'steps'>) {
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
