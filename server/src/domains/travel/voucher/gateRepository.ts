import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { addDays, toSeoulDate } from '../../../db/seoulTime.ts';
import { selectVouchers, usedPlace, voucherStates } from './repository.ts';
import { undatedDays } from './rules.ts';

const dayMs = 86_400_000;
/** Maximum number of vouchers and of passes in the list of a gate; those with a day come first. */
const maxItems = 20_000;

/** Queries of the list for gates without network. */
export function createGateRepository(db: Kysely<Database>) {
  return {
    /** Lists the vouchers of yesterday, today and tomorrow in all states, and those without a day that were not used before. */
    listVouchers(now: Date) {
      const today = toSeoulDate(now);
      const since = new Date(now.getTime() - dayMs);
      return selectVouchers(db)
        .where('r.voucher_no', 'is not', null)
        .where('r.stts_cd', 'in', voucherStates)
        .where((eb) =>
          eb.or([
            eb.and([
              eb('r.use_date', '<=', addDays(today, 1)),
              eb(sql<string>`coalesce(r.depart_date, r.use_date)`, '>=', addDays(today, -1)),
            ]),
            eb.and([
              eb('r.use_date', 'is', null),
              eb('r.voucher_at', '>', new Date(now.getTime() - undatedDays * dayMs)),
              eb.or([eb('r.used_at', 'is', null), eb('r.used_at', '>', since)]),
            ]),
          ]),
        )
        .orderBy('r.use_date', (order) => order.asc().nullsLast())
        .orderBy('r.rsvt_uid')
        .limit(maxItems)
        .execute();
    },

    /** Lists the passes that have not ended before yesterday, with the places that they still open. */
    listPasses(now: Date) {
      const ends = sql<Date>`coalesce(p.expire_at, p.valid_until)`;
      const used = sql`select u.gds_uid from pass_use u where u.pass_uid = p.pass_uid`;
      return db
        .selectFrom('member_pass as p')
        .innerJoin('pass_option as o', 'o.gds_dtl_uid', 'p.gds_dtl_uid')
        .select(['p.pass_uid', 'p.state', 'p.activated_at', 'o.pass_nm', 'o.persons', ends.as('ends')])
        .select(
          sql<string[]>`case when o.pick_cnt <= (select count(*) from (${used}) done) then '{}'::text[]
            else array(select l.gds_uid::text from pass_place l where l.gds_dtl_uid = p.gds_dtl_uid
              and l.gds_uid not in (${used}) order by 1) end`.as('open_places'),
        )
        .where(ends, '>', new Date(now.getTime() - dayMs))
        .orderBy('p.pass_uid')
        .limit(maxItems)
        .execute();
    },

    /** Lists the cards of the passes that have not ended before yesterday, with the state of the pass. */
    listCards(now: Date) {
      const ends = sql<Date>`coalesce(p.expire_at, p.valid_until)`;
      return db
        .selectFrom('exchange_card as c')
        .innerJoin('member_pass as p', 'p.pass_uid', 'c.pass_uid')
        .innerJoin('pass_option as o', 'o.gds_dtl_uid', 'p.gds_dtl_uid')
        .select(['c.card_uid', 'c.state', 'c.exchanged_at', 'o.pass_nm', 'p.state as pass_state', ends.as('ends')])
        .select(usedPlace)
        .where(ends, '>', new Date(now.getTime() - dayMs))
        .orderBy('c.card_uid')
        .limit(maxItems)
        .execute();
    },

    /** Lists the coupons that have had a code on site since yesterday, also used ones. */
    listCoupons(now: Date) {
      return db
        .selectFrom('coupon as c')
        .innerJoin('coupon_pblcn as b', 'b.coupon_pblcn_uid', 'c.coupon_pblcn_uid')
        .select(['c.coupon_uid', 'c.state', 'c.mobile_until', 'c.used_at', 'b.coupon_nm', usedPlace])
        .where('c.mobile_until', '>', new Date(now.getTime() - dayMs))
        .$narrowType<{ mobile_until: Date }>()
        .orderBy('c.coupon_uid')
        .limit(maxItems)
        .execute();
    },
  };
}
