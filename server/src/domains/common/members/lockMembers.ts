import { errorCodes } from '@haesol/contracts/common';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { ApiError } from '../../../http/apiError.ts';

/**
 * Serialises writes for members until the end of the transaction, so that a withdrawal, which erases their data, runs before or
 * after.
 * Locks rows in one order to avoid deadlocks.
 * @param others members also affected by the write
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
