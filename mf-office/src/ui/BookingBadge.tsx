import { type BookingState, bookingStateNames } from '@haesol/contracts/lab';
import { Badge } from '@haesol/kit';

const stateColors = {
  HOLD: 'gray',
  REQUESTED: 'sky',
  CANCEL_REQUESTED: 'red',
  APPROVED: 'blue',
  IN_USE: 'blue',
  COMPLETED: 'black',
  NO_SHOW: 'red',
  REJECTED: 'gray',
  CANCELLED: 'gray',
  EXPIRED: 'gray',
} as const;

export function BookingBadge({ state }: { readonly state: BookingState }) {
  return <Badge color={stateColors[state]}>{bookingStateNames[state]}</Badge>;
}
