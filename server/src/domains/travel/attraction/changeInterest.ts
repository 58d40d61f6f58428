import { errorCodes } from '@haesol/contracts/common';
import { sql } from 'kysely';
import type { Trx } from '../../../db/schema.ts';
import { ApiError } from '../../../http/apiError.ts';

export interface InterestChange {
  readonly memberUid: string;
  readonly gdsUid: string;
  readonly interestYn: 'Y' | 'N';
  readonly now: Date;
}

/** Adds or removes a favourite. @throws {ApiError} `4040` for an unknown place */
export async function changeInterest(trx: Trx, { memberUid, gdsUid, interestYn, now }: InterestChange) {
  // Locks the place, so that parallel changes are counted one after the other.
  const place = await trx
    .selectFrom('goods')
    .select('gds_uid')
    .where('gds_uid', '=', gdsUid)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (place === undefined) throw new ApiError(errorCodes.notFound);
  const changed =
    interestYn === 'Y'
      ? await trx
          .insertInto('interest')
          .values({ member_uid: memberUid, gds_uid: gdsUid, created_at: now })
          .onConflict((conflict) => conflict.doNothing())
          .returning('gds_uid')
          .execute()
      : await trx
          .deleteFrom('interest')
          .where('member_uid', '=', memberUid)
          .where('gds_uid', '=', gdsUid)
          .returning('gds_uid')
          .execute();
  const step = interestYn === 'Y' ? changed.length : -changed.length;
  const { interest_cnt: interestCnt } = await trx
    .updateTable('goods')
    .set({ interest_cnt: sql<number>`interest_cnt + ${step}::int` })
    .where('gds_uid', '=', gdsUid)
    .returning('interest_cnt')
    .executeTakeFirstOrThrow();
  return { gdsUid, interestYn, interestCnt };
}
