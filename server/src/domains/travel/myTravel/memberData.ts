import type { ContentLocale } from '@haesol/contracts/common';
import { type Kysely, sql } from 'kysely';
import { appNow } from '../../../db/expressions.ts';
import type { Database, Trx } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { langOf, translated } from '../../common/text/translation.ts';
import { removeInterests } from '../attraction/changeInterest.ts';

/** Lists, in a language, passes that block leaving: unused or in use, and not expired. */
export async function listOpenPasses(
  db: Kysely<Database>,
  memberUid: string,
  languageCd: string,
): Promise<{ kind: string; no: string; title: string; lang: ContentLocale }[]> {
  const rows = await db
    .selectFrom('member_pass as p')
    .innerJoin('pass_option as o', 'o.gds_dtl_uid', 'p.gds_dtl_uid')
    .innerJoin('reservation as r', 'r.rsvt_uid', 'p.rsvt_uid')
    .select(['r.rsvt_no as no', langOf('o', languageCd).as('lang')])
    .select(translated('o.pass_nm', languageCd, 'nm').as('title'))
    .where('p.member_uid', '=', memberUid)
    .where('p.state', 'in', ['PAID', 'ACTIVE', 'REFUND_ASK'])
    .where(sql<boolean>`coalesce(p.expire_at, p.valid_until) > ${appNow}`)
    .orderBy('p.bought_at')
    .orderBy('p.pass_uid')
    .limit(20)
    .execute();
  return rows.map((row) => ({ kind: 'pass', ...row }));
}

/**
 * Erases a leaving member's coupons, favourites, plans, read and helpful marks and reports. Keeps reviews without the author's
 * name, as posts, and passes and points for the accounts. Inquiries are deleted for all readers; the cleanup erases their
 * texts and files after the years for which complaints of consumers have to be kept.
 */
export async function eraseTravel(trx: Trx, memberUid: string, now: Date): Promise<void> {
  await removeInterests(trx, memberUid);
  await trx.deleteFrom('travel_plan').where('member_uid', '=', memberUid).execute();
  await trx.deleteFrom('feed_read').where('member_uid', '=', memberUid).execute();
  await trx
    .deleteFrom('coupon')
    .where('member_uid', '=', memberUid)
    .where('state', 'in', ['OWNED', 'EXPIRED'])
    .execute();
  await eraseHelpful(trx, memberUid);
  await trx.updateTable('review_report').set({ text: '' }).where('member_uid', '=', memberUid).execute();
  await trx
    .updateTable('inquiry')
    .set({ deleted_at: now })
    .where('member_uid', '=', memberUid)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Locks the reviews in the order of their ids, because two members who leave may have marked the same ones. */
async function eraseHelpful(trx: Trx, memberUid: string): Promise<void> {
  const marked = trx.selectFrom('review_helpful').select('review_uid').where('member_uid', '=', memberUid);
  await trx
    .selectFrom('review')
    .select('review_uid')
    .where('review_uid', 'in', marked)
    .orderBy('review_uid')
    .forUpdate()
    .execute();
  await trx
    .updateTable('review')
    .set({ helpful_cnt: sql<number>`helpful_cnt - 1` })
    .where('review_uid', 'in', marked)
    .execute();
  await trx.deleteFrom('review_helpful').where('member_uid', '=', memberUid).execute();
}

type Cell = string | number | boolean | object | null;

/** Formats instants as the site does. */
const toPlain = (row: Readonly<Record<string, Cell>>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, cell]) => [name, cell instanceof Date ? toSeoulInstant(cell) : cell]),
  );

/** Returns a member's travel data, for the data export. */
export async function exportTravel(db: Kysely<Database>, memberUid: string) {
  const coupons = await db
    .selectFrom('coupon as c')
    .innerJoin('coupon_pblcn as b', 'b.coupon_pblcn_uid', 'c.coupon_pblcn_uid')
    .select(['b.coupon_nm', 'c.state', 'c.owned_at', 'c.used_at'])
    .where('c.member_uid', '=', memberUid)
    .orderBy('c.owned_at')
    .execute();
  const passes = await db
    .selectFrom('member_pass as p')
    .innerJoin('pass_option as o', 'o.gds_dtl_uid', 'p.gds_dtl_uid')
    .select(['o.pass_nm', 'p.state', 'p.bought_at', 'p.activated_at', 'p.expire_at', 'p.valid_until'])
    .where('p.member_uid', '=', memberUid)
    .orderBy('p.bought_at')
    .execute();
  const cards = await db
    .selectFrom('exchange_card as c')
    .innerJoin('member_pass as p', 'p.pass_uid', 'c.pass_uid')
    .innerJoin('pass_option as o', 'o.gds_dtl_uid', 'p.gds_dtl_uid')
    .select(['o.pass_nm', 'c.state', 'c.exchanged_at'])
    .where('c.member_uid', '=', memberUid)
    .orderBy('p.bought_at')
    .execute();
  const uses = await db
    .selectFrom('pass_use as u')
    .innerJoin('member_pass as p', 'p.pass_uid', 'u.pass_uid')
    .innerJoin('goods as g', 'g.gds_uid', 'u.gds_uid')
    .select(['g.gds_nm', 'u.used_at'])
    .where('p.member_uid', '=', memberUid)
    .orderBy('u.used_at')
    .execute();
  const points = await db
    .selectFrom('point_ledger')
    .select(['amount', 'reason', 'created_at'])
    .where('member_uid', '=', memberUid)
    .orderBy('created_at')
    .execute();
  const reviews = await db
    .selectFrom('review as r')
    .innerJoin('goods as g', 'g.gds_uid', 'r.gds_uid')
    .select(['g.gds_nm', 'r.star', 'r.content', 'r.created_at', 'r.deleted_at'])
    .where('r.member_uid', '=', memberUid)
    .orderBy('r.created_at')
    .execute();
  const reports = await db
    .selectFrom('review_report')
    .select(['review_uid', 'reason_cd', 'text', 'created_at'])
    .where('member_uid', '=', memberUid)
    .orderBy('created_at')
    .execute();
  const helpful = await db
    .selectFrom('review_helpful')
    .select(['review_uid', 'created_at'])
    .where('member_uid', '=', memberUid)
    .orderBy('created_at')
    .execute();
  const inquiries = await db
    .selectFrom('inquiry')
    .select(['category_cd', 'title', 'content', 'answer', 'created_at', 'answered_at'])
    .where('member_uid', '=', memberUid)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .execute();
  const inquiryPosts = await db
    .selectFrom('inquiry_post as p')
    .innerJoin('inquiry as i', 'i.inquiry_uid', 'p.inquiry_uid')
    .select(['i.title', 'p.staff', 'p.content', 'p.created_at'])
    .where('i.member_uid', '=', memberUid)
    .where('i.deleted_at', 'is', null)
    .orderBy('p.created_at')
    .execute();
  const favourites = await db
    .selectFrom('interest as i')
    .leftJoin('goods as g', 'g.gds_uid', 'i.gds_uid')
    .leftJoin('tour as t', 't.tour_uid', 'i.tour_uid')
    .select(['g.gds_nm', 't.title as tour_title', 'i.created_at'])
    .where('i.member_uid', '=', memberUid)
    .orderBy('i.created_at')
    .execute();
  const plans = await db
    .selectFrom('travel_plan')
    .select(['title', 'start_dt', 'stops', 'passes', 'created_at', 'updated_at'])
    .where('member_uid', '=', memberUid)
    .orderBy('created_at')
    .execute();
  const all = {
    coupons,
    passes,
    cards,
    uses,
    points,
    reviews,
    reports,
    helpful,
    inquiries,
    inquiryPosts,
    favourites,
    plans,
  };
  return Object.fromEntries(Object.entries(all).map(([name, rows]) => [name, rows.map(toPlain)]));
}
