import { errorCodes } from '@haesol/contracts/common';
import { type ClassPolicy, classMay } from '@haesol/contracts/identity';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';

/** Refuses members of another class, and those whose class is not confirmed by staff. @throws {ApiError} `4030` */
export function requireConfirmedClass(
  act: 'apply' | 'book' | 'enrol',
  { memberClass, state }: Pick<Principal, 'memberClass' | 'state'>,
  policy?: ClassPolicy,
): void {
  if (state === 'PENDING_CLASS') {
    throw new ApiError(errorCodes.forbidden, { message: '소속 확인 후 이용하실 수 있습니다.' });
  }
  if (!classMay(act, memberClass, policy)) {
    throw new ApiError(errorCodes.forbidden, { message: '이 회원 유형은 이용하실 수 없습니다.' });
  }
}
