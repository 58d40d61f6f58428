import { errorCodes } from '@haesol/contracts/common';
import type { Updateable } from 'kysely';
import type { Database, Trx } from '../../../db/schema.ts';
import { ApiError } from '../../../http/apiError.ts';

/** Tables of content by staff; a removed row stays, with the time of its removal. */
export type ShownTable = 'feed' | 'promotion' | 'travel_info';

/** Changes a row that is not removed. @returns its id @throws {ApiError} `4040` */
export async function changeShown<Table extends ShownTable>(
  trx: Trx,
  table: Table,
  id: string,
  values: Updateable<Database[Table]>,
): Promise<string> {
  const { numUpdatedRows } = await trx
    .updateTable<ShownTable>(table)
    .set(values)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError(errorCodes.notFound);
  return id;
}

/** @throws {ApiError} `4040` */
export const removeShown = (trx: Trx, table: ShownTable, id: string, now: Date): Promise<string> =>
  changeShown(trx, table, id, { deleted_at: now });
