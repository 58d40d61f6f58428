import { errorCodes } from '@haesol/contracts/common';
import type { AppContext } from '../../../context.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { verifyPassword } from '../../identity/session/passwords.ts';

/** @throws {ApiError} `4221` for a wrong password, `4290` after too many */
export async function requireCurrentPassword(
  { limits }: AppContext,
  { memberUid, now }: Principal,
  { hash, password, ip }: { readonly hash: string; readonly password: string; readonly ip: string },
): Promise<void> {
  await limits.acquire('currentPassword', memberUid, now);
  if (!(await verifyPassword(hash, password, ip))) throw new ApiError(errorCodes.wrongCurrentPassword);
  await limits.release('currentPassword', memberUid, now);
}
