import type { Principal } from '../../context.ts';
import { ApiError } from '../../plugins/apiError.ts';

/**
 * For enrolments, applications and reservations: a member whose class is not confirmed yet only reads.
 * @throws {ApiError} `4030`
 */
export function requireConfirmedClass(member: Principal): void {
  if (member.state !== 'ACTIVE') throw new ApiError('4030', { message: '소속 확인 후 이용하실 수 있습니다.' });
}
