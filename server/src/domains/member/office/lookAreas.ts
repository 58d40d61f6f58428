import type { OfficeArea } from '@haesol/contracts/common';
import { type RawBuilder, sql } from 'kysely';
import { type PersonalLook, personalLooks } from '../../../db/audit/personalLooks.ts';
import { exportAreas } from './areas.ts';

/** Days in which a person who has not looked at data of an area counts as one of other areas. */
const knownDays = 90;

/** Areas of looks by action. */
const actionAreas = {
  'member.reveal': 'member',
  'application.reveal': 'learn',
  'application.print': 'learn',
  'enrolment.print': 'learn',
  'edu.attendance': 'learn',
  'edu.export': 'learn',
  'booking.reveal': 'lab',
  'booking.print': 'lab',
  'order.reveal': 'travel',
  'order.print': 'travel',
} as const satisfies Readonly<Record<Exclude<PersonalLook, 'file.look' | 'office.export'>, OfficeArea>>;

/** Areas of looks, of files and lists by their type. */
const lookAreas: Readonly<Record<string, OfficeArea>> = {
  ...actionAreas,
  'file.look APPLICATION': 'learn',
  'file.look ENROLL': 'learn',
  'file.look EQU': 'lab',
  'file.look EQU_HAZARD': 'lab',
  'file.look QNA': 'board',
  'file.look INQUIRY': 'travel',
  ...Object.fromEntries(Object.entries(exportAreas).map(([screen, area]) => [`office.export ${screen}`, area])),
};

const areas = sql`${JSON.stringify(lookAreas)}::jsonb`;

/** SQL: area of a look; null for looks of no single area. */
const areaOf = (row: 'a' | 'o'): RawBuilder<string | null> =>
  sql`(${areas} ->> concat_ws(' ', ${sql.ref(`${row}.action`)}, case ${sql.ref(`${row}.action`)}
    when 'file.look' then ${sql.ref(`${row}.detail`)} ->> 'refType'
    when 'office.export' then ${sql.ref(`${row}.detail`)} ->> 'screen' end))`;

const midnight = sql`(date_trunc('day', a.at at time zone 'Asia/Seoul') at time zone 'Asia/Seoul')`;
const earlier = sql`select 1 from audit_log o where o.actor_uid = a.actor_uid and o.action in (${sql.join(personalLooks)})
  and o.at < ${midnight} and o.at > ${midnight} - ${knownDays} * interval '1 day'`;

/** SQL condition of a look `a`: its person has looked at data on the days before, but not in its area. */
export const isOtherArea = sql<boolean>`(${areaOf('a')} is not null and exists (${earlier})
  and not exists (${earlier} and ${areaOf('o')} = ${areaOf('a')}))`;
