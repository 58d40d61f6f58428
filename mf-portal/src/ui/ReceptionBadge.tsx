import type { ReceptionState } from '@haesol/contracts/learn';
import { Badge } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';

export interface ReceptionBadgeProps {
  readonly state: ReceptionState;
  readonly dday: number | null;
}

const lastDays = 3;

/** State of the application period, with the days left. */
export function ReceptionBadge({ state, dday }: ReceptionBadgeProps) {
  const t = useText();
  const color = { SCHEDULED: 'sky', OPEN: 'blue', CLOSED: 'gray' } as const;
  return (
    <>
      <Badge color={color[state]}>{t(`reception.states.${state}`)}</Badge>
      {state === 'OPEN' && dday !== null && dday <= lastDays && (
        <Badge color="dday">{dday === 0 ? t('reception.today') : t('reception.dday', { count: dday })}</Badge>
      )}
    </>
  );
}
