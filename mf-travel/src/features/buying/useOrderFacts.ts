import type { Order } from '@haesol/contracts/travel';
import { useText } from '@haesol/remote/lifecycle';
import { useWhenText } from '#ui/useWhenText';

/** Returns the function that writes the day of an order, or its number of passes. */
export function useOrderFacts() {
  const t = useText();
  const whenText = useWhenText();
  return ({ goods, pass }: Pick<Order, 'goods' | 'pass'>) =>
    goods === null ? t('buying.passes', { count: pass?.passCnt ?? 1 }) : whenText(goods);
}
