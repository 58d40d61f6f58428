import type { Reservation } from '@haesol/contracts/travel';
import { Badge, type BadgeColor } from '@haesol/kit';

/** Colours of the badges of reservations (specification §6); words and icons say the same. */
const badgeColors: Readonly<Record<Reservation['badge'], BadgeColor>> = {
  standby: 'sky',
  standby2: 'sky',
  confirm: 'blue',
  voucher: 'blue',
  complete: 'black',
  complete4: 'black',
  'cancel-ask': 'red',
  complete2: 'gray',
  complete3: 'gray',
};

/** State of a reservation. */
export function ReservationBadge({ badge, sttsNm }: Pick<Reservation, 'badge' | 'sttsNm'>) {
  return <Badge color={badgeColors[badge]}>{sttsNm}</Badge>;
}
