import type { Trx } from '../../../db/schema.ts';
import { fieldError } from '../../../http/apiError.ts';

/** @throws {ApiError} `4000` for a category that its code group does not have */
export async function requireCategory(
  trx: Trx,
  group: string,
  categoryCd: string,
  field = 'categoryCd',
): Promise<void> {
  const code = await trx
    .selectFrom('code')
    .select('code')
    .where('group_cd', '=', group)
    .where('code', '=', categoryCd)
    // Until the entry is saved, the code is not removed.
    .forKeyShare()
    .executeTakeFirst();
  if (code === undefined) throw fieldError(field, '분류를 선택해 주세요.');
}
