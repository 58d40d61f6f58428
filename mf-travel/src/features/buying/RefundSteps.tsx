import type { RefundStep } from '@haesol/shared/contracts';
import { formatKrw, formatShortDay } from '@haesol/shared/i18n';
import { useText } from '@haesol/shared/lifecycle';
import { Section } from '#ui/Section';
import styles from './RefundSteps.module.css';

export interface RefundStepsProps {
  readonly steps: readonly RefundStep[];
  readonly isPass: boolean;
}

/** What cancelling costs by its day, in won, and the right to withdraw: what the law wants said before paying. */
export function RefundSteps({ steps, isPass }: RefundStepsProps) {
  const t = useText();
  return (
    <Section isRuled={false} title={t('buying.refundTitle')}>
      <div className={styles.frame}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('buying.cancelDay')}</th>
              <th scope="col">{t('buying.fee')}</th>
              <th scope="col">{t('refund.amount')}</th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ label, untilDt, ratePct, refundAmount, fee }) => (
              <tr data-free={fee === 0 || undefined} key={label}>
                <th scope="row">
                  {untilDt === null ? label : t('buying.until', { day: formatShortDay(untilDt) })}
                  {untilDt !== null && <small>{label}</small>}
                </th>
                <td>
                  {fee === 0 ? t('buying.noFee') : formatKrw(fee)}
                  {fee > 0 && <small>{`${100 - ratePct}%`}</small>}
                </td>
                <td>{formatKrw(refundAmount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className={styles.notes}>
        <li>{t(isPass ? 'buying.lawPass' : 'buying.lawDated')}</li>
        <li>{t('buying.lawProvider')}</li>
        <li>{t('buying.lawCoupon')}</li>
      </ul>
    </Section>
  );
}
