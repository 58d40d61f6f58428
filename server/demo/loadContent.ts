import { joinClasses } from '@haesol/contracts/identity';
import { priceClassOf } from '@haesol/contracts/lab';
import { sql } from 'kysely';
import type { Db } from '../src/db/schema.ts';
import {
  buildAdvisorRows,
  buildApplicationRows,
  buildNoticeFiles,
  buildNoticeRows,
  buildProgramRows,
} from './applyRows.ts';
import { buildBoardRows } from './boardRows.ts';
import { buildDemoBookings, buildTrainingRows } from './bookingRows.ts';
import { buildEduFiles, buildEduRows } from './eduRows.ts';
import { buildEnrollRows } from './enrollRows.ts';
import { buildBlockRows, buildEquipmentRows, buildReservationRows } from './equipmentRows.ts';
import { insertTables } from './insertTables.ts';
import { isDemo, type ListedMember, listMembers } from './listMembers.ts';
import { loadTravel } from './loadTravel.ts';
import { buildQnaRows } from './qnaRows.ts';
import { readData } from './readData.ts';
import { buildRoundRows } from './roundRows.ts';
import { buildSharingRows } from './sharingRows.ts';

/** Searched words by area and language, the most searched first. */
const popularWords = readData<Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>>('popularWords');

/** Words of a notice's title, and the title of its course. */
const recruitments = readData<readonly (readonly [notice: string, course: string])[]>('recruitments');

/** Questions of members. */
function buildQuestions(baseDate: Date, everybody: readonly ListedMember[]) {
  const staff = everybody.find(({ role }) => role === 'STAFF');
  if (staff === undefined) throw new Error('Nobody is there to answer.');
  const writers = everybody.filter(({ role }) => role === 'MEMBER');
  return buildQnaRows(baseDate, writers, staff);
}

/** Companies that apply, the one that the demonstration names first. */
async function listApplicants(db: Db) {
  return db
    .selectFrom('member as m')
    .innerJoin('member_company as c', 'c.member_uid', 'm.member_uid')
    .select(['m.member_uid', 'm.name', 'm.email', 'c.nm', 'c.biz_no'])
    .where('m.state', '=', 'ACTIVE')
    .where('m.class_cd', '=', 'COMPANY')
    .orderBy(sql`m.email = 'company@demo.example'`, 'desc')
    .orderBy('m.email')
    .execute();
}

async function listHolidays(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('holiday').select('day').execute();
  return new Set(rows.map(({ day }) => day));
}

/** The newest notice of each recruitment leads to its course. */
async function linkRecruitment(db: Db): Promise<void> {
  for (const [title, eduTitle] of recruitments) {
    const course = await db.selectFrom('edu').select('edu_uid').where('title', '=', eduTitle).executeTakeFirstOrThrow();
    await db
      .updateTable('post')
      .set({ edu_uid: course.edu_uid })
      .where('board', '=', 'NOTICE')
      .where('title', 'like', `%${title}%`)
      .where('post_uid', '=', (of) =>
        of
          .selectFrom('post as p')
          .select((eb) => eb.fn.max('p.post_uid').as('uid'))
          .where('p.title', 'like', `%${title}%`),
      )
      .execute();
  }
}

const priceColumns = {
  OWN: 'e.price_own',
  STUDENT: 'e.price_student',
  COMPANY: 'e.price_company',
  OTHER: 'e.price_other',
} as const;

/** Charges the bookings by the classes of their members, as a hold does. */
async function priceBookings(db: Db): Promise<void> {
  for (const memberClass of joinClasses) {
    const priceClass = priceClassOf(memberClass);
    const hours = sql`extract(epoch from upper(r.during) - lower(r.during)) / 3600`;
    await db
      .updateTable('equipment_rsv as r')
      .from('equipment as e')
      .set({
        price_class: priceClass,
        amount: sql<number>`round(${sql.ref(priceColumns[priceClass])} * ${hours})`,
      })
      .whereRef('e.eq_uid', '=', 'r.eq_uid')
      .where('r.member_uid', 'in', (of) =>
        of.selectFrom('member').select('member_uid').where('class_cd', '=', memberClass),
      )
      .execute();
  }
}

/** Loads boards, questions, equipment, courses and travel goods, all dated relative to the base date. */
export async function loadContent(db: Db, baseDate: Date): Promise<void> {
  const everybody = await listMembers(db);
  const members = everybody.filter(({ role }) => role === 'MEMBER');
  await insertTables(db, buildBoardRows(baseDate));
  await insertTables(db, buildQuestions(baseDate, everybody));
  await insertTables(db, { equipment: buildEquipmentRows(), equipment_block: buildBlockRows(baseDate) });
  const reservers = members.filter((member) => !isDemo(member)).map(({ member_uid }) => member_uid);
  const reservations = buildReservationRows(baseDate, reservers, await listHolidays(db));
  await insertTables(db, { equipment_rsv: reservations });
  const demoUids = new Map(members.filter(isDemo).map((one) => [one.email.split('@', 1)[0] ?? '', one.member_uid]));
  const { bookings, entries } = buildDemoBookings(baseDate, demoUids, reservations);
  await insertTables(db, {
    equipment_rsv: bookings,
    timeline_entry: entries,
    equipment_training: buildTrainingRows(baseDate, demoUids.values()),
  });
  await priceBookings(db);
  const courses = buildEduRows(baseDate);
  const rounds = buildRoundRows(baseDate);
  await insertTables(db, { edu: [...courses, ...rounds], file: buildEduFiles(courses) });
  await insertTables(db, buildEnrollRows(baseDate, [...courses, ...rounds], members));
  await linkRecruitment(db);
  const notices = buildNoticeRows(baseDate);
  await insertTables(db, {
    advisor: buildAdvisorRows(),
    apply_notice: notices,
    file: buildNoticeFiles(notices),
    apply_program: buildProgramRows(baseDate),
    sharing: buildSharingRows(baseDate),
    ...buildApplicationRows(baseDate, await listApplicants(db)),
  });
  await loadTravel(db, baseDate, everybody);
  const searched_at = baseDate.toISOString();
  await insertTables(db, {
    search_term: Object.entries(popularWords).flatMap(([area, languages]) =>
      Object.entries(languages).flatMap(([lang, terms]) =>
        terms.map((term, index) => ({ area, lang, term, search_cnt: 320 - index * 23, searched_at })),
      ),
    ),
  });
}
