import { formatKrw } from '@haesol/remote/i18n';
import type { useText } from '@haesol/remote/lifecycle';
import type { EntityField } from '#ui/EntityDialog';

/** Returns the fields of a discount: of a coupon, of a promotion code. */
export function discountFields(t: ReturnType<typeof useText>): readonly Omit<EntityField, 'label'>[] {
  return [
    {
      name: 'discountType',
      kind: 'select',
      options: (['AMOUNT', 'RATE'] as const).map((value) => ({ value, label: t(`coupons.discountTypes.${value}`) })),
    },
    { name: 'discount', kind: 'number' },
    { name: 'minAmount', kind: 'number' },
    { name: 'maxDiscount', kind: 'number', isOptional: true },
    { name: 'startDt', kind: 'date' },
    { name: 'endDt', kind: 'date' },
  ];
}

/** "10 %" or "5,000원". */
export function toDiscountText(
  { discountType, discount }: { readonly discountType: 'AMOUNT' | 'RATE'; readonly discount: number },
  t: ReturnType<typeof useText>,
): string {
  return discountType === 'RATE' ? t('coupons.rate', { count: discount }) : formatKrw(discount);
}
