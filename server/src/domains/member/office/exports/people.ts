import { type RawBuilder, sql } from 'kysely';
import { describedSql, text } from '../../../../db/describedSql.ts';
import { contactMail } from '../../../../db/expressions.ts';
import type { Db } from '../../../../db/schema.ts';

/** Personal data of a row, unmasked. */
export interface Person {
  readonly name: string;
  readonly email: string;
  /** Name in the passport; empty for goods that ask for none. */
  readonly passport: string;
}

/** SQL: name and address of the member of each row, by the row's key. @param key column of `table`, such as `r.rsv_uid` */
const ofMember = (key: string, table: string, memberUid = 'r.member_uid'): RawBuilder<unknown> =>
  sql`select ${sql.ref(key)}::text as uid, m.name, ${contactMail} as email
    from ${sql.raw(table)} r join member m on m.member_uid = ${sql.ref(memberUid)}`;

/** SQL of the people of each list. */
export const peopleOf = {
  questions: ofMember('r.qna_uid', 'qna', 'r.writer_uid'),
  applications: sql`select a.apl_uid::text as uid, a.payload ->> 'applicantNm' as name, '' as email from application a`,
  enrolments: sql`select n.apl_uid::text as uid, coalesce(n.payload ->> 'applicantNm', m.name) as name, '' as email
    from enroll n left join member m on m.member_uid = n.member_uid`,
  bookings: ofMember('r.rsv_uid', 'equipment_rsv'),
  penalties: ofMember('r.penalty_uid', 'penalty'),
  orders: sql`select r.order_uid::text as uid, m.name, '' as email,
      concat_ws(', ', nullif(r.booker -> 'passport' ->> 'familyNm', ''),
        nullif(r.booker -> 'passport' ->> 'firstNm', '')) as passport
    from reservation r join member m on m.member_uid = r.member_uid`,
  refunds: sql`select f.refund_uid::text as uid, m.name, '' as email
    from refund f join reservation r on r.rsvt_uid = f.rsvt_uid join member m on m.member_uid = r.member_uid`,
  inquiries: ofMember('r.inquiry_uid', 'inquiry'),
  reviews: ofMember('r.review_uid', 'review'),
  passes: ofMember('r.pass_uid', 'member_pass'),
  cards: ofMember('r.card_uid', 'exchange_card'),
  members: ofMember('r.member_uid', 'member'),
  companies: ofMember('r.biz_no', 'company', 'r.manager_uid'),
  mails: sql`select o.mail_uid::text as uid, '' as name, o.to_addr as email from mail_outbox o`,
} as const satisfies Readonly<Record<string, RawBuilder<unknown>>>;

/** Reads the people of rows. */
export async function readPeople(
  db: Db,
  people: RawBuilder<unknown>,
  uids: readonly string[],
): Promise<ReadonlyMap<string, Person>> {
  const rows = await describedSql('exports.people', { uid: text, name: text, email: text, passport: text })`
    select p.uid, coalesce(p.name, '') as name, coalesce(p.email, '') as email,
      coalesce(to_jsonb(p) ->> 'passport', '') as passport
    from (${people}) p where p.uid = any(${uids}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.uid, row]));
}
