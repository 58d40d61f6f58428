import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { addDays, seoulInstant } from '../../../db/seoulTime.ts';
import { toContentDisposition } from '../../common/files/contentDisposition.ts';

interface CalendarCourse {
  readonly edu_uid: string;
  readonly title: string;
  readonly type_cd: string;
  readonly place: string | null;
  readonly contact: string;
  readonly sessions: readonly { no: number; date: string; from: string; to: string; title: string }[];
}

/** A text as RFC 5545 writes it. */
const escapeText = (text: string) => text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n');

const encoder = new TextEncoder();

/** Lines have at most 75 bytes; a longer one goes on behind a space, never in the middle of a letter. */
function fold(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > 75) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += letter;
    bytes += size;
  }
  return folded;
}

/** `20261203T010000Z` */
const toUtcStamp = (instant: Date) => `${instant.toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`;
const toDay = (date: string) => date.replaceAll('-', '');

/** Lessons of a course as a calendar file (RFC 5545); an online lesson is open the whole day. */
export function toCalendarFile(course: CalendarCourse, pageUrl: string, now: Date): string {
  const events = course.sessions.flatMap(({ no, date, from, to, title }) => [
    'BEGIN:VEVENT',
    `UID:${course.edu_uid}-${no}@haesol.example`,
    `DTSTAMP:${toUtcStamp(now)}`,
    ...(course.type_cd === 'ONLINE'
      ? [`DTSTART;VALUE=DATE:${toDay(date)}`, `DTEND;VALUE=DATE:${toDay(addDays(date, 1))}`]
      : [`DTSTART:${toUtcStamp(seoulInstant(date, from))}`, `DTEND:${toUtcStamp(seoulInstant(date, to))}`]),
    `SUMMARY:${escapeText(`${course.title} ${no}차시`)}`,
    `DESCRIPTION:${escapeText(`${title}\n문의: ${course.contact}`)}`,
    `LOCATION:${escapeText(course.place ?? '온라인')}`,
    `URL:${pageUrl}`,
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Haesol University//Education//KO',
    ...events,
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

/** The calendar file of a course, for everybody. */
export function installCourseCalendar(app: FastifyInstance, { clock, config, db }: AppContext): void {
  app.get('/file/edu-calendar', { config: { access: 'public' } }, async (request, reply) => {
    const { eduUid = '' } = request.query as { eduUid?: string };
    const course = await db
      .selectFrom('edu')
      .select(['edu_uid', 'title', 'type_cd', 'place', 'contact', 'sessions'])
      .where('edu_uid', '=', eduUid.replaceAll('\0', ''))
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (course === undefined) {
      return reply.code(404).type('text/plain; charset=utf-8').send('요청하신 정보를 찾을 수 없습니다.');
    }
    const pageUrl = `${config.publicUrl}/cooperation/edu?eduUid=${encodeURIComponent(course.edu_uid)}`;
    return reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('x-content-type-options', 'nosniff')
      .header('content-disposition', toContentDisposition(`${course.title}.ics`))
      .send(toCalendarFile(course, pageUrl, await clock.now()));
  });
}
