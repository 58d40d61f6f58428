import type { ContentLocale } from '@haesol/contracts/common';
import { type OrderQuote, travelNumbers } from '@haesol/contracts/travel';
import { Disclosure } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';
import type { ReactNode } from 'react';
import { RefundRows } from '#ui/RefundRows';
import { langOfRefusal } from '#ui/useRefusalToast';
import { AmountRows } from './AmountRows.tsx';
import styles from './PurchaseGoods.module.css';
import { CancelNote } from './QuotePanel.tsx';

export interface PurchaseGoodsProps {
  readonly name: string;
  readonly lang: ContentLocale;
  /** Day, hour and option. */
  readonly facts: readonly string[];
  readonly url: string;
  /** Undefined if they cannot be bought as chosen. */
  readonly quote: OrderQuote | undefined;
  /** Reason of that, or why their coupon is refused. */
  readonly refusal?: string;
  /** Fields or links of these goods. */
  readonly children?: ReactNode;
}

/** One of the goods of a purchase with its lines, discounts and fees of a cancellation. */
export function PurchaseGoods({ name, lang, facts, url, quote, refusal = '', children }: PurchaseGoodsProps) {
  const t = useText();
  return (
    <article className={styles.goods}>
      <header className={styles.head}>
        {url !== '' && <img alt="" className={styles.picture} height={80} src={url} width={120} />}
        <div>
          <h3 className={styles.name} lang={lang}>
            {name}
          </h3>
          {facts
            .filter((fact) => fact !== '')
            .map((fact) => (
              <p className={styles.fact} key={fact}>
                {fact}
              </p>
            ))}
        </div>
      </header>
      {refusal !== '' && (
        <p className={styles.refusal} lang={langOfRefusal(refusal)} role="alert">
          {refusal}
        </p>
      )}
      {quote !== undefined && (
        <>
          <div className={styles.amounts}>
            <AmountRows isPart quote={quote} sumLabel={t('checkout.ofGoods')} />
          </div>
          <CancelNote steps={quote.refundSteps} />
          <Disclosure title={t('checkout.fees')}>
            <RefundRows steps={quote.refundSteps} />
          </Disclosure>
        </>
      )}
      {children}
    </article>
  );
}

export interface PurchaseNotesProps {
  /** Some of the goods have a day of use. */
  readonly hasDated: boolean;
  /** Some of the goods are passes. */
  readonly hasPass: boolean;
}

/** Right of withdrawal of the goods of a purchase, which the law requires before payment. */
export function PurchaseNotes({ hasDated, hasPass }: PurchaseNotesProps) {
  const t = useText();
  return (
    <ul className={styles.notes}>
      <li>{t('checkout.lawEach')}</li>
      {hasDated && <li>{t('buying.lawDated', travelNumbers())}</li>}
      {hasPass && <li>{t('buying.lawPass', travelNumbers())}</li>}
      <li>{t('buying.lawProvider')}</li>
      <li>{t('buying.lawCoupon')}</li>
    </ul>
  );
}
