import { type EndpointData, errorCodes } from '@haesol/contracts/common';
import { type adminSaveColumns, type adminViews, maxViews, type SavedView } from '@haesol/contracts/member';
import { rowCount } from '../../../db/expressions.ts';
import type { Db, Trx } from '../../../db/schema.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import { lockMembers } from '../../common/members/lockMembers.ts';

const columns = ['view_uid as viewUid', 'name', 'query', 'hidden'] as const;

/** Lists own views of a list, and the columns that the caller has hidden where none of them is open. */
export async function listViews(db: Db, memberUid: string, screen: string): Promise<EndpointData<typeof adminViews>> {
  const list = await db
    .selectFrom('office_view')
    .select(columns)
    .where('member_uid', '=', memberUid)
    .where('screen', '=', screen)
    .orderBy('created_at')
    .orderBy('view_uid')
    .execute();
  const own = await db
    .selectFrom('office_columns')
    .select('hidden')
    .where('member_uid', '=', memberUid)
    .where('screen', '=', screen)
    .executeTakeFirst();
  return { list, hidden: own?.hidden ?? [] };
}

/** Hides columns of a list for a person. */
export async function saveColumns(
  trx: Trx,
  memberUid: string,
  screen: string,
  hidden: readonly string[],
): Promise<EndpointData<typeof adminSaveColumns>> {
  const saved = { hidden: [...hidden] };
  await trx
    .insertInto('office_columns')
    .values({ member_uid: memberUid, screen, ...saved })
    .onConflict((conflict) => conflict.columns(['member_uid', 'screen']).doUpdateSet(saved))
    .execute();
  return saved;
}

/** Saves an own view. @throws {ApiError} `4000` for a name that exists or one view too many, `4040` for a view of another */
export async function saveView(
  trx: Trx,
  memberUid: string,
  { viewUid, screen, name, query, hidden }: SavedView & { readonly screen: string },
): Promise<SavedView> {
  // One at a time, so that the limit and the names hold.
  await lockMembers(trx, memberUid);
  const own = trx
    .selectFrom('office_view')
    .where('member_uid', '=', memberUid)
    .where('screen', '=', screen)
    .where('view_uid', '<>', viewUid);
  const { cnt } = await own.select(rowCount.as('cnt')).executeTakeFirstOrThrow();
  if (cnt >= maxViews) throw fieldError('name', `보기는 ${maxViews}개까지 저장할 수 있습니다.`);
  const same = await own.select('name').where('name', '=', name).executeTakeFirst();
  if (same !== undefined) throw fieldError('name', '같은 이름의 보기가 있습니다.');
  const row = await trx
    .insertInto('office_view')
    .values({ view_uid: viewUid, member_uid: memberUid, screen, name, query, hidden })
    .onConflict((conflict) =>
      conflict.column('view_uid').doUpdateSet({ name, query, hidden }).where('office_view.member_uid', '=', memberUid),
    )
    .returning(columns)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCodes.notFound);
  return row;
}

/** @throws {ApiError} `4040`, also for a view of another */
export async function removeView(trx: Trx, memberUid: string, viewUid: string): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('office_view')
    .where('view_uid', '=', viewUid)
    .where('member_uid', '=', memberUid)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new ApiError(errorCodes.notFound);
}
