import * as z from 'zod/mini';
import { date } from '../common/values.ts';
import { checkTogether } from '../identity/member.ts';

/** Amounts in won that staff set. */
const won = z.int().check(z.gte(0), z.lte(100_000_000));

/** Fields of a discount form: of a coupon, of a promotion code. */
export const discountFields = {
  discountType: z.enum(['RATE', 'AMOUNT'], { error: '할인 방식을 선택해 주세요.' }),
  /** Percent or won, by `discountType`. */
  discount: z.int().check(z.gte(1), z.lte(100_000_000)),
  minAmount: z._default(won, 0),
  /** In won; null: no limit. */
  maxDiscount: z._default(z.nullable(won), null),
  startDt: date,
  endDt: date,
};

/** Refuses a rate above 100 % and an end before the start. */
export const checkDiscount = checkTogether<{ discountType: string; discount: number; startDt: string; endDt: string }>(
  ({ discountType, discount, startDt, endDt }) => [
    ...(discountType === 'RATE' && Number(discount) > 100
      ? [{ path: ['discount'], message: '할인율은 100%까지 입력할 수 있습니다.' }]
      : []),
    ...(typeof startDt === 'string' && typeof endDt === 'string' && startDt > endDt
      ? [{ path: ['endDt'], message: '종료일은 시작일 이후여야 합니다.' }]
      : []),
  ],
);

/** The same fields in a response. */
export const discountTerms = {
  discountType: z.enum(['RATE', 'AMOUNT']),
  discount: z.int(),
  minAmount: z.int(),
  maxDiscount: z.nullable(z.int()),
  startDt: date,
  endDt: date,
};
