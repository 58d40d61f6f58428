import { type EndpointData, errorCodes } from '@haesol/contracts/common';
import { adminChangeCourse, type adminCourse, type CourseBody, type CourseForm } from '@haesol/contracts/learn';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { AppContext } from '../../../context.ts';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import type { Database, Trx } from '../../../db/schema.ts';
import { toSeoulDate, toSeoulInstant } from '../../../db/seoulTime.ts';
import { createUid } from '../../../db/uuid.ts';
import { ApiError, fieldError, validationError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { nextRev, requireRev } from '../../../http/versions.ts';
import { hasCode } from '../../common/codes/repository.ts';
import {
  auditRestored,
  type CountedContent,
  keepVersion,
  recordChange,
  storedForm,
} from '../../common/contents/versions.ts';
import { listAttachments, setAttachments } from '../../common/files/attachments.ts';
import { createFileLinks } from '../../common/files/fileLinks.ts';
import { keepPictures } from '../../common/files/pictureUses.ts';
import { toSafeHtml } from '../../common/text/safeHtml.ts';
import { toChosung, toSearchText } from '../../common/text/searchText.ts';
import { toDatedContent } from '../datedContent.ts';
import { fillSeats, postponeLearning } from '../enrolment/moveEnrolment.ts';
import { notifyOfChange } from '../enrolment/notifyAttendee.ts';
import { createEnrollRepository } from '../enrolment/repository.ts';
import { toPublishAt } from '../publication.ts';
import { listCourseChanges } from './courseChanges.ts';
import { findCourseFaults } from './courseRules.ts';
import { courseRefType, listCourseFiles } from './repository.ts';

/** Selects what the form of a course has, with its version. */
const selectTexts = (db: Kysely<Database>) =>
  db
    .selectFrom('edu')
    .select(['title', 'summary', 'html', 'type_cd as typeCd', 'field_cd as fieldCd', 'aud', 'kind'])
    .select(['place', 'online_url as onlineUrl', 'lecturer', 'criteria', 'contact', 'apply_from', 'apply_to'])
    .select(['start_dt as startDt', 'end_dt as endDt', 'hours', 'capacity', 'fee', 'level_cd as levelCd'])
    .select(['preparation', 'wait_capacity as waitCapacity', 'class_allow as classCds', 'sessions'])
    .select(['device_uids as deviceUids', 'thumb_url as thumbUrl', 'thumb_alt as thumbAlt', 'publish_at', 'rev']);

/** Returns a course for editing by staff; signed links open files of drafts, too. @throws {ApiError} `4040` */
export async function getStaffCourse(
  { db, secrets }: AppContext,
  eduUid: string,
  now: Date,
): Promise<EndpointData<typeof adminCourse>> {
  const row = await selectTexts(db)
    .select(['edu_uid as eduUid', 'applied_cnt as appliedCnt', 'wait_cnt as waitCnt'])
    .where('edu_uid', '=', eduUid)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCodes.notFound);
  const { apply_from, apply_to, publish_at, ...course } = row;
  const links = createFileLinks(secrets);
  const files = (await listCourseFiles(db, eduUid)).map((file) => links.toFileRef(file, now));
  return {
    ...course,
    applyFrom: toSeoulInstant(apply_from),
    applyTo: toSeoulInstant(apply_to),
    publishDt: publish_at && toSeoulInstant(publish_at),
    files,
  };
}

type Rest = Pick<CourseForm, 'kind' | 'levelCd' | 'preparation'>;

/** Fills in the fields that earlier builds of the page do not send. */
function toForm(body: CourseBody, rest: Rest): CourseForm {
  const { kind = rest.kind, levelCd = rest.levelCd, preparation = rest.preparation } = body;
  return { ...body, kind, levelCd, preparation };
}

/** @throws {ApiError} `4000` for unknown codes and equipment, and for a course that contradicts itself */
async function toRow(trx: Trx, form: CourseForm) {
  const faults = findCourseFaults(form);
  if (faults.length > 0) throw validationError(...faults);
  if (!(await hasCode(trx, 'EDU_FIELD', form.fieldCd))) throw fieldError('fieldCd', '분야를 선택해 주세요.');
  for (const classCd of form.classCds) {
    if (!(await hasCode(trx, 'MBR_CLS', classCd))) throw fieldError('classCds', '회원 유형을 다시 선택해 주세요.');
  }
  const deviceUids = [...new Set(form.deviceUids)];
  const devices =
    deviceUids.length === 0
      ? []
      : await trx.selectFrom('equipment').select('eq_uid').where('eq_uid', 'in', deviceUids).execute();
  if (devices.length < deviceUids.length) throw fieldError('deviceUids', '장비를 다시 선택해 주세요.');
  const sessions = form.sessions.toSorted((a, b) => a.no - b.no);
  return {
    title: form.title,
    summary: form.summary,
    html: toSafeHtml(form.html),
    type_cd: form.typeCd,
    field_cd: form.fieldCd,
    aud: form.aud,
    kind: form.kind,
    level_cd: form.levelCd,
    preparation: form.preparation,
    place: form.place,
    online_url: form.onlineUrl,
    lecturer: form.lecturer,
    criteria: form.criteria,
    contact: form.contact,
    apply_from: new Date(form.applyFrom),
    apply_to: new Date(form.applyTo),
    start_dt: form.startDt,
    end_dt: form.endDt,
    hours: form.hours,
    capacity: form.capacity,
    wait_capacity: form.waitCapacity,
    fee: form.fee,
    class_allow: [...new Set(form.classCds)],
    device_uids: deviceUids,
    sessions: JSON.stringify(sessions),
    thumb_url: form.thumbUrl,
    thumb_alt: form.thumbAlt,
    search: toSearchText(form.title, form.summary, sessions.map(({ title }) => title).join(' ')),
    chosung: toChosung(form.title),
    ...toPublishAt(form.publishDt),
  };
}

type CourseTexts = Omit<CourseForm, 'fileUids' | 'rev'>;

/** Reads a course as its form has it, without its files, and locks it. @throws {ApiError} `4040` */
async function readCourse(
  trx: Trx,
  eduUid: string,
  now: Date,
): Promise<CountedContent & { readonly content: CourseTexts }> {
  const row = await selectTexts(trx)
    .select('rev_at')
    .where('edu_uid', '=', eduUid)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return toDatedContent(row, now);
}

async function keepRest(trx: Trx, eduUid: string, form: CourseForm, staff: Principal, action: string) {
  const { fileUids, thumbUrl, html } = form;
  const of = { refType: courseRefType, refUid: eduUid, ownerUid: staff.memberUid, now: staff.now };
  await setAttachments(trx, { ...of, kind: 'attach', field: 'fileUids', fileUids });
  await keepPictures(trx, 'EDU', eduUid, { thumbUrl, html }, staff.memberUid);
  await writeAudit(trx, { actorUid: staff.memberUid, action, targetType: 'EDU', targetUid: eduUid });
}

/** @throws {ApiError} `4000` */
export async function addCourse(trx: Trx, body: CourseBody, staff: Principal): Promise<string> {
  const form = toForm(body, { kind: 'COURSE', levelCd: null, preparation: null });
  const eduUid = createUid();
  await trx
    .insertInto('edu')
    .values({ ...(await toRow(trx, form)), edu_uid: eduUid, created_at: staff.now })
    .execute();
  await keepRest(trx, eduUid, form, staff, 'edu.add');
  const { content } = await readCourse(trx, eduUid, staff.now);
  await keepVersion(trx, { kind: 'COURSE', ref: eduUid, content, staff });
  return eduUid;
}

/** Refuses to remove attended lessons, because attendance refers to the number of a lesson. @throws {ApiError} `4000` */
async function requireAttendedLessons(trx: Trx, eduUid: string, { sessions }: CourseForm): Promise<void> {
  const marked = await createEnrollRepository(trx).listMarkedLessons(eduUid);
  const gone = marked.find((no) => sessions.every((session) => session.no !== no));
  if (gone !== undefined) throw fieldError('sessions', `${gone}차시는 출석 기록이 있어 뺄 수 없습니다.`);
}

interface CourseChange {
  readonly body: CourseBody;
  readonly staff: Principal;
}

/** @returns the version of the course @throws {ApiError} `4040`, `4000`, `4405` if another has changed it */
export const changeCourse = (context: AppContext, trx: Trx, eduUid: string, change: CourseChange): Promise<number> =>
  recordChange(
    trx,
    { kind: 'COURSE', ref: eduUid, staff: change.staff, read: (own) => readCourse(own, eduUid, change.staff.now) },
    () => saveCourse(context, trx, eduUid, change),
  );

/**
 * Publishes an earlier version of a course again, and tells its attendees what changes; files and the time of publishing stay.
 * @throws {ApiError} `4040`, `4000` for a version that does not fit the seats that are taken
 */
export async function restoreCourse(
  context: AppContext,
  trx: Trx,
  eduUid: string,
  { version, staff }: { readonly version: unknown; readonly staff: Principal },
): Promise<number> {
  const { publishDt: _former, ...texts } = z.parse(storedForm, version);
  const fileUids = await listAttachments(trx, courseRefType, eduUid);
  const body = z.parse(adminChangeCourse.body, { ...texts, fileUids });
  const rev = await changeCourse(context, trx, eduUid, { body, staff });
  await auditRestored(trx, 'edu', { kind: 'COURSE', ref: eduUid }, staff);
  return rev;
}

async function saveCourse(context: AppContext, trx: Trx, eduUid: string, { body, staff }: CourseChange): Promise<void> {
  await requireRev(trx, { table: 'edu', uid: eduUid, rev: body.rev, now: staff.now });
  // Locks the row, so that no seat is taken between the comparison and the change.
  const course = await trx
    .selectFrom('edu')
    .select(['applied_cnt', 'wait_cnt', 'place', 'start_dt', 'end_dt', 'sessions', 'fee'])
    .select(['kind', 'level_cd as levelCd', 'preparation', 'publish_at'])
    .where('edu_uid', '=', eduUid)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (course === undefined) throw new ApiError(errorCodes.notFound);
  const form = toForm(body, course);
  const { applied_cnt: applied, wait_cnt: waiting } = course;
  if (form.capacity < applied) throw fieldError('capacity', `이미 ${applied}명이 신청했습니다.`);
  if (form.waitCapacity < waiting) throw fieldError('waitCapacity', `이미 ${waiting}명이 기다리고 있습니다.`);
  const { publish_at: publishAt } = { ...course, ...toPublishAt(form.publishDt) };
  if (applied + waiting > 0 && (publishAt === null || publishAt > staff.now)) {
    throw fieldError('publishDt', `이미 ${applied + waiting}명이 신청해 감출 수 없습니다. 폐강해 주세요.`);
  }
  await requireAttendedLessons(trx, eduUid, form);
  await trx
    .updateTable('edu')
    // Another list of files is another version, too.
    .set({ ...(await toRow(trx, form)), ...nextRev })
    .where('edu_uid', '=', eduUid)
    .execute();
  if (form.startDt !== course.start_dt) await createEnrollRepository(trx).forgetReminders(eduUid);
  if (form.startDt > toSeoulDate(staff.now)) await postponeLearning(trx, eduUid, staff.now);
  await notifyOfChange(context, trx, eduUid, { facts: listCourseChanges(course, form), now: staff.now });
  await fillSeats(context, trx, eduUid, staff.now);
  await keepRest(trx, eduUid, form, staff, 'edu.change');
}
