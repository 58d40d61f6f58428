import { errorCodes, type Page } from '@haesol/contracts/common';
import type { MemberPass, MemberPassDetail } from '@haesol/contracts/travel';
import { type InferResult, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { AppContext } from '../../../context.ts';
import { rowCount } from '../../../db/expressions.ts';
import type { Db } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import { langOf, translated } from '../../common/text/translation.ts';
import type { Reading } from '../attraction/selectGoods.ts';
import { createGoodsCodes } from '../codes/codes.ts';

/** SQL for the state of a pass `m` at a moment: its hours end at once, before the job has recorded it. */
export const passStateAt = (now: Date) => sql<MemberPass['state']>`case
  when m.state = 'ACTIVE' and m.expire_at <= ${now} or m.state = 'PAID' and m.valid_until <= ${now} then 'EXPIRED'
  else m.state end`;

function selectMemberPasses(db: Db, { languageCd, now }: Pick<Reading, 'languageCd' | 'now'>) {
  return (
    db
      .selectFrom('member_pass as m')
      .innerJoin('pass_option as o', 'o.gds_dtl_uid', 'm.gds_dtl_uid')
      .select(['m.pass_uid', 'm.gds_dtl_uid', 'm.activated_at', 'm.expire_at', 'm.valid_until', 'o.hours'])
      .select([passStateAt(now).as('state'), langOf('o', languageCd).as('lang')])
      .select(translated('o.pass_nm', languageCd, 'nm').as('pass_nm'))
      // The price that was paid: the present one may be another.
      .select(
        sql<number>`(select i.unit_price from reservation_item i
        where i.rsvt_uid = m.rsvt_uid and i.gds_dtl_uid = m.gds_dtl_uid limit 1)`.as('price'),
      )
      .select((eb) =>
        jsonArrayFrom(
          eb
            .selectFrom('pass_use as u')
            .innerJoin('goods as g', 'g.gds_uid', 'u.gds_uid')
            .select(['u.gds_uid', 'u.used_at', translated('g.gds_nm', languageCd, 'nm').as('gds_nm')])
            .whereRef('u.pass_uid', '=', 'm.pass_uid')
            .orderBy('u.used_at'),
        ).as('uses'),
      )
  );
}

type PassRow = InferResult<ReturnType<typeof selectMemberPasses>>[number];

function toMemberPass(row: PassRow, now: Date): MemberPass {
  const ends = row.expire_at ?? row.valid_until;
  return {
    passUid: row.pass_uid,
    gdsDtlUid: row.gds_dtl_uid,
    passNm: row.pass_nm,
    lang: row.lang,
    hours: row.hours,
    state: row.state,
    activatedDt: row.activated_at === null ? null : toSeoulInstant(row.activated_at),
    expireDt: toSeoulInstant(ends),
    remainSec: row.state === 'ACTIVE' ? Math.max(0, Math.floor((ends.getTime() - now.getTime()) / 1_000)) : 0,
    priceKrw: row.price,
    price: row.price,
    currency: 'KRW',
    usedPlaces: row.uses.map(({ gds_uid, gds_nm, used_at }) => ({
      gdsUid: gds_uid,
      gdsNm: gds_nm,
      usedDt: toSeoulInstant(new Date(used_at)),
    })),
  };
}

/** Lists the passes of a member: active ones, then unused ones, then past ones. */
export async function listMemberPasses(
  db: Db,
  memberUid: string,
  { limit, offset, languageCd, now }: Page & Pick<Reading, 'languageCd' | 'now'>,
) {
  const { cnt } = await db
    .selectFrom('member_pass')
    .select(rowCount.as('cnt'))
    .where('member_uid', '=', memberUid)
    .executeTakeFirstOrThrow();
  const rows = await selectMemberPasses(db, { languageCd, now })
    .where('m.member_uid', '=', memberUid)
    .orderBy(sql`array_position(array['ACTIVE', 'PAID', 'REFUND_ASK', 'EXPIRED', 'REFUNDED'], ${passStateAt(now)})`)
    .orderBy('m.bought_at', 'desc')
    .orderBy('m.pass_uid')
    .limit(limit)
    .offset(offset)
    .execute();
  const list = rows.map((row) => toMemberPass(row, now));
  return { list, cnt_total: cnt };
}

/** Returns a pass of the member, with its code while usable. @throws {ApiError} `4040`, also for one of another member */
export async function readMemberPass(
  { db, secrets }: Pick<AppContext, 'db' | 'secrets'>,
  passUid: string,
  { memberUid, ...reading }: Pick<Reading, 'languageCd' | 'now'> & { readonly memberUid: string },
): Promise<MemberPassDetail> {
  const row = await selectMemberPasses(db, reading)
    .select(['m.rsvt_uid', 'm.bought_at', 'o.pick_cnt', 'o.persons'])
    .where((eb) => eb(eb.cast<string>('m.pass_uid', 'text'), '=', passUid))
    .where('m.member_uid', '=', memberUid)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCodes.notFound);
  const codes = createGoodsCodes(secrets);
  const opens = row.state === 'PAID' || row.state === 'ACTIVE';
  return {
    ...toMemberPass(row, reading.now),
    rsvtUid: row.rsvt_uid,
    qr: opens ? codes.toQr('PASS', row.pass_uid) : null,
    code: opens ? codes.toCode('PASS', row.pass_uid) : null,
    boughtDt: toSeoulInstant(row.bought_at),
    validDt: toSeoulInstant(row.valid_until),
    pickCnt: row.pick_cnt,
    persons: row.persons,
  };
}
