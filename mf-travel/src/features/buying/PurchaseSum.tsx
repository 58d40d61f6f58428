import type { PurchaseInfo } from '@haesol/contracts/travel';
import { useFormats, useText } from '@haesol/remote/lifecycle';
import type { ReactNode } from 'react';
import { Currency } from '#ui/Currency';
import { AmountRows } from './AmountRows.tsx';
import panel from './QuotePanel.module.css';

export interface PurchaseSumProps {
  /** Names and amounts of the goods before discounts. */
  readonly goods: readonly { readonly name: string; readonly amount: number }[];
  /** Undefined while the amounts are unknown. */
  readonly amounts:
    | Pick<
        PurchaseInfo,
        'couponAmount' | 'earnPoints' | 'itemAmount' | 'payAmount' | 'pointAmount' | 'promoAmount' | 'taxAmount'
      >
    | undefined;
  /** The amounts failed to load. */
  readonly isFailed?: boolean;
  readonly button: ReactNode;
}

/** Sum of a purchase with its button; at the side of wide pages, below narrow ones. */
export function PurchaseSum({ goods, amounts, isFailed = false, button }: PurchaseSumProps) {
  const t = useText();
  const { formatNumber } = useFormats();
  const lines = goods.map(({ name, amount }) => ({ optionNm: name, priceNm: '', amount }));
  return (
    <aside className={panel.panel}>
      <div className={panel.box}>
        <h2 className={panel.title}>{t('checkout.sumTitle', { count: goods.length })}</h2>
        <div aria-live="polite" className={panel.amounts}>
          {amounts === undefined ? (
            <p>{t(isFailed ? 'buying.amountsMissing' : 'plan.ticket.reading')}</p>
          ) : (
            <AmountRows isToPay quote={{ ...amounts, lines, nights: [] }} sumLabel={t('buying.toPay')} />
          )}
        </div>
        {amounts !== undefined && <Currency />}
        <p className={panel.line}>{t('checkout.single')}</p>
        <div className={panel.pay}>{button}</div>
        {amounts !== undefined && amounts.earnPoints > 0 && (
          <p className={panel.line}>{t('buying.earn', { points: formatNumber(amounts.earnPoints) })}</p>
        )}
      </div>
    </aside>
  );
}
