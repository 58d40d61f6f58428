import type { ContentLocale, RefundRule } from '@haesol/shared/contracts';
import { formatKrw } from '@haesol/shared/i18n';
import { useText } from '@haesol/shared/lifecycle';
import styles from './RefundTable.module.css';

export interface RefundTableProps {
  readonly rules: readonly RefundRule[];
  readonly lang: ContentLocale;
  /** In won; with it the table says the amounts, too. */
  readonly price?: number;
}

/** Rates of repayment, and what they come to. */
export function RefundTable({ rules, lang, price }: RefundTableProps) {
  const t = useText();
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('refund.when')}</th>
            <th scope="col">{t('refund.rate')}</th>
            {price !== undefined && <th scope="col">{t('refund.amount')}</th>}
          </tr>
        </thead>
        <tbody>
          {rules.map(({ label, ratePct }) => (
            <tr key={label}>
              <th lang={lang} scope="row">
                {label}
              </th>
              <td>{`${ratePct}%`}</td>
              {price !== undefined && <td>{formatKrw(Math.floor((price * ratePct) / 100))}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
