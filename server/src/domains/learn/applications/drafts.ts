import { errorCodes } from '@haesol/contracts/common';
import { type ApplicationDraft, type DraftInput, draftKinds } from '@haesol/contracts/learn';
import type { AppContext } from '../../../context.ts';
import type { Db, Trx } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { removeAttachments } from '../../common/files/attachments.ts';
import { createFileLinks } from '../../common/files/fileLinks.ts';
import { lockMembers } from '../../common/members/lockMembers.ts';
import { createEduRepository } from '../education/repository.ts';
import { createProgramRepository } from '../programs/repository.ts';
import { pickDraftValues } from './draftFields.ts';
import { applicationRefType, attachFiles } from './fileFields.ts';
import { createApplicationRepository } from './repository.ts';

async function hasTarget(db: Db, kind: DraftInput['kind'], refUid: string, now: Date): Promise<boolean> {
  switch (kind) {
    case 'TECH':
      return refUid === '';
    case 'ASSN':
      return (await createProgramRepository(db).findNotice(refUid, now)) !== undefined;
    case 'COLLABO':
      return (await createProgramRepository(db).findProgram(refUid, now)) !== undefined;
    case 'EDU':
      return (await createEduRepository(db).findEdu(refUid, { now, memberUid: null })) !== undefined;
  }
}

/** Refuses drafts for missing targets. @throws {ApiError} `4040` for an unknown course, notice or programme */
async function requireTarget(db: Db, { kind, refUid }: DraftInput, now: Date): Promise<void> {
  if (!(await hasTarget(db, kind, refUid, now))) throw new ApiError(errorCodes.notFound);
}

const toKnownFields = (draft: DraftInput): DraftInput => ({
  ...draft,
  values: pickDraftValues(draft.kind, draft.values),
});

/** Starts a draft or continues the existing one, with its files. @throws {ApiError} `4000`, `4011`, `4040` */
export async function beginDraft(trx: Trx, input: DraftInput, { memberUid, now }: Principal) {
  const draft = toKnownFields(input);
  await lockMembers(trx, memberUid);
  await requireTarget(trx, draft, now);
  const aplUid = await createApplicationRepository(trx).beginDraft(trx, draft, memberUid, now);
  await attachFiles(trx, { aplUid, values: draft.values, memberUid, now });
  return { aplUid, savedDt: toSeoulInstant(now) };
}

/** @throws {ApiError} `4040` if the member has no such draft, `4405` if it was submitted, `4000` for files of others */
export async function saveDraft(trx: Trx, aplUid: string, input: DraftInput, { memberUid, now }: Principal) {
  const draft = toKnownFields(input);
  await lockMembers(trx, memberUid);
  const applications = createApplicationRepository(trx);
  if (!(await applications.saveDraft(trx, aplUid, draft, memberUid, now))) {
    const isHandedIn = (await applications.lockOwn(trx, aplUid, memberUid)) !== undefined;
    throw new ApiError(isHandedIn ? errorCodes.moveNotAllowed : errorCodes.notFound);
  }
  await attachFiles(trx, { aplUid, values: draft.values, memberUid, now });
  return { aplUid, savedDt: toSeoulInstant(now) };
}

/** @throws {ApiError} `4040` */
export async function removeDraft(trx: Trx, aplUid: string, { memberUid, now }: Principal): Promise<void> {
  if (!(await createApplicationRepository(trx).removeDraft(trx, aplUid, memberUid)))
    throw new ApiError(errorCodes.notFound);
  await removeAttachments(trx, applicationRefType, aplUid, now);
}

/** Returns the member's draft of a form, or null. */
export async function readDraft(
  { db, secrets }: AppContext,
  query: { readonly kind: string; readonly refUid: string },
  { memberUid, now }: Principal,
): Promise<ApplicationDraft | null> {
  const applications = createApplicationRepository(db);
  const kind = draftKinds.find((known) => known === query.kind);
  const row = kind && (await applications.findDraft(memberUid, kind, query.refUid));
  if (row === undefined) return null;
  const links = createFileLinks(secrets);
  const files = await applications.listFiles(row.apl_uid);
  return {
    aplUid: row.apl_uid,
    values: row.payload,
    step: row.step,
    savedDt: toSeoulInstant(row.saved_at),
    files: files.map((file) => links.toFileRef(file, now)),
  };
}
