import type { adminMembers } from '@haesol/contracts/identity';
import type { RowOf } from '#lists';

/** Colour of the badge of a member's state. */
export const memberColors = {
  PENDING_CLASS: 'sky',
  REFUSED: 'gray',
  ACTIVE: 'blue',
  LOCKED: 'red',
  DORMANT: 'gray',
} as const;

type Member = Pick<RowOf<typeof adminMembers>, 'classRefusedDt' | 'state'>;

/** Tells a member who has to send new data from one who waits for the office. */
export const toShownState = ({ state, classRefusedDt = null }: Member): keyof typeof memberColors =>
  state === 'PENDING_CLASS' && classRefusedDt !== null ? 'REFUSED' : state;
