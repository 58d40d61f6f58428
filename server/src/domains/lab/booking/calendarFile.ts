import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { brandTextsIn } from '../../../brand/brand.ts';
import type { BookingRow } from './repository.ts';

const secPerHour = 3_600;

const over: ReadonlySet<string> = new Set(['CANCELLED', 'EXPIRED', 'REJECTED']);

/**
 * Formats a booking as an iCalendar file. UID, time stamp and sequence depend on the booking only, so that a new download
 * replaces the entry, and one of a closed booking removes it (RFC 5545, 3.8.1.11 and 3.8.7.4).
 * @param url of the booking's page
 */
export function toCalendarFile(
  { rsv_uid, rsv_no, eq_nm, from, to, place, state, created_at, updated_at }: BookingRow,
  { url }: { readonly url: string },
): string {
  const isOver = over.has(state);
  const calendar = ical({
    prodId: { company: brandTextsIn('en').university, product: 'Equipment', language: 'KO' },
    scale: 'gregorian',
    method: ICalCalendarMethod.PUBLISH,
  });
  const event = calendar.createEvent({
    id: `${rsv_uid}@${brandTextsIn('ko').mailHost}`,
    stamp: updated_at,
    // Seconds since the request, so that a later change has a higher number.
    sequence: Math.max(0, Math.floor((updated_at.getTime() - created_at.getTime()) / 1_000)),
    status: isOver
      ? ICalEventStatus.CANCELLED
      : state === 'REQUESTED'
        ? ICalEventStatus.TENTATIVE
        : ICalEventStatus.CONFIRMED,
    start: from,
    end: to,
    summary: `${eq_nm} 이용`,
    location: `${brandTextsIn('ko').university} ${place}`,
    description: `예약번호 ${rsv_no}`,
    url,
  });
  if (!isOver) {
    event.createAlarm({
      type: ICalAlarmType.display,
      trigger: secPerHour,
      description: `${eq_nm} 이용 1시간 전`,
    });
  }
  return `${calendar.toString()}\r\n`;
}
