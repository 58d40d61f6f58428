import { bookingStateNames, type MyBookingDetail, type TaxInvoice, toBookingIcsPath } from '@haesol/contracts/lab';
import { Button, DefinitionTable, Drawer, EmptyState, LinkButton, Skeleton } from '@haesol/kit';
import { QueryView, useFormats, useGet, useShell, useText } from '@haesol/remote/lifecycle';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { toBookingChangeHref, toStatementHref } from '#paths';
import { MatterBadge } from '#ui/MatterBadge';
import { MatterTimeline } from '#ui/MatterTimeline';
import styles from './BookingDrawer.module.css';
import { changedElsewhere, shownBooking } from './bookingListState.ts';
import { isTaxShown, listNextStates } from './bookingRules.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { useTimeText } from './useBookingColumns.tsx';

export interface BookingDrawerProps {
  readonly rsvUid: string | undefined;
  onClose(): void;
}

/** Booking in a drawer over the list: input, timeline, and actions. */
export function BookingDrawer({ rsvUid, onClose }: BookingDrawerProps) {
  const t = useText();
  const query = useGet(shownBooking, changedElsewhere);
  return (
    <Drawer onClose={onClose} open={rsvUid !== undefined} title={t('bookings.detail')}>
      <QueryView
        notFound={<EmptyState size="small" text={t('bookings.notFoundText')} title={t('bookings.notFound')} />}
        query={query}
        skeleton={<Skeleton lines={12} />}
      >
        {(booking) => <Booking booking={booking} />}
      </QueryView>
    </Drawer>
  );
}

function Booking({ booking }: { readonly booking: MyBookingDetail }) {
  const t = useText();
  const { formatKrw } = useFormats();
  const toTimeText = useTimeText();
  const { eqNm, rsvNo, state, place, settleState, manager } = booking;
  const sample = toSampleText(booking.sample, t);
  return (
    <div className={styles.booking}>
      <div className={styles.head}>
        <MatterBadge kind="EQU" state={state} />
        <h3 className={styles.name}>{eqNm}</h3>
        <p className={styles.time}>{toTimeText(booking)}</p>
      </div>
      <Actions booking={booking} />
      <section className={styles.part}>
        <h4>{t('matter.timeline')}</h4>
        <MatterTimeline
          entries={booking.timeline}
          kind="EQU"
          next={listNextStates(state).map((next) => bookingStateNames[next])}
        />
      </section>
      <DefinitionTable
        caption={t('bookings.detail')}
        items={[
          { term: t('bookings.number'), value: rsvNo },
          { term: t('bookings.place'), value: place },
          { term: t('bookings.mode'), value: booking.modeNm },
          { term: t('bookings.purpose'), value: booking.purposeNm },
          ...(booking.projectNm === '' ? [] : [{ term: t('bookings.project'), value: booking.projectNm }]),
          ...(sample === '' ? [] : [{ term: t('bookings.sample'), value: sample }]),
          { term: t('bookings.companions'), value: t('bookings.people', { count: booking.companions }) },
          { term: t('bookings.amount'), value: formatKrw(booking.amount) },
          {
            term: t('bookings.settle'),
            value:
              settleState === null ? booking.settleNm : `${booking.settleNm} · ${t(`bookings.paid.${settleState}`)}`,
          },
          ...(booking.tax !== undefined && isTaxShown(booking)
            ? [{ term: t('bookings.tax'), value: <TaxText tax={booking.tax} /> }]
            : []),
          { term: t('bookings.tel'), value: booking.tel },
          { term: t('bookings.manager'), value: `${manager.nm} ${manager.tel}` },
        ]}
      />
      {[...booking.hazardFiles, ...booking.files].length > 0 && (
        <section className={styles.part}>
          <h4>{t('bookings.files')}</h4>
          {[...booking.hazardFiles, ...booking.files].map(({ fileUid, orgNm, url }) => (
            <LinkButton download={orgNm} href={url} key={fileUid} size="small">
              {orgNm}
            </LinkButton>
          ))}
        </section>
      )}
    </div>
  );
}

function TaxText({ tax: { state, no, dt } }: { readonly tax: TaxInvoice }) {
  const t = useText();
  const { formatDate } = useFormats();
  const issued = no !== null && dt !== null && t('bookings.taxIssued', { no, date: formatDate(dt) });
  return [t(`bookings.taxStates.${state}`), issued].filter((part) => part !== false).join(' · ');
}

/** Returns an empty text for a booking without a sample; its name is optional. */
function toSampleText({ nm, cnt, hazardYn }: MyBookingDetail['sample'], t: ReturnType<typeof useText>): string {
  const facts = [cnt > 0 && t('bookings.pieces', { count: cnt }), hazardYn === 'Y' && t('bookings.hazard')];
  const known = facts.filter((fact) => fact !== false);
  if (nm === '' && known.length === 0) return '';
  return [nm || t('bookings.noSampleName'), ...known].join(' · ');
}

function Actions({ booking }: { readonly booking: MyBookingDetail }) {
  const t = useText();
  const shell = useShell();
  const [isCancelling, setCancelling] = useState(false);
  const { rsvUid, eqUid, date, cancelYn, changeYn, cancelNowYn } = booking;
  const saveEntry = () =>
    shell.http
      .download({ name: 'mypage.equIcs', method: 'GET', path: toBookingIcsPath(rsvUid) })
      .catch(() => shell.toast({ kind: 'error', text: t('bookings.failed') }));
  return (
    <div className={styles.actions}>
      {changeYn === 'Y' && (
        <LinkButton href={toBookingChangeHref({ rsvUid, eqUid, date })}>{t('bookings.change')}</LinkButton>
      )}
      {cancelYn === 'Y' && (
        <Button onClick={() => setCancelling(true)}>
          {t(cancelNowYn === 'Y' ? 'bookings.cancel' : 'bookings.askCancel')}
        </Button>
      )}
      <Button icon={CalendarPlus} onClick={() => void saveEntry()}>
        {t('bookings.ics')}
      </Button>
      <LinkButton href={toStatementHref(rsvUid)} icon={Printer}>
        {t('bookings.statement')}
      </LinkButton>
      <CancelDialog booking={booking} onClose={() => setCancelling(false)} open={isCancelling} />
    </div>
  );
}
