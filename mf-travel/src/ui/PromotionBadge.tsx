import type { Promotion } from '@haesol/shared/contracts';
import { useText } from '@haesol/shared/lifecycle';
import { Badge, type BadgeColor } from '@haesol/shared/ui';

const colors: Readonly<Record<Promotion['state'], BadgeColor>> = { ING: 'blue', SOON: 'sky', END: 'gray' };

/** Whether a promotion runs, comes or is over. */
export function PromotionBadge({ state }: Pick<Promotion, 'state'>) {
  const t = useText();
  return <Badge color={colors[state]}>{t(`promotions.states.${state}`)}</Badge>;
}
