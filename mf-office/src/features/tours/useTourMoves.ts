import type { EndpointData } from '@haesol/contracts/common';
import { adminRestore } from '@haesol/contracts/member';
import { adminRemoveTour, type adminTourGet } from '@haesol/contracts/travel';
import { useCall, useText } from '@haesol/remote/lifecycle';
import { sendEach } from '#moves/sendRows';
import { toMoves } from '#moves/stateMoves';

type Tour = Pick<EndpointData<typeof adminTourGet>, 'state' | 'tourUid'>;

const uidOf = ({ tourUid }: Tour) => tourUid;

/** Returns the moves of tours, for the list and for one tour. */
export function useTourMoves() {
  const t = useText();
  const call = useCall();
  const restore = ({ tourUid: id }: Tour) => call(adminRestore, { params: { id }, body: { kind: 'tours' } });
  const remove = ({ tourUid }: Tour) => call(adminRemoveTour, { params: { tourUid } });
  return toMoves<Tour, 'REMOVE' | 'RESTORE'>(
    (key, values) => t(`tours.${key}`, values),
    [
      { to: 'RESTORE', look: 'primary', isOpen: ({ state }) => state === 'OFF' },
      {
        to: 'REMOVE',
        look: 'danger',
        asks: 'none',
        isOpen: ({ state }) => state === 'ON',
        undo: (rows) => sendEach(rows, uidOf, restore),
      },
    ],
    (rows, to) => sendEach(rows, uidOf, to === 'REMOVE' ? remove : restore),
  );
}
