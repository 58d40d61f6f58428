import { errorCodes } from '@haesol/contracts/common';
import { guestClass } from '@haesol/contracts/identity';
import type { AppContext } from '../../context.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Principal } from '../../http/context.ts';
import { readRights } from '../rights/repository.ts';

const teamRight = 'TEAM:';

/** Lists the remotes that a member may release; `*` and `qa` for administrators. */
export async function listMemberScopes(
  { db }: Pick<AppContext, 'db'>,
  { memberUid, role }: Pick<Principal, 'memberUid' | 'role'>,
): Promise<readonly string[]> {
  if (role === 'ADMIN') return ['*', 'qa'];
  const rights = await readRights(db, memberUid);
  return rights.filter((right) => right.startsWith(teamRight)).map((right) => right.slice(teamRight.length));
}

/**
 * Finds the member of an access token as a caller of the registry.
 * @returns undefined without an active session
 * @throws {ApiError} `4030` without a right to any remote, `4033`, `4034` without a required second factor
 */
export async function findMemberCaller(context: AppContext, accessToken: string) {
  const member = await context.authenticate(accessToken, 'ko');
  if (member === undefined) return undefined;
  if (member.memberClass === guestClass) throw new ApiError(errorCodes.forbidden);
  if (member.mustChangePassword) throw new ApiError(errorCodes.passwordChangeRequired);
  const scopes = await listMemberScopes(context, member);
  if (scopes.length === 0) throw new ApiError(errorCodes.forbidden);
  if (context.config.staffSecondFactor && !member.hasSecondFactor) throw new ApiError(errorCodes.secondFactorRequired);
  return { scopes, proof: 'member', person: member.name };
}
