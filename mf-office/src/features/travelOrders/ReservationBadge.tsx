import type { ReservationState } from '@haesol/contracts/travel';
import { Badge, type BadgeColor } from '@haesol/kit';
import { useText } from '@haesol/remote/lifecycle';

const colors: Readonly<Record<ReservationState, BadgeColor>> = {
  PAY_WAIT: 'sky',
  CONFIRM_WAIT: 'sky',
  CONFIRMED: 'blue',
  VOUCHER: 'blue',
  USED: 'black',
  REVIEWED: 'black',
  CANCEL_ASK: 'red',
  CANCELLED: 'gray',
  REFUNDED: 'gray',
};

/** State of a reservation as text and colour. */
export function ReservationBadge({ state }: { readonly state: ReservationState }) {
  const t = useText();
  return <Badge color={colors[state]}>{t(`orders.states.${state}`)}</Badge>;
}
