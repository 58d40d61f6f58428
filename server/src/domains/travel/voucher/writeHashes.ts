import type { AppContext } from '../../../context.ts';
import { createGoodsCodes } from '../codes/codes.ts';

/** Rows per run and kind. */
const atOnce = 200;

/** Writes missing hashes of codes: of sample data, and of goods whose hashes were cleared after a change of the key. */
export async function writeMissingHashes({ db, secrets }: Pick<AppContext, 'db' | 'secrets'>): Promise<void> {
  const codes = createGoodsCodes(secrets);
  const vouchers = await db
    .selectFrom('reservation')
    .select('rsvt_uid as uid')
    .where('stts_cd', '=', 'VOUCHER')
    .where('voucher_hash', 'is', null)
    .where('voucher_no', 'is not', null)
    .limit(atOnce)
    .execute();
  for (const { uid } of vouchers) {
    await db
      .updateTable('reservation')
      .set({ voucher_hash: codes.toHash(codes.toCode('VOUCHER', uid)) })
      .where('rsvt_uid', '=', uid)
      .where('stts_cd', '=', 'VOUCHER')
      .execute();
  }
  const passes = await db
    .selectFrom('member_pass')
    .select('pass_uid as uid')
    .where('state', 'in', ['PAID', 'ACTIVE'])
    .where('code_hash', 'is', null)
    .limit(atOnce)
    .execute();
  for (const { uid } of passes) {
    await db
      .updateTable('member_pass')
      .set({ code_hash: codes.toHash(codes.toCode('PASS', uid)) })
      .where('pass_uid', '=', uid)
      .execute();
  }
  const cards = await db
    .selectFrom('exchange_card')
    .select('card_uid as uid')
    .where('state', '=', 'READY')
    .where('code_hash', 'is', null)
    .limit(atOnce)
    .execute();
  for (const { uid } of cards) {
    await db
      .updateTable('exchange_card')
      .set({ code_hash: codes.toHash(codes.toCode('EXCHANGE_CARD', uid)) })
      .where('card_uid', '=', uid)
      .execute();
  }
}
