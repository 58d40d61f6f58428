import { toSeoulDate } from '@haesol/contracts/common';
import type { DayBooking, DayDevice } from '@haesol/contracts/lab';
import { EmptyState, IconLink, LinkButton, SegmentLinks, Skeleton } from '@haesol/kit';
import { formatDay } from '@haesol/remote/i18n';
import { QueryView, useGet, useShell, useText } from '@haesol/remote/lifecycle';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { bookingDay } from '#lists';
import { paths, toBookingDayHref } from '#paths';
import { OfficePage } from '#ui/OfficePage';
import styles from './BookingDayScreen.module.css';
import { DayGrid } from './DayGrid.tsx';
import { SlotDialog } from './SlotDialog.tsx';

const dayMs = 86_400_000;

const addDays = (date: string, count: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);

export interface ChosenBooking {
  readonly device: DayDevice;
  readonly booking: DayBooking;
  /** New time, by dragging or keys. */
  readonly to: { readonly start: string; readonly end: string };
}

/** All devices of a day with their bookings and closures. A booking is moved by dragging, by keys, or in its dialog. */
export default function BookingDayScreen() {
  const t = useText();
  const shell = useShell();
  const query = useGet(bookingDay);
  const [chosen, setChosen] = useState<ChosenBooking>();
  const date = query.data?.date ?? toSeoulDate(shell.now());
  return (
    <OfficePage
      actions={
        <SegmentLinks
          label={t('day.views')}
          links={[
            { href: paths.bookings, label: t('day.list') },
            { href: toBookingDayHref(date), label: t('day.day'), current: true },
          ]}
        />
      }
      lead={t('day.lead')}
      title={t('names.bookingDay')}
    >
      <nav aria-label={t('day.days')} className={styles.days}>
        <IconLink href={toBookingDayHref(addDays(date, -1))} icon={ChevronLeft} label={t('day.before')} />
        <h2 className={styles.date}>{formatDay(date)}</h2>
        <IconLink href={toBookingDayHref(addDays(date, 1))} icon={ChevronRight} label={t('day.after')} />
        <LinkButton href={paths.bookingDay}>{t('day.today')}</LinkButton>
      </nav>
      <QueryView query={query} skeleton={<Skeleton lines={1} rows={12} />}>
        {({ devices, holidayNm }) =>
          devices.length === 0 ? (
            <EmptyState size="small" text={t('equipment.emptyText')} title={t('equipment.empty')} />
          ) : (
            <>
              {holidayNm !== null && <p className={styles.holiday}>{t('day.holiday', { name: holidayNm })}</p>}
              <DayGrid devices={devices} onChoose={setChosen} />
            </>
          )
        }
      </QueryView>
      {chosen !== undefined && (
        <SlotDialog
          {...chosen}
          date={date}
          key={`${chosen.booking.rsvUid}.${chosen.to.start}`}
          onClose={() => setChosen(undefined)}
        />
      )}
    </OfficePage>
  );
}
