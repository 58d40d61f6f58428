import type { Yn } from '@haesol/contracts/common';
import type { Trx } from '../../../db/schema.ts';
import type { Principal } from '../../../http/context.ts';

export async function setFavorite(
  trx: Trx,
  { memberUid, now }: Pick<Principal, 'memberUid' | 'now'>,
  eqUid: string,
  favoriteYn: Yn,
): Promise<void> {
  if (favoriteYn === 'N') {
    await trx
      .deleteFrom('equipment_favorite')
      .where('member_uid', '=', memberUid)
      .where('eq_uid', '=', eqUid)
      .execute();
    return;
  }
  await trx
    .insertInto('equipment_favorite')
    .values({ member_uid: memberUid, eq_uid: eqUid, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
