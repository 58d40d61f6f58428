import { errorCodes } from '@haesol/contracts/common';
import type { ApplicationValues } from '@haesol/contracts/learn';
import type { Trx } from '../../../db/schema.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { lockMembers } from '../../common/members/lockMembers.ts';
import { addEntry } from '../../common/timeline/repository.ts';
import { attachFiles } from './fileFields.ts';
import { createApplicationRepository } from './repository.ts';
import { checkValues } from './submitApplication.ts';

/**
 * Replaces the contents and files of an application that was handed in, and keeps its number and its place in the queue.
 * @throws {ApiError} `4000` with messages at fields, `4040`, `4401` once applications are closed, `4405` once its review has begun
 */
export async function changeApplication(
  trx: Trx,
  aplUid: string,
  input: ApplicationValues,
  { memberUid, now }: Principal,
): Promise<{ aplUid: string }> {
  const applications = createApplicationRepository(trx);
  await lockMembers(trx, memberUid);
  const row = await applications.lockOwn(trx, aplUid, memberUid);
  if (row === undefined || row.kind === 'EDU') throw new ApiError(errorCodes.notFound);
  if (row.state !== 'SUBMITTED') throw new ApiError(errorCodes.moveNotAllowed);
  const { kind, ref_uid: refUid, payload } = row;
  const values = await checkValues(trx, kind, refUid, input, now);
  // The limit of programmes per company and year was checked for the number that was handed in.
  if (kind === 'COLLABO' && values.bizNo !== payload.bizNo)
    throw fieldError('bizNo', '접수한 뒤에는 사업자등록번호를 바꿀 수 없습니다. 철회하고 다시 신청해 주세요.');
  await attachFiles(trx, { aplUid, values, memberUid, now });
  await applications.changeValues(trx, aplUid, values, now);
  await addEntry(trx, { kind, refUid: aplUid, memberUid, type: 'CHANGE', state: 'SUBMITTED', mover: 'MEMBER', now });
  return { aplUid };
}
