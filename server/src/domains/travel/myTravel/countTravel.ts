import type { TravelCounts } from '@haesol/contracts/travel';
import { sql } from 'kysely';
import { describedSql, int4 } from '../../../db/describedSql.ts';
import type { Db } from '../../../db/schema.ts';
import { toSeoulDate } from '../../../db/seoulTime.ts';
import { firstReviewableUse } from '../review/rules.ts';

/** Days for which an answer counts as new. */
const answerDays = 30;
/** Days for which the page tells about orders that have moved to the account. */
const claimedDays = 7;

const columns = {
  reserve: int4,
  pass: int4,
  exchangeCard: int4,
  coupon: int4,
  issuableCoupon: int4,
  points: int4,
  favourite: int4,
  favouriteTour: int4,
  reviewable: int4,
  review: int4,
  inquiry: int4,
  answered: int4,
  unreadFeed: int4,
  claimed: int4,
} as const;

/** Counts for the page "나의 여행", in one statement. */
export async function countTravel(db: Db, memberUid: string, now: Date): Promise<TravelCounts> {
  const today = toSeoulDate(now);
  const own = sql`member_uid = ${memberUid}::uuid`;
  const rows = await describedSql('myTravel.counts', columns)`select
    (select count(*)::int from reservation where ${own} and kind = 'GOODS'
      and stts_cd in ('PAY_WAIT', 'CONFIRM_WAIT', 'CONFIRMED', 'VOUCHER', 'CANCEL_ASK')
      and coalesce(depart_date, use_date, ${today}::date) >= ${today}::date) as reserve,
    (select count(*)::int from member_pass where ${own} and state in ('PAID', 'ACTIVE', 'REFUND_ASK')
      and coalesce(expire_at, valid_until) > ${now}::timestamptz) as pass,
    (select count(*)::int from exchange_card c join member_pass p using (pass_uid) where c.${own} and c.state = 'READY'
      and coalesce(p.expire_at, p.valid_until) > ${now}::timestamptz) as "exchangeCard",
    (select count(*)::int from coupon o join coupon_pblcn c using (coupon_pblcn_uid) where o.${own}
      and o.state = 'OWNED' and c.end_dt >= ${today}::date) as coupon,
    (select count(*)::int from coupon_pblcn c where ${today}::date between c.start_dt and c.end_dt and c.issued < c.total
      and c.closed_at is null
      and not exists (select 1 from coupon o where o.coupon_pblcn_uid = c.coupon_pblcn_uid and o.${own}))
      as "issuableCoupon",
    (select coalesce(sum(amount), 0)::int from point_ledger where ${own}) as points,
    (select count(*)::int from interest i left join goods g using (gds_uid) left join tour t using (tour_uid)
      where i.${own} and coalesce(g.deleted_at, t.deleted_at) is null) as favourite,
    (select count(*)::int from interest i join tour t using (tour_uid) where i.${own} and t.deleted_at is null)
      as "favouriteTour",
    (select count(*)::int from reservation where ${own} and stts_cd = 'USED' and gds_uid is not null
      and used_at >= ${firstReviewableUse(now)}::timestamptz) as reviewable,
    (select count(*)::int from review where ${own} and deleted_at is null) as review,
    (select count(*)::int from inquiry where ${own} and deleted_at is null) as inquiry,
    (select count(*)::int from inquiry where ${own} and deleted_at is null
      and answered_at > ${now}::timestamptz - ${answerDays} * interval '1 day') as answered,
    (select count(*)::int from feed f where f.deleted_at is null and f.created_at <= ${now}::timestamptz
      and not exists (select 1 from feed_read r where r.id = f.id and r.${own})) as "unreadFeed",
    (select count(*)::int from orders where ${own} and claimed_at > ${now}::timestamptz - ${claimedDays} * interval '1 day')
      as claimed`.execute(db);
  const [counts] = rows;
  if (counts === undefined) throw new TypeError('The counts have no row.');
  return counts;
}
