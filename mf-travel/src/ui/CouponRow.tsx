import type { Coupon } from '@haesol/contracts/travel';
import { KitLink } from '@haesol/kit';
import { useFormats, useText } from '@haesol/remote/lifecycle';
import type { ReactNode } from 'react';
import { toPromotionHref } from '#paths';
import rowLink from '#styles/rowLink.module.css';
import styles from './CouponRow.module.css';
import { Figure } from './Figure.tsx';

/** Remaining number from which on a warning is shown. */
const fewLeft = 10;

export interface CouponRowProps {
  readonly coupon: Coupon;
  /** @default true */
  readonly isLink?: boolean;
  /** Shows one condition and the last day, if the row links to the others. @default false */
  readonly isShort?: boolean;
  /** Action below the remaining number. */
  readonly action?: ReactNode;
}

/** Conditions of a coupon: minimum of the order, and limit of a percentage. */
export function useCouponFacts({ minAmount, maxDiscount }: Pick<Coupon, 'maxDiscount' | 'minAmount'>): string[] {
  const t = useText();
  const { formatKrw } = useFormats();
  return [
    ...(minAmount > 0 ? [t('coupons.from', { amount: formatKrw(minAmount) })] : []),
    ...(maxDiscount === null ? [] : [t('coupons.atMost', { amount: formatKrw(maxDiscount) })]),
  ];
}

/** Coupon: discount, conditions, and remaining number. Links to its promotion. */
export function CouponRow({ coupon, isLink = true, isShort = false, action }: CouponRowProps) {
  const t = useText();
  const { formatList, formatShortDate } = useFormats();
  const { discount, discountType, couponNm, lang, endDt, remainCnt, targets, targetsLang = lang, promotionId } = coupon;
  const facts = useCouponFacts(coupon);
  // The last fact is the limit of a percentage.
  const shown = isShort ? facts.slice(-1) : facts;
  return (
    <div className={styles.coupon} data-short={isShort || undefined} data-gone={remainCnt === 0 || undefined}>
      <p className={styles.value}>
        <Figure unit={discountType === 'RATE' ? 'percent' : 'won'} value={discount} />
      </p>
      <div className={styles.words}>
        <p className={styles.name} lang={lang}>
          {isLink && promotionId !== null ? (
            <KitLink className={rowLink.link} href={toPromotionHref(promotionId)}>
              {couponNm}
            </KitLink>
          ) : (
            couponNm
          )}
        </p>
        <p className={styles.facts}>{[...shown, t('coupons.until', { date: formatShortDate(endDt) })].join(' · ')}</p>
        {!isShort && (
          <p className={styles.facts} lang={targetsLang}>
            {formatList(targets)}
          </p>
        )}
      </div>
      <div className={styles.end}>
        <p className={styles.left} data-few={(remainCnt > 0 && remainCnt <= fewLeft) || undefined}>
          {remainCnt === 0 ? t('coupons.gone') : t('coupons.left', { count: remainCnt })}
        </p>
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
