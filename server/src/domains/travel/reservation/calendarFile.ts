import type { ContentLocale } from '@haesol/contracts/common';
import type { FastifyInstance } from 'fastify';
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { sql } from 'kysely';
import { brandTextsIn } from '../../../brand/brand.ts';
import type { Db } from '../../../db/schema.ts';
import { addDays } from '../../../db/seoulTime.ts';
import { sendExpiredLink } from '../../../http/expiredLink.ts';
import { toMyReservationPath } from '../../../mail/pagePaths.ts';
import { toContentDisposition } from '../../common/files/contentDisposition.ts';
import { createFileLinks } from '../../common/files/fileLinks.ts';
import { meetingIn } from '../attraction/meetingPoint.ts';
import type { TravelContext } from '../travelContext.ts';
import { inOrderLanguage } from '../voucher/inOrderLanguage.ts';
import { createVoucherRepository } from '../voucher/repository.ts';
import { toSession, toUseTime } from '../voucher/rules.ts';

const path = '/file/travel-calendar';
const toSubject = (rsvtUid: string) => `travelCalendar:${rsvtUid}`;
const hourMs = 3_600_000;
/** Length of the entry of a session, whose end is not known. */
const sessionHours = 2;

/** Returns the signed URL of a calendar file. Callers must check that the member may read the reservation. */
export const toCalendarUrl = (secrets: TravelContext['secrets'], rsvtUid: string, now: Date): string =>
  `${path}?rsvtUid=${rsvtUid}${createFileLinks(secrets).toQuery(toSubject(rsvtUid), now)}`;

const findVisit = (db: Db, rsvtUid: string) =>
  db
    .selectFrom('reservation as r')
    .innerJoin('goods as g', 'g.gds_uid', 'r.gds_uid')
    .select(['r.rsvt_uid', 'r.rsvt_no', 'r.use_date', 'r.use_time', 'r.depart_date', 'r.stts_cd', 'r.created_at'])
    .innerJoin('orders as o', 'o.order_uid', 'r.order_uid')
    .select(['o.locale', inOrderLanguage('gds_nm', 'nm').as('gds_nm'), inOrderLanguage('addr', 'addr').as('addr')])
    .select(meetingIn(sql.ref('o.locale')).as('meeting'))
    .where('r.rsvt_uid', '=', rsvtUid)
    .where('r.use_date', 'is not', null)
    .executeTakeFirst();

type Visit = NonNullable<Awaited<ReturnType<typeof findVisit>>>;

interface CalendarTexts {
  readonly number: string;
  readonly file: string;
  readonly soon: (name: string) => string;
}

const calendarTexts: Readonly<Record<ContentLocale, CalendarTexts>> = {
  ko: { number: '예약번호', file: '예약', soon: (name) => `${name} 1시간 전` },
  en: { number: 'Booking number', file: 'Booking', soon: (name) => `${name} in one hour` },
  ja: { number: '予約番号', file: '予約', soon: (name) => `${name} まで1時間` },
  'zh-CN': { number: '预订号', file: '预订', soon: (name) => `距“${name}”还有1小时` },
  'zh-TW': { number: '預訂編號', file: '預訂', soon: (name) => `距「${name}」還有1小時` },
};

/** Formats a visit as an iCalendar file: a session by its hour, a whole day as such, a room from check-in to check-out. */
function toCalendarFile(
  visit: Visit,
  hours: Parameters<typeof toSession>[1],
  { url, now }: { url: string; now: Date },
) {
  const { rsvt_uid, rsvt_no, use_date, addr, meeting, stts_cd, locale } = visit;
  const name = visit.gds_nm ?? '';
  const texts = calendarTexts[locale];
  const isOver = ['CANCELLED', 'REFUNDED'].includes(stts_cd);
  const { from, to } = toSession({ ...visit, issuedAt: visit.created_at }, hours);
  const isTimed = toUseTime(visit) !== null;
  const calendar = ical({
    prodId: { company: brandTextsIn('en').university, product: 'Travel', language: locale.toUpperCase() },
    scale: 'gregorian',
    method: ICalCalendarMethod.PUBLISH,
  });
  const allDay = use_date !== null && !isTimed && hours === null;
  const event = calendar.createEvent({
    id: `${rsvt_uid}@${brandTextsIn('ko').mailHost}`,
    stamp: now,
    // Seconds since the order, so that a later download replaces the entry (RFC 5545, 3.8.7.4).
    sequence: Math.max(0, Math.floor((now.getTime() - visit.created_at.getTime()) / 1_000)),
    status: isOver ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(allDay
      ? {
          allDay: true,
          start: new Date(`${use_date}T00:00:00Z`),
          end: new Date(`${addDays(use_date, 1)}T00:00:00Z`),
          timezone: 'UTC',
        }
      : { start: from, end: isTimed ? new Date(from.getTime() + sessionHours * hourMs) : to }),
    summary: name,
    location: meeting
      ? { title: [meeting.text, addr].filter(Boolean).join(', '), geo: { lat: meeting.lat, lon: meeting.lng } }
      : addr,
    description: `${texts.number} ${rsvt_no}`,
    url,
  });
  if (!isOver && !allDay)
    event.createAlarm({ type: ICalAlarmType.display, trigger: hourMs / 1_000, description: texts.soon(name) });
  return `${calendar.toString()}\r\n`;
}

/** Serves the calendar entry of a reservation at a signed URL, which the member's page shows. */
export function installCalendar(app: FastifyInstance, { clock, config, db, secrets }: TravelContext): void {
  const links = createFileLinks(secrets);

  app.get(path, { config: { access: 'public', countsAsRead: true } }, async (request, reply) => {
    const query = request.query as { rsvtUid?: string; exp?: string; sig?: string };
    const { rsvtUid = '' } = query;
    const now = await clock.now();
    const visit = links.isSigned(toSubject(rsvtUid), query, now) ? await findVisit(db, rsvtUid) : undefined;
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    if (visit === undefined)
      return sendExpiredLink(request, reply, '기한이 지난 주소입니다. 나의 여행에서 다시 내려받아 주세요.');
    const url = new URL(toMyReservationPath(rsvtUid), config.publicUrl).href;
    const hours = await createVoucherRepository(db).findRoomHours(rsvtUid);
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', toContentDisposition(`${calendarTexts[visit.locale].file} ${visit.rsvt_no}.ics`))
      .header('x-content-type-options', 'nosniff')
      .send(toCalendarFile(visit, hours, { url, now }));
  });
}
