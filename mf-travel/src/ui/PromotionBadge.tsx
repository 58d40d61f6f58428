import type { Promotion } from '@haesol/contracts/travel';
import { Badge, type BadgeColor } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';

const colors: Readonly<Record<Promotion['state'], BadgeColor>> = { ING: 'blue', SOON: 'sky', END: 'gray' };

/** State of a promotion: current, upcoming or past. */
export function PromotionBadge({ state }: Pick<Promotion, 'state'>) {
  const t = useText();
  return <Badge color={colors[state]}>{t(`promotions.states.${state}`)}</Badge>;
}
