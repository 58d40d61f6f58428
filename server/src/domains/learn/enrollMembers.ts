import { errorCodes, toMailAddress } from '@haesol/contracts/common';
import { classMay } from '@haesol/contracts/identity';
import type { EnrollForm, EnrollPayload } from '@haesol/contracts/learn';
import type { AppContext } from '../../context.ts';
import type { Trx } from '../../db/schema.ts';
import { ApiError, fieldError } from '../../http/apiError.ts';
import type { Principal } from '../../http/context.ts';
import { setAttachments } from '../common/files/attachments.ts';
import { lockMembers } from '../common/members/lockMembers.ts';
import { addEntry } from '../common/timeline/repository.ts';
import { createCompanyRepository } from '../identity/company/repository.ts';
import { removeDraft } from './applications/drafts.ts';
import { applicationRefType } from './applications/fileFields.ts';
import { createApplicationRepository } from './applications/repository.ts';
import { notifyColleague, sendReceipt } from './enrolment/notifyAttendee.ts';
import { createEnrollRepository, type EnrolmentRow } from './enrolment/repository.ts';
import { countWaitingPlaces, dividePlaces, takesApplications } from './enrolment/rules.ts';

interface Attendee {
  readonly memberUid: string;
  readonly name: string;
  readonly email: string;
  readonly classCd: string;
}

type Course = NonNullable<Awaited<ReturnType<ReturnType<typeof createEnrollRepository>['lockCourse']>>>;

function toPayload(form: EnrollForm, attendee: Attendee, isProxy: boolean): EnrollPayload {
  const { tel, affiliation, position, motive, proofCd, proofEmail, needs, needsText } = form;
  const person = isProxy
    ? { applicantNm: attendee.name, email: attendee.email }
    : { applicantNm: form.applicantNm, email: form.email };
  return {
    ...person,
    tel,
    affiliation,
    position,
    motive,
    needs,
    needsText,
    proofCd,
    ...(proofCd === 'MAIL' && proofEmail !== undefined && { proofEmail: toMailAddress(proofEmail) }),
  };
}

/** Returns the colleagues to enrol; only the person in charge of a company may. @throws {ApiError} `4000` */
async function listColleagues(trx: Trx, { attendeeUids }: EnrollForm, member: Principal, eduUid: string) {
  const company = await createCompanyRepository(trx).findOf(member.memberUid);
  const mayEnrol = company !== undefined && company.manager_uid === member.memberUid;
  const all = mayEnrol ? await createEnrollRepository(trx).listColleagues(company.biz_no, eduUid) : [];
  const wanted = new Set(attendeeUids);
  const found = all.filter(({ member_uid }) => wanted.has(member_uid));
  if (found.length < wanted.size) throw fieldError('attendeeUids', '같은 기업의 동료만 신청할 수 있습니다.');
  return found.map(
    ({ member_uid: memberUid, name, email, class_cd: classCd }): Attendee => ({ memberUid, name, email, classCd }),
  );
}

/** @throws {ApiError} `4401`, `4404`, `4403`, `4402` with `{ waitYn }` */
async function requirePlaces(
  trx: Trx,
  course: Course,
  attendees: readonly Attendee[],
  { waits, now }: { readonly waits: boolean; readonly now: Date },
) {
  if (!takesApplications(course.state)) throw new ApiError(errorCodes.outsideApplicationPeriod);
  const { class_allow: classes } = course;
  const isAllowed = ({ classCd }: Attendee) => classes.length === 0 || classes.includes(classCd);
  if (!attendees.every(isAllowed)) throw new ApiError(errorCodes.notEligible);
  const memberUids = attendees.map(({ memberUid }) => memberUid);
  const enrolled = await createEnrollRepository(trx).listEnrolled(course.edu_uid, memberUids);
  if (enrolled.length > 0) throw new ApiError(errorCodes.alreadyApplied);
  const left = { seats: course.capacity - course.applied_cnt, waiting: countWaitingPlaces(course, now) };
  const places = dividePlaces(attendees.length, left, waits);
  if (places !== undefined) return places;
  const canWait = dividePlaces(attendees.length, left, true) !== undefined;
  throw new ApiError(errorCodes.fullyBooked, { data: { waitYn: canWait ? 'Y' : 'N' } });
}

/** Ends the draft of the application, so that its files can be attached to the enrolment. @throws {ApiError} `4040` */
async function takeDraft(trx: Trx, draftUid: string, memberUid: string): Promise<void> {
  const isOwn = await createApplicationRepository(trx).removeDraft(trx, draftUid, memberUid);
  if (!isOwn) throw new ApiError(errorCodes.notFound);
  await trx
    .updateTable('file')
    .set({ ref_type: null, ref_uid: null })
    .where('ref_type', '=', applicationRefType)
    .where('ref_uid', '=', draftUid)
    .where('owner_uid', '=', memberUid)
    .where('removed_at', 'is', null)
    .execute();
}

/** Deletes the draft of the same application from another device, which is now useless. */
async function dropDraft(trx: Trx, eduUid: string, member: Principal): Promise<void> {
  const draft = await createApplicationRepository(trx).findDraft(member.memberUid, 'EDU', eduUid);
  if (draft !== undefined) await removeDraft(trx, draft.apl_uid, member);
}

export interface Enrolment {
  readonly eduUid: string;
  readonly form: EnrollForm;
  readonly member: Principal;
}

/**
 * Enrols the member or the colleagues in the form, as many as there are seats; puts the rest on the waiting list.
 * @throws {ApiError} `4000`, `4011`, `4040`, `4401`–`4404`
 */
export async function enrollMembers(context: AppContext, trx: Trx, { eduUid, form, member }: Enrolment) {
  const { memberUid, now, memberClass } = member;
  const enrolments = createEnrollRepository(trx);
  const isProxy = form.attendeeCd === 'PROXY';
  if (classMay('proveEmployment', memberClass) && form.proofCd === '')
    throw fieldError('proofCd', '재직확인 방법을 선택해 주세요.');
  await lockMembers(trx, memberUid, isProxy ? form.attendeeUids : []);
  const course = await enrolments.lockCourse(eduUid, now);
  if (course?.is_published !== true) throw new ApiError(errorCodes.notFound);
  const self = { memberUid, name: member.name, email: member.email, classCd: memberClass };
  const attendees = isProxy ? await listColleagues(trx, form, member, eduUid) : [self];
  if (form.draftUid !== undefined) await takeDraft(trx, form.draftUid, memberUid);
  else if (!isProxy) await dropDraft(trx, eduUid, member);
  const { seated, waiting } = await requirePlaces(trx, course, attendees, { waits: form.waitYn === 'Y', now });
  const rows: EnrolmentRow[] = [];
  await enrolments.count(eduUid, { seats: seated, waiting });
  for (const [at, attendee] of attendees.entries()) {
    const state = at < seated ? 'APPLIED' : 'WAITLIST';
    const payload = toPayload(form, attendee, isProxy);
    const appliedBy = attendee.memberUid === memberUid ? null : memberUid;
    const aplUid = await enrolments.add({ eduUid, memberUid: attendee.memberUid, appliedBy, state, payload, now });
    const entry = { kind: 'EDU', refUid: aplUid, memberUid: attendee.memberUid, state, mover: 'MEMBER', now } as const;
    await addEntry(trx, entry);
    if (at === 0 && form.fileUids.length + form.imageUids.length > 0) {
      const attached = { refType: 'ENROLL', refUid: aplUid, ownerUid: memberUid, now } as const;
      await setAttachments(trx, { ...attached, kind: 'image', field: 'imageUids', fileUids: form.imageUids });
      await setAttachments(trx, { ...attached, kind: 'attach', field: 'fileUids', fileUids: form.fileUids });
    }
    const row = await enrolments.find(aplUid);
    if (row === undefined) throw new Error(`No enrolment ${aplUid} after it was added.`);
    if (appliedBy === null) await sendReceipt(context, trx, row, state, now);
    else await notifyColleague(context, trx, { ...row, member_uid: attendee.memberUid, email: attendee.email }, member);
    rows.push(row);
  }
  return rows;
}
