import type { EndpointData } from '@haesol/contracts/common';
import {
  adminBookingGet,
  adminBookings,
  adminRevealBooking,
  bookingStateNames,
  bookingStates,
  type TaxInvoice,
} from '@haesol/contracts/lab';
import { DefinitionTable, TextLink, Timeline } from '@haesol/kit';
import { formatDay, formatKrw } from '@haesol/remote/i18n';
import { DetailView, useCall, useEndpoint, useListState, useText } from '@haesol/remote/lifecycle';
import { lists } from '#lists';
import { isWaitingBooking, useBookingMoves } from '#moves/useBookingMoves';
import { useOpenNext } from '#moves/useOpenNext';
import { useRefresh } from '#moves/useRefresh';
import { stepPage, useStepKeys } from '#moves/useStepKeys';
import { toBookingDayHref, toBookingHref } from '#paths';
import { Assignee } from '#ui/Assignee';
import { BookingBadge } from '#ui/BookingBadge';
import { FileLinks } from '#ui/FileLinks';
import { Item } from '#ui/Item';
import { ItemMoves } from '#ui/ItemMoves';
import { Lines } from '#ui/Lines';
import { LookPurpose } from '#ui/LookPurpose';
import { MemberLink } from '#ui/MemberLink';
import { OfficeNotes } from '#ui/OfficeNotes';
import { OfficePage } from '#ui/OfficePage';
import { OtherItems } from '#ui/OtherItems';
import { Presence } from '#ui/Presence';
import { RevealBar } from '#ui/RevealBar';
import { useRevealed } from '#ui/useRevealed';
import { useStepTime } from '#ui/useStepTime';
import { BookingDocuments } from './BookingDocuments.tsx';
import styles from './BookingScreen.module.css';
import { TaxInvoiceForm } from './TaxInvoiceForm.tsx';

type Booking = EndpointData<typeof adminBookingGet>;

const toStateName = (code: string): string => {
  const state = bookingStates.find((one) => one === code);
  return state === undefined ? code : bookingStateNames[state];
};

/** State of a tax invoice, with number and day of an issued one. */
function toTaxText({ state, no, dt }: TaxInvoice, t: ReturnType<typeof useText>): string {
  return [t(`bookings.tax.states.${state}`), no, dt && formatDay(dt)].filter(Boolean).join(' · ');
}

/** One booking of equipment with what its member asked for, and its moves. */
export default function BookingScreen({ rsvUid }: { readonly rsvUid: string | undefined }) {
  const t = useText();
  const { hrefOf } = useListState(lists.bookings);
  const query = useEndpoint(adminBookingGet, rsvUid === undefined ? undefined : { params: { rsvUid } });
  return (
    <OfficePage title={t('names.bookings')}>
      <DetailView
        choose={{ title: t('bookings.choose'), text: t('bookings.chooseText') }}
        missing={{ title: t('bookings.missing'), text: t('bookings.missingText') }}
        query={query}
        titleOf={({ rsvNo }) => rsvNo}
        toList={{ href: hrefOf({}), label: t('queue.toList') }}
        uid={rsvUid}
      >
        {(booking) => (
          <LookPurpose item={booking.rsvUid} key={booking.rsvUid}>
            <BookingView booking={booking} />
          </LookPurpose>
        )}
      </DetailView>
    </OfficePage>
  );
}

function BookingView({ booking }: { readonly booking: Booking }) {
  const t = useText();
  const call = useCall();
  const { state, hrefOf } = useListState(lists.bookings);
  const openNext = useOpenNext({
    listHref: hrefOf({}),
    list: () => call(adminBookings, { query: { ...state, pageNum: 1, pageSize: 2 } }),
    uidOf: (row) => row.rsvUid,
    isWaiting: isWaitingBooking,
    hrefOf: toBookingHref,
  });
  useStepKeys({
    uid: booking.rsvUid,
    listHref: hrefOf({}),
    list: () => call(adminBookings, { query: { ...state, ...stepPage } }),
    uidOf: (row) => row.rsvUid,
    hrefOf: toBookingHref,
  });
  const refresh = useRefresh(adminBookingGet, adminBookings);
  const { rsvUid, date, start, end, sample, files, hazardFiles, tax } = booking;
  const stepTime = useStepTime();
  const { values: revealed, show, hide } = useRevealed<EndpointData<typeof adminRevealBooking>>();
  const sampleFacts = [
    sample.cnt > 0 && t('bookings.sampleCount', { count: sample.cnt }),
    sample.hazardYn === 'Y' && t('bookings.hazard'),
  ].filter((fact) => fact !== false);
  const sampleNm = sample.nm === '' && sampleFacts.length > 0 ? t('bookings.noSampleName') : sample.nm;
  return (
    <Item
      badge={<BookingBadge state={booking.state} />}
      moves={
        <ItemMoves
          moves={useBookingMoves()}
          nameOf={({ rsvNo }) => rsvNo}
          onMoved={refresh}
          openNext={isWaitingBooking(booking) ? openNext : undefined}
          row={booking}
          rowKey={({ rsvUid: key }) => key}
        />
      }
      title={booking.eqNm}
    >
      <Presence of="BOOKING" uid={rsvUid} />
      <Assignee item={booking} onAssigned={refresh} queue="reservations" uid={rsvUid} />
      <RevealBar
        body={adminRevealBooking.body}
        draft={rsvUid}
        isShown={revealed !== undefined}
        onHide={hide}
        send={async (body) => show(await call(adminRevealBooking, { params: { rsvUid }, body }))}
      />
      <DefinitionTable
        caption={t('bookings.facts')}
        items={[
          { term: t('bookings.number'), value: booking.rsvNo },
          {
            term: t('bookings.time'),
            value: <TextLink href={toBookingDayHref(date)}>{`${formatDay(date)} ${start}–${end}`}</TextLink>,
          },
          { term: t('bookings.place'), value: booking.place },
          { term: t('queue.member'), value: <MemberLink of={{ ...booking, ...revealed }} /> },
          { term: t('bookings.affiliation'), value: booking.affiliation },
          { term: t('bookings.tel'), value: revealed?.tel ?? booking.tel },
          { term: t('bookings.mode'), value: booking.modeNm },
          { term: t('bookings.purpose'), value: booking.purposeNm },
          { term: t('bookings.project'), value: booking.projectNm },
          { term: t('bookings.sample'), value: [sampleNm, ...sampleFacts].join(' · ') },
          { term: t('bookings.companions'), value: t('bookings.people', { count: booking.companions }) },
          { term: t('queue.amount'), value: formatKrw(booking.amount) },
          {
            term: t('bookings.settle'),
            value: [booking.settleNm, booking.settleState && t(`bookings.settled.${booking.settleState}`)]
              .filter(Boolean)
              .join(' · '),
          },
          { term: t('bookings.tax.title'), value: tax === undefined ? '' : toTaxText(tax, t) },
          { term: t('bookings.tax.mail'), value: revealed?.taxMail ?? booking.taxMail ?? '' },
        ].filter(({ value }) => value !== '')}
      />
      <div className={styles.papers}>
        <TaxInvoiceForm booking={booking} onSaved={refresh} />
        <BookingDocuments booking={booking} />
      </div>
      <FileLinks files={[...hazardFiles, ...files]} />
      <Timeline
        items={booking.timeline.map((entry) => ({
          id: entry.entryUid,
          title: toStateName(entry.state),
          state: 'done',
          ...stepTime(entry),
          text: <Lines>{entry.memo}</Lines>,
        }))}
        label={t('bookings.steps')}
      />
      <OtherItems of="BOOKING" uid={rsvUid} />
      <OfficeNotes of="BOOKING" uid={rsvUid} />
    </Item>
  );
}
