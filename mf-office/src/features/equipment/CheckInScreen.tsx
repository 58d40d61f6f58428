import { toSeoulDate } from '@haesol/contracts/common';
import { adminBookings, adminEquipmentGet, type StaffBooking } from '@haesol/contracts/lab';
import { EmptyState, LinkButton, Skeleton, TextLink } from '@haesol/kit';
import { formatDay } from '@haesol/remote/i18n';
import { DetailView, QueryView, useEndpoint, useShell, useText } from '@haesol/remote/lifecycle';
import { useBookingMoves } from '#moves/useBookingMoves';
import { useRefresh } from '#moves/useRefresh';
import { paths, toBookingHref, toEquipmentEditHref } from '#paths';
import { BookingBadge } from '#ui/BookingBadge';
import { ItemMoves } from '#ui/ItemMoves';
import { MemberLink } from '#ui/MemberLink';
import { OfficePage } from '#ui/OfficePage';
import styles from './CheckInScreen.module.css';

/** Poll interval of the bookings, in milliseconds: another person may move them. */
const everyMs = 30_000;

/** States in which a booking of today still needs a move. */
const openStates: readonly StaffBooking['state'][] = ['REQUESTED', 'APPROVED', 'CANCEL_REQUESTED', 'IN_USE'];

const isOpen = ({ state }: StaffBooking) => openStates.includes(state);

/** Returns true for a booking whose time is over before its use began. */
const isOverdue = ({ state, date, end }: StaffBooking, nowMs: number) =>
  state !== 'IN_USE' && Date.parse(`${date}T${end}:00+09:00`) <= nowMs;

/** Page behind the QR code of a device, for the operator's phone: its bookings of today, one after the other. */
export default function CheckInScreen({ eqUid }: { readonly eqUid: string | undefined }) {
  const t = useText();
  const query = useEndpoint(adminEquipmentGet, eqUid === undefined ? undefined : { params: { eqUid } });
  return (
    <OfficePage title={query.data?.eqNm ?? t('names.equipment')}>
      <DetailView
        choose={{ title: t('equipment.choose'), text: t('checkIn.chooseText') }}
        missing={{ title: t('equipment.missing'), text: t('checkIn.chooseText') }}
        query={query}
        titleOf={({ eqNm }) => eqNm}
        toList={{ href: paths.equipment, label: t('queue.toList') }}
        uid={eqUid}
      >
        {({ eqUid: uid, model, place }) => (
          <>
            <p className={styles.device}>
              <span>{[model, place].filter((part) => part !== '').join(' · ')}</span>
              <LinkButton href={toEquipmentEditHref(uid)} size="small">
                {t('checkIn.toDevice')}
              </LinkButton>
            </p>
            <TodayBookings eqUid={uid} />
          </>
        )}
      </DetailView>
    </OfficePage>
  );
}

function TodayBookings({ eqUid }: { readonly eqUid: string }) {
  const t = useText();
  const shell = useShell();
  const date = toSeoulDate(shell.now());
  const query = useEndpoint(
    adminBookings,
    { query: { eqUid, startDate: date, endDate: date, pageSize: 50 } },
    { refetchInterval: everyMs },
  );
  return (
    <QueryView query={query} skeleton={<Skeleton lines={6} />}>
      {({ list }) => {
        const bookings = list.toSorted((one, other) => one.start.localeCompare(other.start));
        const now = shell.now();
        const overdue = bookings.filter((one) => isOpen(one) && isOverdue(one, now));
        const [current, ...next] = bookings.filter((one) => isOpen(one) && !isOverdue(one, now));
        return (
          <>
            <h2 className={styles.title}>{t('checkIn.today', { date: formatDay(date) })}</h2>
            {current === undefined ? (
              <EmptyState size="small" text={t('checkIn.emptyText')} title={t('checkIn.empty')} />
            ) : (
              <CurrentBooking booking={current} key={current.rsvUid} />
            )}
            <BookingList bookings={next} title={t('checkIn.next')} />
            <OverdueBookings bookings={overdue} />
            <BookingList
              bookings={bookings.filter(
                (one) => !isOpen(one) && (one.state === 'COMPLETED' || one.state === 'NO_SHOW'),
              )}
              title={t('checkIn.over')}
            />
          </>
        );
      }}
    </QueryView>
  );
}

const toTime = ({ start, end }: StaffBooking) => `${start}–${end}`;

/** First booking of the day that is in use, or whose time is not over, with its moves. */
function CurrentBooking({ booking }: { readonly booking: StaffBooking }) {
  const t = useText();
  const { rsvUid, rsvNo, affiliation, hazardYn, state, targets } = booking;
  return (
    <section aria-label={t('checkIn.current')} className={styles.current}>
      <p className={styles.head}>
        <BookingBadge state={state} />
        <strong className={styles.time}>{toTime(booking)}</strong>
      </p>
      <p className={styles.person}>
        <MemberLink of={booking} />
        {[affiliation, hazardYn === 'Y' && t('bookings.hazard')].filter(Boolean).map((part) => (
          <span key={String(part)}>{part}</span>
        ))}
        <TextLink href={toBookingHref(rsvUid)}>{rsvNo}</TextLink>
      </p>
      {state === 'APPROVED' && !targets.includes('IN_USE') && <p>{t('checkIn.early')}</p>}
      <div className={styles.moves}>
        <ItemMoves
          moves={useBookingMoves()}
          nameOf={({ rsvNo: no }) => no}
          onMoved={useRefresh(adminBookings)}
          row={booking}
          rowKey={({ rsvUid: key }) => key}
        />
      </div>
    </section>
  );
}

/** Bookings of the day that were neither begun nor marked, each with its moves. */
function OverdueBookings({ bookings }: { readonly bookings: readonly StaffBooking[] }) {
  const t = useText();
  // Without keys, which are those of the current booking.
  const moves = useBookingMoves().map(({ shortcut: _key, ...move }) => move);
  const onMoved = useRefresh(adminBookings);
  if (bookings.length === 0) return null;
  return (
    <section aria-label={t('checkIn.overdue')} className={styles.part}>
      <h3 className={styles.title}>{t('checkIn.overdue')}</h3>
      <p>{t('checkIn.overdueNote')}</p>
      <ul className={styles.list}>
        {bookings.map((booking) => (
          <li className={styles.row} key={booking.rsvUid}>
            <BookingSummary booking={booking} />
            <div className={styles.moves}>
              <ItemMoves
                moves={moves}
                nameOf={({ rsvNo }) => rsvNo}
                onMoved={onMoved}
                row={booking}
                rowKey={({ rsvUid }) => rsvUid}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function BookingSummary({ booking }: { readonly booking: StaffBooking }) {
  return (
    <>
      <BookingBadge state={booking.state} />
      <TextLink href={toBookingHref(booking.rsvUid)}>{toTime(booking)}</TextLink>
      <span>{[booking.memberNm, booking.affiliation].filter((part) => part !== '').join(' · ')}</span>
    </>
  );
}

function BookingList({ bookings, title }: { readonly bookings: readonly StaffBooking[]; readonly title: string }) {
  if (bookings.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list}>
        {bookings.map((booking) => (
          <li className={styles.row} key={booking.rsvUid}>
            <BookingSummary booking={booking} />
          </li>
        ))}
      </ul>
    </section>
  );
}
