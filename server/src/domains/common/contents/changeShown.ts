import { errorCodes } from '@haesol/contracts/common';
import { sql, type UpdateObject } from 'kysely';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import type { Database, Trx } from '../../../db/schema.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import type { Write } from '../../../http/plugins/route.ts';
import { requireRev, type SeenItem } from '../../../http/versions.ts';

/** Tables of content by staff with their keys; a removed row stays, with the time of its removal. */
const shownTables = {
  apply_notice: 'notice_uid',
  apply_program: 'pgm_uid',
  banner: 'id',
  exchange_rate: 'currency_cd',
  feed: 'id',
  goods_notice: 'notice_uid',
  promotion: 'id',
  sharing: 'share_uid',
  tour: 'tour_uid',
  travel_info: 'id',
} as const satisfies Partial<Record<keyof Database, string>>;
export type ShownTable = keyof typeof shownTables;

/** Changes a row that is not removed. @returns its id @throws {ApiError} `4040` */
export async function changeShown<Table extends ShownTable>(
  trx: Trx,
  table: Table,
  id: string,
  values: UpdateObject<Database, Table>,
): Promise<string> {
  const { numUpdatedRows } = await trx
    .updateTable<ShownTable>(table)
    .set(values)
    .where(sql<boolean>`${sql.ref(shownTables[table])}::text = ${id}`)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError(errorCodes.notFound);
  return id;
}

/** @throws {ApiError} `4040` */
export const removeShown = (trx: Trx, table: ShownTable, id: string, now: Date): Promise<string> =>
  changeShown(trx, table, id, { deleted_at: now });

/**
 * Runs a write by staff and records it in the same transaction.
 * @param effect returns the id of the content
 * @param seen version that the form began with
 * @throws {ApiError} `4405` if another has changed the content in between
 */
export function writeRecorded(
  { member: staff, write }: { readonly member: Principal; readonly write: Write },
  action: string,
  effect: (trx: Trx) => Promise<string>,
  seen?: Omit<SeenItem, 'now'>,
): Promise<{ id: string }> {
  return write(async (trx) => {
    if (seen !== undefined) await requireRev(trx, { ...seen, now: staff.now });
    const id = await effect(trx);
    await writeAudit(trx, { actorUid: staff.memberUid, action, targetUid: id });
    return { id };
  });
}
