import { errorCodes } from '@haesol/contracts/common';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { ApiError } from '../../../http/apiError.ts';

/**
 * Serialises what members write, until the end of the transaction: withdrawal, which erases their data, waits or comes first.
 * Rows are locked in one order, so that two calls never wait for each other.
 * @param others written about together with the member
 * @throws {ApiError} `4011` for a member who has left meanwhile
 */
export async function lockMembers(
  db: Kysely<Database>,
  memberUid: string,
  others: readonly string[] = [],
): Promise<void> {
  const rows = await db
    .selectFrom('member')
    .select(['member_uid', 'state'])
    .where('member_uid', 'in', [memberUid, ...others])
    .orderBy('member_uid')
    .forNoKeyUpdate()
    .execute();
  const own = rows.find((row) => row.member_uid === memberUid);
  if (own === undefined || own.state === 'LEFT') throw new ApiError(errorCodes.sessionExpired);
}
