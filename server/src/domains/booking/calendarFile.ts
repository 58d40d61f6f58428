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

/**
 * A booking as an iCalendar file. Its UID and time stamp follow from the booking, so that taking it again replaces the entry.
 * @param url of the booking's page
 */
export function toCalendarFile(
  { rsv_uid, rsv_no, eq_nm, from, to, place }: BookingRow,
  { url, now }: { readonly url: string; readonly now: Date },
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Haesol University//Equipment//KO',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${rsv_uid}@haesol.example`,
    `DTSTAMP:${toUtc(now)}`,
    `DTSTART:${toUtc(from)}`,
    `DTEND:${toUtc(to)}`,
    `SUMMARY:${escapeText(`${eq_nm} 이용`)}`,
    `LOCATION:${escapeText(`해솔대학교 ${place}`)}`,
    `DESCRIPTION:${escapeText(`예약번호 ${rsv_no}`)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT1H',
    `DESCRIPTION:${escapeText(`${eq_nm} 이용 1시간 전`)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
