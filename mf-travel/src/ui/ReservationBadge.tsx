import type { Reservation } from '@haesol/contracts/travel';
import { Badge, type BadgeColor } from '@haesol/kit';

/** Colours of reservation badges (specification §6); text and icons have the same meaning. */
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

export function ReservationBadge({ badge, sttsNm }: Pick<Reservation, 'badge' | 'sttsNm'>) {
  return <Badge color={badgeColors[badge]}>{sttsNm}</Badge>;
}
