import type { EndpointData } from '@haesol/contracts/common';
import { bookingStateNames, bookingStates, type myEquList } from '@haesol/contracts/lab';
import {
  ChipGroup,
  DataTable,
  EmptyState,
  LinkButton,
  ListSummary,
  Pagination,
  SegmentedControl,
  Skeleton,
} from '@haesol/kit';
import { keepFocus } from '@haesol/kit/keepFocus';
import { QueryView, type ShownList, useGet, useListState, useText } from '@haesol/remote/lifecycle';
import { toPages } from '@haesol/remote/routes';
import { paths } from '#paths';
import { toStateColor } from '#rules/matterStates';
import { PeriodFilter } from '#ui/PeriodFilter';
import { BookingCalendar } from './BookingCalendar.tsx';
import { BookingDrawer } from './BookingDrawer.tsx';
import styles from './BookingListScreen.module.css';
import { type BookingListState, bookingListState, changedElsewhere } from './bookingListState.ts';
import { OwnWaits } from './OwnWaits.tsx';
import { useBookingColumns } from './useBookingColumns.tsx';

const periods = ['month', 'quarter', 'half'] as const;
type List = ShownList<BookingListState>;

/** Member's equipment bookings, as a list or in a calendar. */
export default function BookingListScreen({ rsvUid }: { readonly rsvUid: string | undefined }) {
  const t = useText();
  const list = useListState(bookingListState);
  const { state, change } = list;
  return (
    <div className={styles.screen} ref={keepFocus}>
      <div className={styles.head}>
        <PeriodFilter
          key={`${state.startDate} ${state.endDate}`}
          names={periods}
          onChange={(period) => change(period)}
          value={state}
        />
        <SegmentedControl
          label={t('bookings.view')}
          onValueChange={(view) => change({ view })}
          options={[
            { value: 'list', label: t('bookings.views.list') },
            { value: 'calendar', label: t('bookings.views.calendar') },
          ]}
          value={state.view}
        />
        <span className={styles.way}>
          <LinkButton href={paths.easyReservation} variant="primary">
            {t('bookings.book')}
          </LinkButton>
        </span>
      </div>
      {state.view === 'calendar' && <BookingCalendar list={list} />}
      <QueryView query={useGet(bookingListState.get, changedElsewhere)} skeleton={<Skeleton lines={2} rows={6} />}>
        {(data) => <Bookings data={data} list={list} />}
      </QueryView>
      <OwnWaits />
      <BookingDrawer
        onClose={() => change({ rsvUid: '', pageNum: state.pageNum }, { replace: true })}
        rsvUid={rsvUid}
      />
    </div>
  );
}

function Bookings({ data, list }: { readonly data: EndpointData<typeof myEquList>; readonly list: List }) {
  const t = useText();
  const { state, hrefOf, resetHref } = list;
  const columns = useBookingColumns(list);
  const pages = toPages(state, data.cnt_total);
  const counts = new Map(data.states.map((one) => [one.state, one.cnt]));
  const total = data.states.reduce((sum, { cnt }) => sum + cnt, 0);
  return (
    <div className={styles.list}>
      <ChipGroup
        label={t('bookings.state')}
        options={[
          { value: '', label: t('bookings.allStates'), count: total, href: hrefOf({ state: '' }) },
          ...bookingStates
            .filter((value) => counts.has(value))
            .map((value) => ({
              value,
              label: bookingStateNames[value],
              count: counts.get(value) ?? 0,
              href: hrefOf({ state: value }),
            })),
        ]}
        selected={[state.state]}
      />
      <ListSummary {...pages} total={data.cnt_total} />
      {data.list.length === 0 ? (
        <EmptyState
          text={t(resetHref === undefined ? 'bookings.emptyText' : 'bookings.filterEmptyText')}
          title={t(resetHref === undefined ? 'bookings.empty' : 'bookings.filterEmpty')}
        >
          <LinkButton href={resetHref ?? paths.easyReservation}>
            {t(resetHref === undefined ? 'bookings.book' : 'bookings.toAll')}
          </LinkButton>
        </EmptyState>
      ) : (
        <DataTable
          caption={t('bookings.caption')}
          columns={columns}
          rowKey={({ rsvUid }) => rsvUid}
          rowLook={(row) => ({ tone: toTone(row.state) })}
          rows={data.list}
        />
      )}
      <Pagination hrefOf={(pageNum) => hrefOf({ pageNum })} {...pages} />
    </div>
  );
}

/** Returns the colour of the row's edge; the badge has the state as text. */
function toTone(state: string) {
  const color = toStateColor('EQU', state);
  return color === 'blue' || color === 'sky' || color === 'gray' || color === 'red' || color === 'black'
    ? color
    : undefined;
}
