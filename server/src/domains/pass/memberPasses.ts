import type { MemberPass, Page } from '@haesol/shared/contracts';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { rowCount } from '../../db/expressions.ts';
import type { Db } from '../../db/schema.ts';
import { toSeoulInstant } from '../../seoulTime.ts';
import { langOf, translated } from '../../translation.ts';
import type { Reading } from '../attraction/selectGoods.ts';

/** Passes of a member: active ones, then unused ones, then past ones. */
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
  const state = sql<MemberPass['state']>`case
        when m.state = 'ACTIVE' and m.expire_at <= ${now} or m.state = 'PAID' and m.valid_until <= ${now} then 'EXPIRED'
        else m.state end`;
  const rows = await db
    .selectFrom('member_pass as m')
    .innerJoin('pass_option as o', 'o.gds_dtl_uid', 'm.gds_dtl_uid')
    .select(['m.pass_uid', 'm.gds_dtl_uid', 'm.activated_at', 'm.expire_at', 'm.valid_until', 'o.hours', 'o.price'])
    .select([state.as('state'), langOf('o', languageCd).as('lang')])
    .select(translated('o.pass_nm', languageCd, 'nm').as('pass_nm'))
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
    .where('m.member_uid', '=', memberUid)
    .orderBy(sql`array_position(array['ACTIVE', 'PAID', 'REFUND_ASK', 'EXPIRED', 'REFUNDED'], ${state})`)
    .orderBy('m.bought_at', 'desc')
    .orderBy('m.pass_uid')
    .limit(limit)
    .offset(offset)
    .execute();
  const list = rows.map((row): MemberPass => {
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
  });
  return { list, cnt_total: cnt };
}
