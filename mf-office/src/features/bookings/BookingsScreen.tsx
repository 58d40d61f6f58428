import { adminBookings, bookingStateNames, bookingStates, type StaffBooking } from '@haesol/contracts/lab';
import { TextLink } from '@haesol/kit';
import { formatDay, formatNumber } from '@haesol/remote/i18n';
import { useCall, useCodes, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { lists, type RowOf } from '#lists';
import { isWaitingBooking, useBookingMoves } from '#moves/useBookingMoves';
import { useRefresh } from '#moves/useRefresh';
import { toBookingHref } from '#paths';
import { BookingBadge } from '#ui/BookingBadge';
import { type QueueColumn, useColumns } from '#ui/columns';
import { MemberLink } from '#ui/MemberLink';
import { QueuePage } from '#ui/QueuePage';
import { TwoLines } from '#ui/TwoLines';

/** Bookings of equipment: approved, rejected, used and settled, one or many at once. */
export default function BookingsScreen() {
  const t = useText();
  const list = useListState(lists.bookings);
  const query = useGet(lists.bookings.get);
  const counts = new Map(query.data?.states.map(({ state, cnt }) => [state, cnt]));
  const columns = useBookingColumns(list.hrefOf({}));
  const refresh = useRefresh(adminBookings);
  const call = useCall();

  return (
    <QueuePage
      assigned="reservations"
      columns={columns}
      empty={{ title: t('bookings.empty'), text: t('bookings.emptyText') }}
      filters={[
        {
          key: 'settleState',
          label: t('bookings.settle'),
          all: t('bookings.settleAll'),
          options: (['UNPAID', 'PAID'] as const).map((value) => ({ value, label: t(`bookings.settled.${value}`) })),
        },
        {
          key: 'taxState',
          label: t('bookings.tax.title'),
          all: t('bookings.tax.all'),
          options: (['DUE', 'ISSUED'] as const).map((value) => ({ value, label: t(`bookings.tax.filter.${value}`) })),
        },
      ]}
      hasPeriod
      lead={t('bookings.lead')}
      list={list}
      loadPage={(page) => call(adminBookings, { query: { ...list.state, ...page } })}
      moves={useBookingMoves()}
      nameOf={({ rsvNo, eqNm }) => `${rsvNo} ${eqNm}`}
      onMoved={refresh}
      presence="BOOKING"
      query={query}
      rowKey={({ rsvUid }) => rsvUid}
      rowLook={({ state }) =>
        state === 'REQUESTED' ? { tone: 'sky' } : state === 'CANCEL_REQUESTED' ? { tone: 'red' } : {}
      }
      screen="bookings"
      searched={t('bookings.searched')}
      states={{
        key: 'state',
        label: t('queue.state'),
        all: t('queue.all'),
        options: [
          { value: 'WAITING', label: t('bookings.waiting') },
          ...bookingStates
            .filter((value) => counts.has(value))
            .map((value) => ({ value, label: bookingStateNames[value], count: counts.get(value) ?? 0 })),
        ],
      }}
      title={t('names.bookings')}
    />
  );
}

/** @param list address of the list with its filter */
function useBookingColumns(list: string): readonly QueueColumn<StaffBooking>[] {
  const t = useText();
  const columns = useColumns<RowOf<typeof adminBookings>>();
  const modes = useCodes('EQ_MODE');
  return [
    columns.state(({ state }) => <BookingBadge state={state} />),
    columns.wait((row) => (isWaitingBooking(row) ? row.createdDt : undefined), 'BOOKING'),
    {
      key: 'eqNm',
      header: t('bookings.equipment'),
      role: 'title',
      cell: ({ rsvUid, eqNm, rsvNo }) => (
        <TwoLines
          first={
            <TextLink href={toBookingHref(rsvUid, list)} tone="quiet">
              {eqNm}
            </TextLink>
          }
          second={rsvNo}
        />
      ),
    },
    {
      key: 'time',
      header: t('bookings.time'),
      role: 'date',
      width: '9rem',
      cell: ({ date, start, end }) => <TwoLines first={formatDay(date)} second={`${start}–${end}`} />,
    },
    columns.member((row) => <TwoLines first={<MemberLink of={row} />} second={row.affiliation} />),
    {
      key: 'mode',
      header: t('bookings.mode'),
      width: '6rem',
      cell: ({ modeCd, hazardYn }) => (
        <TwoLines
          first={modes.find(({ code }) => code === modeCd)?.codeName ?? modeCd}
          second={hazardYn === 'Y' ? t('bookings.hazard') : ''}
        />
      ),
    },
    columns.assignee(({ assigneeNm }) => assigneeNm),
    {
      key: 'amount',
      header: t('queue.amount'),
      role: 'number',
      align: 'end',
      width: '6rem',
      onPhone: 'labelled',
      cell: ({ amount, tax, state }) => (
        <TwoLines
          first={formatNumber(amount)}
          second={tax?.state === 'ASKED' && state === 'COMPLETED' ? t('bookings.tax.due') : ''}
        />
      ),
    },
  ];
}
