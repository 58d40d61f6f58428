import { type MovedQueue, retentionRules } from '@haesol/contracts/member';
import { type RawBuilder, sql } from 'kysely';
import { describedSql, text } from '../../../../db/describedSql.ts';
import type { Db } from '../../../../db/schema.ts';
import { toMaskedName } from '../../../common/text/maskedName.ts';
import { expiredData } from '../retention/expiredData.ts';

const bookings = sql`select r.rsv_uid::text as uid, r.rsv_no as no, e.eq_nm as title, m.name
  from equipment_rsv r join equipment e on e.eq_uid = r.eq_uid left join member m on m.member_uid = r.member_uid`;
const goodsOf = sql`left join goods g on g.gds_uid = r.gds_uid left join member m on m.member_uid = r.member_uid`;

/** SQL of the items of each queue with the key, the number, the title and the member, and the column of the key. */
const named: Readonly<Record<MovedQueue, readonly [select: RawBuilder<unknown>, key: RawBuilder<unknown>]>> = {
  reservations: [bookings, sql`r.rsv_uid::text`],
  'booking-settlements': [bookings, sql`r.rsv_uid::text`],
  enrolments: [
    sql`select n.apl_uid::text as uid, n.apl_no as no, e.title, coalesce(m.name, n.payload ->> 'applicantNm') as name
      from enroll n join edu e on e.edu_uid = n.edu_uid left join member m on m.member_uid = n.member_uid`,
    sql`n.apl_uid::text`,
  ],
  applications: [
    sql`select a.apl_uid::text as uid, a.apl_no as no, a.title, m.name
      from application a join member m on m.member_uid = a.member_uid`,
    sql`a.apl_uid::text`,
  ],
  orders: [
    sql`select o.order_uid::text as uid, o.order_no as no, g.gds_nm as title, m.name
      from orders o join reservation r on r.order_uid = o.order_uid ${goodsOf}`,
    sql`o.order_uid::text`,
  ],
  refunds: [
    sql`select f.refund_uid::text as uid, r.rsvt_no as no, g.gds_nm as title, m.name
      from refund f join reservation r on r.rsvt_uid = f.rsvt_uid ${goodsOf}`,
    sql`f.refund_uid::text`,
  ],
  reviews: [
    sql`select r.review_uid::text as uid, '' as no, g.gds_nm as title, m.name from review r ${goodsOf}`,
    sql`r.review_uid::text`,
  ],
  members: [
    sql`select m.member_uid::text as uid, '' as no, coalesce(c.nm, m.affiliation) as title, m.name
      from member m left join member_company c on c.member_uid = m.member_uid`,
    sql`m.member_uid::text`,
  ],
  retention: [
    sql`select d.uid::text as uid, '' as no,
      (${JSON.stringify(retentionRules)}::json ->> d.rule) || ' ' || to_char(d.made_at at time zone 'Asia/Seoul', 'YYYY-MM-DD') as title,
      null as name from (${expiredData}) d`,
    sql`d.uid::text`,
  ],
  posts: [sql`select p.post_uid as uid, '' as no, p.title, null as name from post p`, sql`p.post_uid`],
};

export interface RowName {
  readonly no: string;
  readonly title: string;
  /** Masked; empty without a member. */
  readonly memberNm: string;
}

/** Names items of a queue by number, title and masked member. An item that is gone meanwhile has no name. */
export async function readRowNames(
  db: Db,
  queue: MovedQueue,
  uids: readonly string[],
): Promise<ReadonlyMap<string, RowName>> {
  const [select, key] = named[queue];
  const rows = await describedSql('office.rowNames', { uid: text, no: text, title: text, name: text })`
    select n.uid, coalesce(n.no, '') as no, coalesce(n.title, '') as title, coalesce(n.name, '') as name
    from (${select} where ${key} = any(${uids}::text[])) n`.execute(db);
  return new Map(
    rows.map(({ uid, no, title, name }) => [uid, { no, title, memberNm: name === '' ? '' : toMaskedName(name) }]),
  );
}
