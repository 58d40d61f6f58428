import { errorCodes } from '@haesol/contracts/common';
import { sql } from 'kysely';
import type { Trx } from '../../../db/schema.ts';
import { ApiError } from '../../../http/apiError.ts';

/** Tables of what can be a favourite, and their keys, which the table of favourites has too. */
const keys = { goods: 'gds_uid', tour: 'tour_uid' } as const;

export interface InterestChange {
  readonly memberUid: string;
  readonly kind: keyof typeof keys;
  readonly uid: string;
  readonly interestYn: 'Y' | 'N';
  readonly now: Date;
}

/** Adds or removes a favourite. @throws {ApiError} `4040` for an unknown place or tour */
export async function changeInterest(trx: Trx, { memberUid, kind, uid, interestYn, now }: InterestChange) {
  const key = keys[kind];
  const row = { member_uid: memberUid, [key]: uid };
  const isIt = sql<boolean>`${sql.ref(key)} = ${uid}`;
  // Locks the place or tour, so that parallel changes are counted one after the other.
  const found = await trx
    .selectFrom(kind)
    .select('created_at')
    .where(isIt)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (found === undefined) throw new ApiError(errorCodes.notFound);
  const changed =
    interestYn === 'Y'
      ? await trx
          .insertInto('interest')
          .values({ ...row, created_at: now })
          .onConflict((conflict) => conflict.doNothing())
          .returning('member_uid')
          .execute()
      : await trx
          .deleteFrom('interest')
          .where('member_uid', '=', memberUid)
          .where(isIt)
          .returning('member_uid')
          .execute();
  const step = interestYn === 'Y' ? changed.length : -changed.length;
  const { interest_cnt: interestCnt } = await trx
    .updateTable(kind)
    .set({ interest_cnt: sql<number>`interest_cnt + ${step}::int` })
    .where(isIt)
    .returning('interest_cnt')
    .executeTakeFirstOrThrow();
  return { interestYn, interestCnt };
}

/** Removes all favourites of a member. Locks in the order of the keys, because two members who leave may have the same ones. */
export async function removeInterests(trx: Trx, memberUid: string): Promise<void> {
  for (const kind of ['goods', 'tour'] as const) {
    const key = sql.ref(keys[kind]);
    const isOwn = sql<boolean>`${key} in (select ${key} from interest where member_uid = ${memberUid}::uuid)`;
    await trx.selectFrom(kind).select('created_at').where(isOwn).orderBy(key).forUpdate().execute();
    await trx.updateTable(kind).set({ interest_cnt: sql<number>`interest_cnt - 1` }).where(isOwn).execute();
  }
  await trx.deleteFrom('interest').where('member_uid', '=', memberUid).execute();
}
