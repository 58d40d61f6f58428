import {
  bookingStateNames,
  type MyBookingDetail,
  priceClassNames,
  toBookingReceiptPath,
  toStatementPath,
} from '@haesol/contracts/lab';
import { Button, DefinitionTable, EmptyState, LinkButton, Skeleton } from '@haesol/kit';
import { QueryView, useFormats, useGet, useShell, useText } from '@haesol/remote/lifecycle';
import FileDown from 'lucide-react/icons/file-down';
import Printer from 'lucide-react/icons/printer';
import { paths, toBookingHref } from '#paths';
import { changedElsewhere, shownBooking } from './bookingListState.ts';
import styles from './StatementScreen.module.css';
import { useTimeText } from './useBookingColumns.tsx';

/** Statement of a booking, for printing, and as a PDF with a number and the seal. */
export default function StatementScreen({ rsvUid }: { readonly rsvUid: string | undefined }) {
  const t = useText();
  const missing = (
    <EmptyState text={t('bookings.notFoundText')} title={t('bookings.notFound')}>
      <LinkButton href={paths.bookings}>{t('bookings.toList')}</LinkButton>
    </EmptyState>
  );
  const query = useGet(shownBooking, changedElsewhere);
  return (
    <>
      <h1 className={styles.title}>{t('statement.title')}</h1>
      {rsvUid === undefined ? (
        missing
      ) : (
        <QueryView notFound={missing} query={query} skeleton={<Skeleton lines={14} />}>
          {(booking) => <Statement booking={booking} />}
        </QueryView>
      )}
    </>
  );
}

function Statement({ booking }: { readonly booking: MyBookingDetail }) {
  const t = useText();
  const { formatDate, formatKrw } = useFormats();
  const toTimeText = useTimeText();
  const shell = useShell();
  const { rsvUid, amount, price, priceClass, settleState, applicant } = booking;
  const perHour = t('statement.perHour', { price: formatKrw(price) });
  const savePdf = (name: string, path: string) =>
    shell.http
      .download({ name, method: 'GET', path })
      .catch(() => shell.toast({ kind: 'error', text: t('bookings.failed') }));
  return (
    <article className={styles.statement}>
      <p className={styles.issued}>
        {t('statement.issued', { date: formatDate(new Date(shell.now()).toISOString()) })}
      </p>
      <DefinitionTable
        caption={t('statement.title')}
        items={[
          { term: t('bookings.number'), value: booking.rsvNo },
          { term: t('statement.supplier'), value: t('statement.supplierText') },
          {
            term: t('statement.applicant'),
            value: [applicant.nm, applicant.affiliation].filter((part) => part !== '').join(' · '),
          },
          { term: t('bookings.equipment'), value: `${booking.eqNm} (${booking.model})` },
          { term: t('bookings.place'), value: booking.place },
          { term: t('bookings.time'), value: toTimeText(booking) },
          { term: t('bookings.mode'), value: booking.modeNm },
          {
            term: t('statement.price'),
            value: priceClass ? `${perHour} (${priceClassNames[priceClass]})` : perHour,
          },
          { term: t('bookings.settle'), value: booking.settleNm },
          { term: t('bookings.state'), value: bookingStateNames[booking.state] },
          ...(settleState === null ? [] : [{ term: t('statement.payment'), value: t(`bookings.paid.${settleState}`) }]),
        ]}
      />
      <p className={styles.sum}>
        <span>{t('statement.sum')}</span>
        <b>{formatKrw(amount)}</b>
      </p>
      <p className={styles.office}>{t('statement.office')}</p>
      <div className={styles.actions}>
        <LinkButton href={toBookingHref(rsvUid)} size="form">
          {t('statement.back')}
        </LinkButton>
        <Button icon={Printer} onClick={() => window.print()} size="form">
          {t('statement.print')}
        </Button>
        {settleState === 'PAID' && (
          <Button
            icon={FileDown}
            onClick={() => void savePdf('mypage.equReceipt', toBookingReceiptPath(rsvUid))}
            size="form"
          >
            {t('statement.receipt')}
          </Button>
        )}
        <Button
          icon={FileDown}
          onClick={() => void savePdf('mypage.equStatement', toStatementPath(rsvUid))}
          size="form"
          variant="primary"
        >
          {t('statement.pdf')}
        </Button>
      </div>
    </article>
  );
}
