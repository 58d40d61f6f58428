import { type StaffBooking, type StaffBookingMove, waitingBookingStates } from '@haesol/contracts/lab';
import { useText } from '@haesol/remote/lifecycle';
import { useBulk } from '#moves/sendRows';
import { toMoves } from '#moves/stateMoves';
import { useUndoCall } from '#moves/useUndoCall';

/** Returns true for a booking that the office has to decide. */
export const isWaitingBooking = ({ state }: Pick<StaffBooking, 'state'>): boolean =>
  waitingBookingStates.some((waiting) => waiting === state);

/** Returns the moves of bookings with their keys, for the list and for one booking. */
export function useBookingMoves() {
  const t = useText();
  const bulk = useBulk();
  const undo = useUndoCall<StaffBooking>('reservations', ({ rsvUid }) => rsvUid);
  const isOpenTo = (to: StaffBookingMove) => (row: StaffBooking) => row.targets.includes(to);
  const moves = bulk<StaffBooking, StaffBookingMove | 'PAID' | 'UNPAID'>({
    queueOf: (to) => (to === 'PAID' || to === 'UNPAID' ? 'booking-settlements' : 'reservations'),
    uidOf: ({ rsvUid }) => rsvUid,
  });
  return toMoves<StaffBooking, StaffBookingMove | 'PAID'>(
    (key, values) => t(`bookings.${key}`, values),
    [
      { to: 'APPROVED', look: 'primary', shortcut: 'a', isOpen: isOpenTo('APPROVED'), undo },
      { to: 'REJECTED', look: 'danger', shortcut: 'r', asks: 'required', isOpen: isOpenTo('REJECTED'), undo },
      { to: 'IN_USE', look: 'primary', shortcut: 'i', isOpen: isOpenTo('IN_USE') },
      { to: 'COMPLETED', look: 'primary', shortcut: 'c', isOpen: isOpenTo('COMPLETED') },
      { to: 'NO_SHOW', look: 'danger', shortcut: 'n', asks: 'optional', isOpen: isOpenTo('NO_SHOW') },
      { to: 'CANCELLED', look: 'danger', asks: 'required', isOpen: isOpenTo('CANCELLED') },
      {
        to: 'PAID',
        look: 'primary',
        shortcut: 's',
        isOpen: ({ settleState }) => settleState === 'UNPAID',
        undo: (rows) =>
          moves.send(
            rows.map((row) => ({ ...row, rev: row.rev + 1 })),
            'UNPAID',
          ),
      },
    ],
    moves,
  );
}
