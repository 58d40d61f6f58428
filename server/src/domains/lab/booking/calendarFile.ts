import type { BookingRow } from './repository.ts';

const toUtc = (instant: Date) => `${instant.toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`;
const escapeText = (text: string) => text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, '\\n');

/** Lines of RFC 5545 have at most 75 octets; the next one continues after a space. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > (parts.length === 0 ? 75 : 74)) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part].join('\r\n ');
}

const over: ReadonlySet<string> = new Set(['CANCELLED', 'EXPIRED', 'REJECTED']);

/**
 * A booking as an iCalendar file. UID, time stamp and sequence follow from the booking, so that taking it again replaces
 * the entry, and that of a booking which is over takes the entry away (RFC 5545, 3.8.1.11 and 3.8.7.4).
 * @param url of the booking's page
 */
export function toCalendarFile(
  { rsv_uid, rsv_no, eq_nm, from, to, place, state, created_at, updated_at }: BookingRow,
  { url }: { readonly url: string },
): string {
  const isOver = over.has(state);
  const alarm = [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT1H',
    `DESCRIPTION:${escapeText(`${eq_nm} 이용 1시간 전`)}`,
    'END:VALARM',
  ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Haesol University//Equipment//KO',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${rsv_uid}@haesol.example`,
    `DTSTAMP:${toUtc(updated_at)}`,
    // Seconds after the request: a later change has a higher number.
    `SEQUENCE:${Math.max(0, Math.floor((updated_at.getTime() - created_at.getTime()) / 1_000))}`,
    `STATUS:${isOver ? 'CANCELLED' : state === 'REQUESTED' ? 'TENTATIVE' : 'CONFIRMED'}`,
    `DTSTART:${toUtc(from)}`,
    `DTEND:${toUtc(to)}`,
    `SUMMARY:${escapeText(`${eq_nm} 이용`)}`,
    `LOCATION:${escapeText(`해솔대학교 ${place}`)}`,
    `DESCRIPTION:${escapeText(`예약번호 ${rsv_no}`)}`,
    `URL:${url}`,
    ...(isOver ? [] : alarm),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
