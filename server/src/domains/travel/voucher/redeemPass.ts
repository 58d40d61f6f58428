import { type ContentLocale, errorCodes } from '@haesol/contracts/common';
import { sql } from 'kysely';
import type { AppContext } from '../../../context.ts';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import { contactMail, isGuestRow } from '../../../db/expressions.ts';
import type { Trx } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { toMyPassesPath } from '../../../mail/pagePaths.ts';
import { localFormats } from '../../../mail/texts/localFormats.ts';
import { toNews } from '../../../mail/texts/news.ts';
import { notifyMember } from '../../common/notifications/notifyMember.ts';
import { addEntry } from '../../common/timeline/repository.ts';
import type { ShownCode } from '../codes/codes.ts';
import { finishPurchase } from './finishPurchase.ts';
import { toRecipient } from './recipient.ts';
import { refuseUse } from './redeemVoucher.ts';
import { createVoucherRepository, passInOrderLanguage } from './repository.ts';
import { toEarned } from './rules.ts';

function lockPass(trx: Trx, passUid: string) {
  return trx
    .selectFrom('member_pass as p')
    .innerJoin('pass_option as o', 'o.gds_dtl_uid', 'p.gds_dtl_uid')
    .innerJoin('member as m', 'm.member_uid', 'p.member_uid')
    .innerJoin('reservation as r', 'r.rsvt_uid', 'p.rsvt_uid')
    .innerJoin('orders', 'orders.order_uid', 'r.order_uid')
    .select([
      contactMail.as('email'),
      isGuestRow.as('is_guest'),
      'r.rsvt_no',
      'm.name',
      'r.booker',
      'orders.locale',
      passInOrderLanguage.as('own_nm'),
    ])
    .select(['p.pass_uid', 'p.member_uid', 'p.rsvt_uid', 'p.gds_dtl_uid', 'p.state', 'p.activated_at', 'p.expire_at'])
    .select(['p.valid_until', 'o.hours', 'o.pick_cnt', 'o.pass_nm'])
    .where('p.pass_uid', '=', passUid)
    .forUpdate('p')
    .executeTakeFirstOrThrow();
}

type UseContext = Pick<AppContext, 'mails'>;

type LockedPass = Awaited<ReturnType<typeof lockPass>>;

/** Activates a pass: the first place starts its hours; passes that count places are valid until their last day. */
async function activate(trx: Trx, { pass_uid, hours, valid_until }: LockedPass, now: Date): Promise<Date> {
  const expireAt = hours === null ? valid_until : new Date(now.getTime() + hours * 3_600_000);
  await trx
    .updateTable('member_pass')
    .set({ state: 'ACTIVE', activated_at: now, expire_at: expireAt })
    .where('pass_uid', '=', pass_uid)
    .execute();
  return expireAt;
}

/** Reads the name of a place in a language, or in Korean. */
async function readPlaceName(trx: Trx, gdsUid: string, locale: ContentLocale): Promise<string> {
  const name = sql<string>`coalesce(i18n -> ${locale}::text ->> 'nm', gds_nm)`;
  const row = trx.selectFrom('goods').select(name.as('nm')).where('gds_uid', '=', gdsUid);
  return (await row.executeTakeFirstOrThrow()).nm;
}

/** Starts the hours of a pass and notifies its member. @returns their end */
async function start({ mails }: UseContext, trx: Trx, pass: LockedPass, gdsUid: string, now: Date): Promise<Date> {
  const expireAt = await activate(trx, pass, now);
  const points = await finishPurchase(trx, pass.rsvt_uid, now);
  const { locale, own_nm: passNm, rsvt_no: rsvtNo } = pass;
  const placeNm = await readPlaceName(trx, gdsUid, locale);
  await notifyMember(trx, {
    memberUid: pass.member_uid,
    kind: 'TRAVEL_USED',
    title: `${toNews('패스 사용을 시작했습니다.', locale)}${toEarned(points, locale)}`,
    text: `${passNm} · ${placeNm}`,
    link: toMyPassesPath(),
    now,
    mail: mails.passStarted({
      ...toRecipient(pass),
      rsvtNo,
      passNm,
      placeNm,
      until: localFormats(locale).moment(expireAt),
    }),
  });
  return expireAt;
}

/** @returns the name of the place, and the number of used places including this one */
async function addUse(trx: Trx, pass: LockedPass, gdsUid: string, now: Date) {
  const { pass_uid, gds_dtl_uid, pick_cnt } = pass;
  const place = await trx
    .selectFrom('pass_place as p')
    .innerJoin('goods as g', 'g.gds_uid', 'p.gds_uid')
    .select('g.gds_nm')
    .where('p.gds_dtl_uid', '=', gds_dtl_uid)
    .where('p.gds_uid', '=', gdsUid)
    .executeTakeFirst();
  if (place === undefined) throw fieldError('gdsUid', '이 패스로 이용할 수 없는 곳입니다.');
  const uses = await trx
    .selectFrom('pass_use')
    .select(['gds_uid', 'used_at'])
    .where('pass_uid', '=', pass_uid)
    .execute();
  const before = uses.find(({ gds_uid }) => gds_uid === gdsUid);
  if (before !== undefined) throw refuseUse('USED', before.used_at, { placeNm: place.gds_nm });
  if (pick_cnt !== null && uses.length >= pick_cnt) throw refuseUse('PICKED', null);
  await trx.insertInto('pass_use').values({ pass_uid, gds_uid: gdsUid, used_at: now }).execute();
  return { placeNm: place.gds_nm, usedCnt: uses.length + 1 };
}

/**
 * Redeems a pass at one of its places, once each; the row lock serialises attempts.
 * @throws {ApiError} `4040` for an invalid code, `4000` for a place that the pass does not cover, `4405` for a pass that has
 * ended or was used at this place
 */
export async function redeemPass(
  context: UseContext,
  trx: Trx,
  { code, gdsUid, staff }: { readonly code: ShownCode; readonly gdsUid: string; readonly staff: Principal },
) {
  const { now } = staff;
  const found = code === undefined ? undefined : await createVoucherRepository(trx).findPass(code);
  if (found === undefined) throw new ApiError(errorCodes.notFound);
  const pass = await lockPass(trx, found.pass_uid);
  const { pass_uid: passUid, state, activated_at, expire_at } = pass;
  const isUsable = (state === 'PAID' && pass.valid_until > now) || (state === 'ACTIVE' && (expire_at ?? now) > now);
  if (!isUsable) throw refuseUse(state === 'PAID' || state === 'ACTIVE' ? 'EXPIRED' : state, null);
  const { placeNm, usedCnt } = await addUse(trx, pass, gdsUid, now);
  const isFirst = state === 'PAID';
  await addEntry(trx, {
    kind: 'TRAVEL',
    refUid: pass.rsvt_uid,
    memberUid: pass.member_uid,
    state: isFirst ? 'PASS_STARTED' : 'PASS_ENTERED',
    mover: 'STAFF',
    staffUid: staff.memberUid,
    memo: `${pass.pass_nm} · ${placeNm}`,
    now,
  });
  const expireAt = isFirst ? await start(context, trx, pass, gdsUid, now) : (expire_at ?? now);
  const detail = { gdsUid };
  await writeAudit(trx, { actorUid: staff.memberUid, action: 'pass.use', targetUid: passUid, detail });
  return {
    passUid,
    state: 'ACTIVE' as const,
    activatedDt: toSeoulInstant(activated_at ?? now),
    expireDt: toSeoulInstant(expireAt),
    usedCnt,
  };
}
