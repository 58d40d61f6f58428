import type { OrderQuote } from '@haesol/contracts/travel';
import { useFormats, useText } from '@haesol/remote/lifecycle';
import { About } from '#ui/About';
import styles from './AmountRows.module.css';

/** Line of a sum; without count and price it is the sum of one of several goods. */
type AmountLine = Pick<OrderQuote['lines'][number], 'amount' | 'optionNm' | 'priceNm'> &
  Partial<Pick<OrderQuote['lines'][number], 'count' | 'unitPrice'>>;

export interface AmountRowsProps {
  readonly quote: Pick<
    OrderQuote,
    'itemAmount' | 'promoAmount' | 'couponAmount' | 'pointAmount' | 'payAmount' | 'taxAmount' | 'nights'
  > & {
    readonly lines: readonly AmountLine[];
  };
  /** Label of the sum. */
  readonly sumLabel: string;
  /** The sum is a part of a larger one. @default false */
  readonly isPart?: boolean;
  /** The sum is still to be paid: it is shown in another currency too. @default false */
  readonly isToPay?: boolean;
}

/** Rows of items, discounts, and the sum with its tax. */
export function AmountRows({ quote, sumLabel, isPart = false, isToPay = false }: AmountRowsProps) {
  const t = useText();
  const { formatKrw, formatNumber, formatShortDay } = useFormats();
  const { lines, nights, promoAmount, couponAmount, pointAmount, payAmount, taxAmount } = quote;
  // The order of a change collects the difference only.
  const before =
    lines.reduce((sum, { amount }) => sum + amount, 0) - promoAmount - couponAmount - pointAmount - payAmount;
  const discounts = [
    { name: t('buying.promoCode'), amount: promoAmount },
    { name: t('buying.coupon'), amount: couponAmount },
    { name: t('buying.points'), amount: pointAmount },
    { name: t('buying.paidBefore'), amount: before },
  ].filter(({ amount }) => amount > 0);
  return (
    <>
      <dl className={styles.rows}>
        {lines.map(({ optionNm, priceNm, count, unitPrice, amount }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their order, and two goods may have the same name and sum
          <div key={at}>
            <dt>
              {priceNm === '' ? optionNm : priceNm}
              {count !== undefined && ` ${formatKrw(unitPrice ?? 0)}\u00a0×\u00a0${formatNumber(count)}`}
            </dt>
            <dd>{formatKrw(amount)}</dd>
          </div>
        ))}
        {nights.map(({ date, price }) => (
          <div className={styles.night} key={date}>
            <dt>{t('room.night', { day: formatShortDay(date) })}</dt>
            <dd>{formatKrw(price)}</dd>
          </div>
        ))}
        {discounts.map(({ name, amount }) => (
          <div className={styles.discount} key={name}>
            <dt>{name}</dt>
            <dd>{`−${formatKrw(amount)}`}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.sum} data-part={isPart || undefined}>
        <span>{sumLabel}</span>
        <span className={styles.amount}>
          <b>{formatKrw(payAmount)}</b>
          {isToPay && <About won={payAmount} />}
        </span>
      </p>
      {!isPart && (
        <p className={styles.tax}>
          {t('buying.tax', { supply: formatKrw(payAmount - taxAmount), tax: formatKrw(taxAmount) })}
        </p>
      )}
    </>
  );
}
