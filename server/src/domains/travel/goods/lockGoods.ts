import type { Trx } from '../../../db/schema.ts';

// An order holds its goods in a mode that others share, and that page views do not wait for. Staff who close a day or add a first
// stock wait for those that are being made and see them; later ones wait for staff, and see the change.

const selectGoods = (trx: Trx) => trx.selectFrom('goods').select('gds_uid').orderBy('gds_uid');

/** Holds the goods of options until the end of the transaction that sells them. Before locks of members and stocks. */
export async function holdGoods(trx: Trx, goodsDtlIds: readonly string[]): Promise<void> {
  if (goodsDtlIds.length === 0) return;
  const options = trx.selectFrom('goods_option').select('gds_uid').where('goods_dtl_id', 'in', goodsDtlIds);
  await selectGoods(trx).where('gds_uid', 'in', options).forKeyShare().execute();
}

/** Holds the goods of a booking that is changed. */
export async function holdBooked(trx: Trx, rsvtUid: string): Promise<void> {
  const booked = trx.selectFrom('reservation').select('gds_uid').where('rsvt_uid', '=', rsvtUid);
  await selectGoods(trx).where('gds_uid', 'in', booked).forKeyShare().execute();
}

/** Waits for orders of the goods that are being made; further ones wait for the end of the transaction. */
export async function lockGoods(trx: Trx, gdsUid: string): Promise<void> {
  await selectGoods(trx).where('gds_uid', '=', gdsUid).forUpdate().execute();
}
