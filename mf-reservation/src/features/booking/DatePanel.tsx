import { toSeoulDate } from '@haesol/contracts/common';
import { type EquipmentDay, type EquipmentDetail, equipmentCalendar } from '@haesol/contracts/lab';
import { VisuallyHidden } from '@haesol/kit';
import { Calendar, type DayNote } from '@haesol/kit/calendar';
import { useEndpoint, useShell, useText } from '@haesol/remote/lifecycle';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './DatePanel.module.css';
import { pollMs } from './useLiveSlots.ts';

export interface DatePanelProps {
  readonly device: EquipmentDetail;
  /** The chosen day, or the first that is free. */
  readonly day: string;
  readonly rsvUid: string;
  /** Somebody tells when slots change. */
  readonly isLive: boolean;
  onChange(day: string): void;
}

/** The month with what is free on each of its days. */
export function DatePanel({ device, day, rsvUid, isLive, onChange }: DatePanelProps) {
  const t = useText();
  const shell = useShell();
  const { eqUid, booking } = device;
  // The month of the address at first, so that the server's answer is the first one shown.
  const [month, setMonth] = useState(day);
  const query = { params: { eqUid }, query: { month, rsvUid } };
  const { data } = useEndpoint(equipmentCalendar, query, {
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
        noteOf={(date) => toNote(days.get(date), t)}
        onMonthChange={(shown) => {
          if (!month.startsWith(shown)) setMonth(shown);
        }}
        onValueChange={onChange}
        size="roomy"
        today={toSeoulDate(shell.now())}
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

/** Words and ticks of a day; a day that is off says the whole reason to screen readers. */
function toNote(day: EquipmentDay | undefined, t: ReturnType<typeof useText>): DayNote | undefined {
  if (day === undefined) return { text: '', isOff: true };
  const { state, remain, reason, holidayNm, slots } = day;
  if (remain > 0) {
    return { text: t('booking.days.FREE', { count: remain }), ticks: slots.map((slot) => slot === 1) };
  }
  const text = state === 'CLOSED' && holidayNm !== null ? holidayNm : t(`booking.days.${state}`);
  // A full day opens: its slots can be waited for.
  return {
    text,
    spoken: reason ?? text,
    isOff: state !== 'FULL',
    ...(state === 'FULL' && { ticks: slots.map(() => false) }),
  };
}
