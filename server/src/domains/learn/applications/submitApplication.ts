import { errorCodes, languageDefaults, parseInput, toFileText } from '@haesol/contracts/common';
import {
  type ApplicationKind,
  type ApplicationValues,
  adviceForm,
  programsPerYear,
  projectForm,
  supportForm,
} from '@haesol/contracts/learn';
import type * as z from 'zod/mini';
import type { AppContext } from '../../../context.ts';
import type { Trx } from '../../../db/schema.ts';
import { toSeoulDate, toSeoulInstant, toYear } from '../../../db/seoulTime.ts';
import { ApiError, fieldError, validationError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { toApplicationPath } from '../../../mail/pagePaths.ts';
import { hasCode, listCodes } from '../../common/codes/repository.ts';
import { lockMembers } from '../../common/members/lockMembers.ts';
import { requireConfirmedClass } from '../../common/members/requireConfirmedClass.ts';
import { notifyMember } from '../../common/notifications/notifyMember.ts';
import { makeMove } from '../../common/timeline/moves.ts';
import { addEntry } from '../../common/timeline/repository.ts';
import { createAdvisorRepository, createProgramRepository } from '../programs/repository.ts';
import { attachFiles } from './fileFields.ts';
import { createApplicationRepository } from './repository.ts';
import { applicationMoves, applicationOffices, contactOf } from './rules.ts';

function parse(schema: z.core.$ZodType<ApplicationValues>, values: ApplicationValues): ApplicationValues {
  const result = parseInput(schema, values);
  if ('data' in result) return result.data;
  throw validationError(...result.fieldErrors);
}

function requireOpen<T extends { readonly state: string }>(offer: T | undefined): T {
  if (offer === undefined) throw new ApiError(errorCodes.notFound);
  if (offer.state !== 'OPEN') throw new ApiError(errorCodes.outsideApplicationPeriod);
  return offer;
}

const textsOf = (value: ApplicationValues[string] | undefined): readonly string[] =>
  Array.isArray(value) ? value : [];

/** Checks what only the server can check in an application for advice: codes and advisers. */
async function checkAdvice(trx: Trx, values: ApplicationValues): Promise<void> {
  const [wide = '', narrow = ''] = textsOf(values.techField);
  const fields = await listCodes(trx, { group: 'TECH_FIELD', upper: wide, languageCd: languageDefaults.header });
  const isKnown = wide !== '' && fields.some(({ code }) => code === narrow);
  if (!isKnown) throw fieldError('techField', '기술분야를 선택해 주세요.');
  if (!(await hasCode(trx, 'INDUSTRY', String(values.industryCd))))
    throw fieldError('industryCd', '업종을 선택해 주세요.');
  const advisorUid = String(values.advisorUid ?? '');
  if (advisorUid !== '' && !(await createAdvisorRepository(trx).hasAdvisor(advisorUid)))
    throw fieldError('advisorUid', '선택한 위원을 찾을 수 없습니다. 다시 선택해 주세요.');
}

/** Validates the whole form with the schema of its kind. @throws {ApiError} `4000`, `4040`, `4401` */
export async function checkValues(
  trx: Trx,
  kind: ApplicationKind,
  refUid: string,
  values: ApplicationValues,
  now: Date,
): Promise<ApplicationValues> {
  const programs = createProgramRepository(trx);
  if (kind === 'TECH') {
    const checked = parse(adviceForm(toSeoulDate(now)), values);
    await checkAdvice(trx, checked);
    return checked;
  }
  if (kind === 'ASSN') return parse(projectForm(requireOpen(await programs.findNotice(refUid, now))), values);
  return parse(supportForm(requireOpen(await programs.findProgram(refUid, now))), values);
}

/**
 * `takeNumber` has locked the counter row, so other applications of the year wait until the end of the transaction: two
 * concurrent ones cannot both get the last place.
 * @throws {ApiError} `4000`
 */
async function requireProgramLeft(trx: Trx, bizNo: string, year: number): Promise<void> {
  if ((await createApplicationRepository(trx).countPrograms(bizNo, year)) < programsPerYear) return;
  throw fieldError(
    'bizNo',
    `한 기업이 한 해 ${programsPerYear}개 프로그램까지 참여할 수 있습니다. 올해는 더 신청할 수 없습니다.`,
  );
}

/**
 * Submits a draft: validates it as a whole, assigns its number, starts its timeline, mails the receipt.
 * @throws {ApiError} `4000` with messages at fields, `4030`, `4040`, `4401`, `4403`, `4405` if it was already submitted
 */
export async function submitApplication(
  { mails }: AppContext,
  trx: Trx,
  aplUid: string,
  member: Principal,
): Promise<{ aplNo: string; submittedDt: string }> {
  requireConfirmedClass('apply', member);
  const { memberUid, email, now } = member;
  const applications = createApplicationRepository(trx);
  await lockMembers(trx, memberUid);
  const draft = await applications.lockOwn(trx, aplUid, memberUid);
  if (draft === undefined || draft.kind === 'EDU') throw new ApiError(errorCodes.notFound);
  const { kind, ref_uid: refUid } = draft;
  if (draft.state !== 'DRAFT') throw new ApiError(errorCodes.moveNotAllowed);
  const values = await checkValues(trx, kind, refUid, draft.payload, now);
  await attachFiles(trx, { aplUid, values, memberUid, now });
  const year = toYear(now);
  const { letter, menu, name } = applicationOffices[kind];
  const aplNo = `${letter}-${year}-${String(await applications.takeNumber(trx, kind, year)).padStart(4, '0')}`;
  if (kind === 'COLLABO') await requireProgramLeft(trx, String(values.bizNo), year);
  await makeMove(applicationMoves[kind].submit, (change) =>
    applications.submit(trx, aplUid, { aplNo, values, now }, change),
  );
  await addEntry(trx, { kind, refUid: aplUid, memberUid, state: 'SUBMITTED', mover: 'MEMBER', now });
  const title = String(values.title);
  const files = (await applications.listFiles(aplUid)).map(({ org_nm: orgNm, size }) => toFileText({ orgNm, size }));
  await notifyMember(trx, {
    memberUid,
    kind: `${kind}_MOVE`,
    title: `${name} 신청이 접수되었습니다.`,
    text: `${aplNo} ${title}`,
    link: toApplicationPath(menu, aplUid),
    now,
    mail: mails.applicationReceived({ to: email, aplNo, title, menu, aplUid, contact: contactOf(kind), files }),
  });
  return { aplNo, submittedDt: toSeoulInstant(now) };
}
