import { toCommonForm } from '@haesol/contracts/common';
import { minSpendablePoints, type OrderQuote, type UsableCoupon } from '@haesol/contracts/travel';
import { Button, Select, TextField } from '@haesol/kit';
import { useFormats, useSession, useText } from '@haesol/remote/lifecycle';
import { type FocusEvent, useRef, useState } from 'react';
import styles from './fields.module.css';

interface Discounts {
  readonly couponUid: string;
  readonly promoCode: string;
  /** Digits, or text that was typed instead. */
  readonly points: string;
}

export interface DiscountFieldsProps {
  readonly value: Discounts;
  /** Undefined for a purchase, whose goods have their coupons themselves. */
  readonly coupons?: readonly UsableCoupon[] | undefined;
  readonly points: OrderQuote['points'] | undefined;
  /** Discount of the code; 0 without one. */
  readonly promoAmount: number;
  /** Reason why the server refuses the code. */
  readonly promoError: string | undefined;
  readonly couponError?: string | undefined;
  /** Reason why the server refuses the points. */
  readonly pointsError?: string | undefined;
  onChange(part: Partial<Discounts>): void;
}

/** Removes the grouping of digits. Other text stays, is shown as wrong, and is refused by the server. */
function toPoints(text: string): string {
  const digits = toCommonForm(text).replaceAll(/[\s,]/g, '');
  return /^\d*$/.test(digits) ? digits : text;
}

/** Coupon, promotion code and points; of a guest only the code, which takes effect once it is applied or its field is left. */
export function DiscountFields({ value, coupons, points, onChange, ...shown }: DiscountFieldsProps) {
  const t = useText();
  const { formatKrw, formatNumber } = useFormats();
  const { isLogin } = useSession();
  const [typed, setTyped] = useState(value.promoCode);
  const code = typed.trim();
  const isApplied = value.promoCode !== '' && code === value.promoCode && shown.promoError === undefined;
  const apply = () => {
    if (code !== value.promoCode) onChange({ promoCode: code });
  };
  const box = useRef<HTMLDivElement>(null);
  // The button of the field applies the code itself.
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!box.current?.contains(relatedTarget)) apply();
  };
  const spendable = points?.spendable ?? 0;
  return (
    <div className={styles.fields}>
      {isLogin && coupons !== undefined && (
        <Select
          error={shown.couponError}
          label={t('buying.coupon')}
          onChange={(event) => onChange({ couponUid: event.target.value })}
          optional
          options={[
            { value: '', label: t(coupons.length === 0 ? 'buying.noCoupon' : 'buying.withoutCoupon') },
            ...coupons.map(({ couponUid, couponPblcnUid, couponNm, discount, discountType, usableYn, reason }) => ({
              value: couponUid ?? couponPblcnUid,
              label: [
                couponNm,
                discountType === 'RATE' ? `${discount}%` : formatKrw(discount),
                ...(usableYn === 'Y' ? [] : [reason]),
              ].join(' · '),
              disabled: usableYn === 'N',
            })),
          ]}
          value={value.couponUid}
        />
      )}
      <div className={styles.apply} ref={box}>
        <TextField
          autoComplete="off"
          error={shown.promoError}
          label={t('buying.promoCode')}
          onBlur={leave}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            // Enter applies the code and does not start the payment.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            apply();
          }}
          optional
          value={typed}
        />
        <Button
          onBlur={leave}
          onClick={() => {
            if (isApplied) setTyped('');
            onChange({ promoCode: isApplied ? '' : code });
          }}
          // The field keeps the focus, also where buttons never take it: the code is applied by the click.
          onMouseDown={(event) => event.preventDefault()}
          size="form"
        >
          {t(isApplied ? 'buying.takeOut' : 'buying.apply')}
        </Button>
        {isApplied && shown.promoAmount > 0 && (
          <p className={styles.note} role="status">
            {t('buying.applied', { amount: formatKrw(shown.promoAmount) })}
          </p>
        )}
      </div>
      {isLogin && (
        <div className={styles.apply}>
          <TextField
            error={/^\d*$/.test(value.points) ? shown.pointsError : t('buying.pointsWrong')}
            help={t('buying.pointsHelp', {
              balance: formatNumber(points?.balance ?? 0),
              min: formatNumber(minSpendablePoints),
            })}
            inputMode="numeric"
            label={t('buying.points')}
            onChange={(event) => onChange({ points: toPoints(event.target.value) })}
            optional
            value={value.points}
          />
          <Button disabled={spendable === 0} onClick={() => onChange({ points: String(spendable) })} size="form">
            {t('buying.allPoints')}
          </Button>
        </div>
      )}
    </div>
  );
}
