import { errorCodes } from '@haesol/contracts/common';
import type { ApplicationDetail, ApplicationKind, ApplicationValues } from '@haesol/contracts/learn';
import * as z from 'zod/mini';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import { createFileLinks } from '../../common/files/fileLinks.ts';
import { listEntries } from '../../common/timeline/repository.ts';
import { createProgramRepository } from '../programs/repository.ts';
import { applicationRefType } from './fileFields.ts';
import { createApplicationRepository, toApplication } from './repository.ts';
import { applicationMoves, contactOf, isOverdue, listAhead } from './rules.ts';

const uuid = z.uuid();

export type ApplicationRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createApplicationRepository>['findApplication']>>
> & { readonly kind: ApplicationKind };

/** Returns a submitted application. @throws {ApiError} `4040` */
export async function getApplication(db: Db, aplUid: string): Promise<ApplicationRow> {
  const row = z.safeParse(uuid, aplUid).success
    ? await createApplicationRepository(db).findApplication(aplUid)
    : undefined;
  if (row === undefined || row.kind === 'EDU' || row.state === 'DRAFT') throw new ApiError(errorCodes.notFound);
  return { ...row, kind: row.kind };
}

/** Returns a member's own application. @throws {ApiError} `4040`, also for one of another member */
export async function getOwnApplication(db: Db, aplUid: string, memberUid: string): Promise<ApplicationRow> {
  const row = await getApplication(db, aplUid);
  if (row.member_uid !== memberUid) throw new ApiError(errorCodes.notFound);
  return row;
}

/** Returns the names of the codes in the values of a form, and of the adviser whom it wishes. */
async function readCodeNames(db: Db, values: ApplicationValues): Promise<Record<string, string>> {
  const held = [values.industryCd, values.techField].flat().filter((code) => typeof code === 'string' && code !== '');
  if (held.length === 0) return {};
  const advisors = await db
    .selectFrom('advisor')
    .select(['advisor_uid', 'nm', 'affiliation'])
    .where('advisor_uid', '=', String(values.advisorUid ?? ''))
    .execute();
  const rows = await db
    .selectFrom('code')
    .select(['code', 'code_nm'])
    .where('group_cd', 'in', ['INDUSTRY', 'TECH_FIELD'])
    .where('code', 'in', held.map(String))
    .execute();
  return Object.fromEntries([
    ...rows.map(({ code, code_nm }) => [code, code_nm]),
    ...advisors.map(({ advisor_uid, nm, affiliation }) => [advisor_uid, `${nm} (${affiliation})`]),
  ]);
}

/** Returns true while the call or programme of an application is open; advice always is. */
async function takesApplications(db: Db, { kind, ref_uid: refUid }: ApplicationRow, now: Date): Promise<boolean> {
  if (kind === 'TECH') return true;
  const programs = createProgramRepository(db);
  const target = kind === 'ASSN' ? await programs.findNotice(refUid, now) : await programs.findProgram(refUid, now);
  return target?.state === 'OPEN';
}

/** Returns an application as its page shows it, with signed links to its files. @param staffUid see `createFileLinks` */
export async function readApplication(
  context: AppContext,
  row: ApplicationRow,
  now: Date,
  staffUid?: string,
): Promise<ApplicationDetail> {
  const { db, secrets } = context;
  const links = createFileLinks(secrets, staffUid);
  const files = await createApplicationRepository(db).listFiles(row.apl_uid);
  const { kind, state, advisor_nm, advisor_affiliation } = row;
  return {
    ...toApplication(row),
    values: row.payload,
    codeNms: await readCodeNames(db, row.payload),
    files: files.map((file) => links.toFileRef(file, now)),
    bundleUrl: files.length < 2 ? null : links.toBundleUrl(applicationRefType, row.apl_uid, now),
    timeline: await listEntries(context, { kind, refUid: row.apl_uid, now, staffUid }),
    ahead: listAhead(kind, state),
    withdrawableYn: applicationMoves[kind].withdraw.from.some((from) => from === state) ? 'Y' : 'N',
    changeableYn: state === 'SUBMITTED' && (await takesApplications(db, row, now)) ? 'Y' : 'N',
    overdueYn: state === 'SUPPLEMENT' && isOverdue(row.due_dt, now) ? 'Y' : 'N',
    advisor: advisor_nm === null ? null : { nm: advisor_nm, affiliation: advisor_affiliation ?? '' },
    visitDt: row.visit_at === null ? null : toSeoulInstant(row.visit_at),
    visitPlace: row.visit_place,
    contact: contactOf(kind),
  };
}
