import type { FastifyInstance } from 'fastify';
import ical from 'ical-generator';
import { brandTextsIn } from '../../../brand/brand.ts';
import type { AppContext } from '../../../context.ts';
import { addDays, seoulInstant } from '../../../db/seoulTime.ts';
import { toContentDisposition } from '../../common/files/contentDisposition.ts';
import { isPublishedAt } from '../publication.ts';

interface CalendarCourse {
  readonly edu_uid: string;
  readonly title: string;
  readonly type_cd: string;
  readonly place: string | null;
  readonly contact: string;
  readonly sessions: readonly { no: number; date: string; from: string; to: string; title: string }[];
}

/** Formats the lessons of a course as a calendar file (RFC 5545); an online lesson lasts the whole day. */
export function toCalendarFile(course: CalendarCourse, pageUrl: string, now: Date): string {
  const calendar = ical({ prodId: { company: brandTextsIn('en').university, product: 'Education', language: 'KO' } });
  const toMidnight = (date: string) => new Date(`${date}T00:00:00Z`);
  for (const { no, date, from, to, title } of course.sessions) {
    calendar.createEvent({
      id: `${course.edu_uid}-${no}@${brandTextsIn('ko').mailHost}`,
      stamp: now,
      ...(course.type_cd === 'ONLINE'
        ? { allDay: true, start: toMidnight(date), end: toMidnight(addDays(date, 1)) }
        : { start: seoulInstant(date, from), end: seoulInstant(date, to) }),
      summary: `${course.title} ${no}차시`,
      description: `${title}\n문의: ${course.contact}`,
      location: course.place ?? '온라인',
      url: pageUrl,
    });
  }
  return `${calendar.toString()}\r\n`;
}

/** Serves the public calendar file of a course. */
export function installCourseCalendar(app: FastifyInstance, { clock, config, db }: AppContext): void {
  app.get('/file/edu-calendar', { config: { access: 'public', countsAsRead: true } }, async (request, reply) => {
    const { eduUid = '' } = request.query as { eduUid?: string };
    const now = await clock.now();
    const course = await db
      .selectFrom('edu as e')
      .select(['e.edu_uid', 'e.title', 'e.type_cd', 'e.place', 'e.contact', 'e.sessions'])
      .where('e.edu_uid', '=', eduUid.replaceAll('\0', ''))
      .where('e.deleted_at', 'is', null)
      .where(isPublishedAt(now, 'e'))
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
      .send(toCalendarFile(course, pageUrl, now));
  });
}
