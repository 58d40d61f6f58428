import type { MyBooking } from '@haesol/contracts/lab';
import { type DataColumn, TextLink } from '@haesol/kit';
import { type ShownList, useFormats, useText } from '@haesol/remote/lifecycle';
import { MatterBadge } from '#ui/MatterBadge';
import type { BookingListState } from './bookingListState.ts';

/** "2027. 1. 4.(월) 10:00–12:00". */
export function useTimeText(): (booking: Pick<MyBooking, 'date' | 'start' | 'end'>) => string {
  const { formatDay } = useFormats();
  return ({ date, start, end }) => `${formatDay(date)} ${start}–${end}`;
}

/** Returns the columns of the member's bookings. */
export function useBookingColumns({ state, hrefOf }: ShownList<BookingListState>): readonly DataColumn<MyBooking>[] {
  const t = useText();
  const { formatKrw } = useFormats();
  const toTimeText = useTimeText();
  return [
    {
      key: 'state',
      header: t('bookings.state'),
      role: 'status',
      width: '7rem',
      cell: (booking) => <MatterBadge kind="EQU" state={booking.state} />,
    },
    {
      key: 'eqNm',
      header: t('bookings.equipment'),
      role: 'title',
      cell: ({ rsvUid, eqNm }) => (
        <TextLink href={hrefOf({ rsvUid, pageNum: state.pageNum })} tone="quiet">
          {eqNm}
        </TextLink>
      ),
    },
    {
      key: 'time',
      header: t('bookings.time'),
      role: 'date',
      width: '15rem',
      cell: (booking) => <time dateTime={`${booking.date}T${booking.start}+09:00`}>{toTimeText(booking)}</time>,
    },
    { key: 'mode', header: t('bookings.mode'), width: '6rem', cell: ({ modeNm }) => modeNm },
    {
      key: 'amount',
      header: t('bookings.amount'),
      role: 'number',
      width: '7rem',
      cell: ({ amount }) => formatKrw(amount),
    },
  ];
}
