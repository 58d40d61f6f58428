import { type EndpointData, errorCodes, type Yn } from '@haesol/contracts/common';
import type { adminCheckCode } from '@haesol/contracts/travel';
import type { AppContext } from '../../../context.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import { cardStateAt } from '../codes/cards.ts';
import { createGoodsCodes } from '../codes/codes.ts';
import { toPassportNm } from './recipient.ts';
import { isOpen } from './redeemVoucher.ts';
import { createVoucherRepository } from './repository.ts';
import { toUseTime } from './rules.ts';

type Usable = EndpointData<typeof adminCheckCode>;

const toInstant = (at: Date | null) => (at === null ? null : toSeoulInstant(at));
const toYn = (is: boolean): Yn => (is ? 'Y' : 'N');

/** Returns the item of a code, for any kind of goods. @throws {ApiError} `4040` */
export async function checkCode(
  { db, secrets }: Pick<AppContext, 'db' | 'secrets'>,
  text: string,
  now: Date,
): Promise<Usable> {
  const code = createGoodsCodes(secrets).read(text);
  if (code === undefined) throw new ApiError(errorCodes.notFound);
  const goods = createVoucherRepository(db);
  const none = { gdsUid: null, optionNm: '', people: null, useDate: null, useTime: null, departDate: null };
  const voucher = await goods.findVoucher(code);
  if (voucher !== undefined) {
    return {
      kind: 'VOUCHER',
      uid: voucher.rsvt_uid,
      gdsUid: voucher.gds_uid,
      name: voucher.gds_nm_ko,
      optionNm: voucher.option_nm,
      people: { adult: voucher.adult ?? voucher.item_cnt, child: voucher.child ?? 0 },
      useDate: voucher.use_date,
      useTime: toUseTime(voucher),
      departDate: voucher.depart_date,
      passportNm: toPassportNm(voucher),
      state: voucher.stts_cd,
      usableYn: toYn(voucher.stts_cd === 'VOUCHER' && isOpen(voucher, now)),
      usedDt: toInstant(voucher.used_at),
    };
  }
  const pass = await goods.findPass(code);
  if (pass !== undefined) {
    const { state, valid_until, expire_at, activated_at } = pass;
    const isUsable = (state === 'PAID' && valid_until > now) || (state === 'ACTIVE' && (expire_at ?? now) > now);
    const people = { adult: pass.persons, child: 0 };
    const uses = { usableYn: toYn(isUsable), usedDt: toInstant(activated_at) };
    return { ...none, kind: 'PASS', uid: pass.pass_uid, name: pass.pass_nm, people, state, ...uses };
  }
  const card = await goods.findCard(code);
  if (card !== undefined) {
    const { card_uid: uid, pass_nm: name, pass_state, exchanged_at } = card;
    const state = cardStateAt(card, now);
    const isUsable = state === 'READY' && (pass_state === 'PAID' || pass_state === 'ACTIVE');
    const usedDt = toInstant(exchanged_at);
    const used = { usedDt, usedPlaceNm: card.used_place_nm };
    return { ...none, kind: 'EXCHANGE_CARD', uid, name, state, usableYn: toYn(isUsable), ...used };
  }
  const coupon = await goods.findCoupon(code);
  if (coupon === undefined) throw new ApiError(errorCodes.notFound);
  const { coupon_uid: uid, coupon_nm: name, state, mobile_until, used_at } = coupon;
  const isUsable = state === 'OWNED' && mobile_until !== null && mobile_until > now;
  const used = { usedDt: toInstant(used_at), usedPlaceNm: coupon.used_place_nm };
  return { ...none, kind: 'COUPON', uid, name, state, usableYn: toYn(isUsable), ...used };
}
