import { toSeoulDate } from '@haesol/contracts/common';
import { type EquipmentDay, type EquipmentDetail, equipmentCalendar } from '@haesol/contracts/lab';
import { VisuallyHidden } from '@haesol/kit';
import { Calendar, type DayNote } from '@haesol/kit/calendar';
import { useEndpoint, useShell, useText } from '@haesol/remote/lifecycle';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { shownWeeks } from './bookingGets.ts';
import styles from './DatePanel.module.css';
import { pollMs } from './useLiveSlots.ts';

export interface DatePanelProps {
  readonly device: EquipmentDetail;
  /** Chosen day, or the first free one. */
  readonly day: string;
  /** Day in the address; empty for the first free one. */
  readonly asked: string;
  readonly rsvUid: string;
  /** Slot events arrive. */
  readonly isLive: boolean;
  onChange(day: string): void;
}

/** Calendar of some weeks from the first bookable day, with the free slots of each day. */
export function DatePanel({ device, day, asked, rsvUid, isLive, onChange }: DatePanelProps) {
  const t = useText();
  const shell = useShell();
  const { eqUid, booking } = device;
  // Starts with the day of the address, so that the server's answer is the first one shown.
  const [month, setMonth] = useState(asked);
  const query = { params: { eqUid }, query: { month, rsvUid, weeks: shownWeeks } };
  const { data, isPlaceholderData } = useEndpoint(equipmentCalendar, query, {
    placeholderData: keepPreviousData,
    refetchInterval: isLive ? false : pollMs,
    refetchOnWindowFocus: true,
  });
  const days = new Map(data?.days.map((one) => [one.date, one]));
  return (
    <div className={styles.panel}>
      <Calendar
        key={data === undefined ? 'loading' : 'ready'}
        label={t('booking.useDay')}
        max={booking.lastDate}
        min={booking.firstDate}
        noteOf={(date) => toNote(days.get(date), t)}
        onPeriodChange={(first) => {
          if (isPlaceholderData || !days.has(first)) setMonth(first);
        }}
        onValueChange={onChange}
        size="roomy"
        today={toSeoulDate(shell.now())}
        weeks={shownWeeks}
        value={day === '' ? data?.days.find(({ remain }) => remain > 0)?.date : day}
      />
      <p className={styles.legend}>
        <span className={styles.sign}>
          <span aria-hidden="true" className={styles.tick} />
          {t('booking.legend')}
        </span>
        <span>{t('booking.window', { lead: booking.leadDays, horizon: booking.horizonDays })}</span>
      </p>
      <div role="status">{data === undefined && <VisuallyHidden>{t('booking.loadingDays')}</VisuallyHidden>}</div>
    </div>
  );
}

/** Converts a day to text and marks; a disabled day announces the full reason. */
function toNote(day: EquipmentDay | undefined, t: ReturnType<typeof useText>): DayNote | undefined {
  if (day === undefined) return { text: '', isOff: true };
  const { state, remain, reason, holidayNm, slots } = day;
  if (remain > 0) {
    return { text: t('booking.days.FREE', { count: remain }), ticks: slots.map((slot) => slot === 1) };
  }
  const text = state === 'CLOSED' && holidayNm !== null ? holidayNm : t(`booking.days.${state}`);
  // A full day can be opened: its slots have a waiting list.
  return {
    text,
    spoken: reason ?? text,
    isOff: state !== 'FULL',
    ...(state === 'FULL' && { ticks: slots.map(() => false) }),
  };
}
