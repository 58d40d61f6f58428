import { sql } from 'kysely';
import type { Db } from '../src/db/schema.ts';
import { buildAdvisorRows, buildApplicationRows, buildNoticeRows, buildProgramRows } from './applyRows.ts';
import { buildBoardRows } from './boardRows.ts';
import { buildDemoBookings, buildTrainingRows } from './bookingRows.ts';
import { buildEduFiles } from './eduFiles.ts';
import { buildEduRows } from './eduRows.ts';
import { buildEnrollRows } from './enrollRows.ts';
import { buildBlockRows, buildEquipmentRows, buildReservationRows } from './equipmentRows.ts';
import { insertRows } from './insertRows.ts';
import { loadTravel } from './loadTravel.ts';
import { buildQnaRows } from './qnaRows.ts';
import { buildSharingRows } from './sharingRows.ts';

const popularWords = [
  '누리패스',
  '전자현미경',
  '안전교육',
  '시제품',
  '현장실습',
  '등대',
  '갯벌체험',
  '산학공동기술과제',
  '야시장',
  '3D 프린터',
  '반도체',
  '한옥',
];

async function listReservers(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('member')
    .select('member_uid')
    .where('state', '=', 'ACTIVE')
    .where('role', '=', 'MEMBER')
    .where('email', 'not like', '%@demo.example')
    .orderBy('email')
    .execute();
  return rows.map(({ member_uid }) => member_uid);
}

async function loadQuestions(db: Db, baseDate: Date): Promise<void> {
  const rows = await db
    .selectFrom('member')
    .select(['member_uid', 'name', 'email', 'role'])
    .where('state', '=', 'ACTIVE')
    .orderBy('email')
    .execute();
  const staff = rows.find(({ role }) => role === 'STAFF');
  if (staff === undefined) throw new Error('Nobody is there to answer.');
  const writers = rows.filter(({ role }) => role === 'MEMBER');
  const { questions, answers, comments, files, notifications } = buildQnaRows(baseDate, writers, staff);
  await insertRows(db, 'qna', questions);
  await insertRows(db, 'qna_answer', answers);
  await insertRows(db, 'comment', comments);
  await insertRows(db, 'file', files);
  await insertRows(db, 'notification', notifications);
}

async function loadEducation(db: Db, baseDate: Date): Promise<void> {
  const courses = buildEduRows(baseDate);
  await insertRows(db, 'edu', courses);
  await insertRows(db, 'file', buildEduFiles(courses));
  const people = await db
    .selectFrom('member')
    .select(['member_uid', 'name', 'email', 'class_cd'])
    .where('state', '=', 'ACTIVE')
    .where('role', '=', 'MEMBER')
    .orderBy('email')
    .execute();
  const { enrolments, entries, attendance, certificates } = buildEnrollRows(baseDate, courses, people);
  await insertRows(db, 'enroll', enrolments);
  await insertRows(db, 'timeline_entry', entries);
  await insertRows(db, 'enroll_attendance', attendance);
  await insertRows(db, 'edu_certificate', certificates);
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

async function loadApplications(db: Db, baseDate: Date): Promise<void> {
  await insertRows(db, 'advisor', buildAdvisorRows());
  await insertRows(db, 'apply_notice', buildNoticeRows(baseDate));
  await insertRows(db, 'apply_program', buildProgramRows(baseDate));
  await insertRows(db, 'sharing', buildSharingRows(baseDate));
  const { applications, entries, counters } = buildApplicationRows(baseDate, await listApplicants(db));
  await insertRows(db, 'application', applications);
  await insertRows(db, 'timeline_entry', entries);
  await insertRows(db, 'application_no', counters);
}

async function listHolidays(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('holiday').select('day').execute();
  return new Set(rows.map(({ day }) => day));
}

async function loadReservations(db: Db, baseDate: Date): Promise<void> {
  const reservations = buildReservationRows(baseDate, await listReservers(db), await listHolidays(db));
  await insertRows(db, 'equipment_rsv', reservations);
  const rows = await db
    .selectFrom('member')
    .select(['member_uid', 'email'])
    .where('email', 'like', '%@demo.example')
    .where('role', '=', 'MEMBER')
    .execute();
  const members = new Map(rows.map(({ email, member_uid }) => [email.split('@', 1)[0] ?? '', member_uid]));
  const { bookings, entries } = buildDemoBookings(baseDate, members, reservations);
  await insertRows(db, 'equipment_rsv', bookings);
  await insertRows(db, 'timeline_entry', entries);
  await insertRows(db, 'equipment_training', buildTrainingRows(baseDate, members.values()));
}

/** Loads boards, questions, equipment, courses and travel goods, all dated relative to the base date. */
export async function loadContent(db: Db, baseDate: Date): Promise<void> {
  const board = buildBoardRows(baseDate);
  await insertRows(db, 'post', board.posts);
  await insertRows(db, 'faq', board.faqs);
  await insertRows(db, 'file', board.files);
  await loadQuestions(db, baseDate);
  await insertRows(db, 'equipment', buildEquipmentRows());
  await insertRows(db, 'equipment_block', buildBlockRows(baseDate));
  await loadReservations(db, baseDate);
  await loadEducation(db, baseDate);
  await loadApplications(db, baseDate);
  await loadTravel(db, baseDate);
  await insertRows(
    db,
    'search_term',
    popularWords.map((term, index) => ({ term, search_cnt: 320 - index * 23, searched_at: baseDate.toISOString() })),
  );
}
