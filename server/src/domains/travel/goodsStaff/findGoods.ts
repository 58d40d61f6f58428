import { errorCodes } from '@haesol/contracts/common';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { ApiError } from '../../../http/apiError.ts';

/** Returns the id of goods by it or by the id of one of their options, for staff. @throws {ApiError} `4040` */
export async function findGoods(db: Kysely<Database>, id: string): Promise<string> {
  const row = await db
    .selectFrom('goods as g')
    .leftJoin('goods_option as o', 'o.gds_uid', 'g.gds_uid')
    .select('g.gds_uid')
    .where((eb) => eb.or([eb('g.gds_uid', '=', id), eb('o.goods_dtl_id', '=', id)]))
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCodes.notFound);
  return row.gds_uid;
}

/** Returns an option of goods, for staff. @throws {ApiError} `4040` */
export async function findOption(db: Kysely<Database>, goodsDtlId: string) {
  const row = await db
    .selectFrom('goods_option as o')
    .innerJoin('goods as g', 'g.gds_uid', 'o.gds_uid')
    .select(['o.goods_dtl_id', 'o.option_nm', 'o.kind', 'o.rev', 'g.gds_uid', 'g.gds_nm'])
    .where('o.goods_dtl_id', '=', goodsDtlId)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCodes.notFound);
  return row;
}
