import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';

/** Adds items that wait in the queues of the office: each statement fills one table. */
export async function fillQueues(db: Db, rows: number): Promise<void> {
  const member = sql`(select array_agg(member_uid order by member_uid) from member where role = 'MEMBER')`;
  const members = sql`(select ${member} as uids) m`;
  const of = sql`m.uids[1 + n % array_length(m.uids, 1)]`;
  const count = sql`generate_series(1, ${rows}::int) n`;
  await sql`insert into equipment_rsv (rsv_uid, rsv_no, eq_uid, member_uid, during, state, amount, payload, created_at, updated_at)
    select gen_random_uuid(), 'B-' || lpad(n::text, 6, '0'), 'EQ001', ${of},
      tstzrange(h.at, h.at + interval '1 hour'), 'REQUESTED', 20000,
      '{"modeCd": "DIRECT", "purposeCd": "RESEARCH"}', app_now() - n * interval '1 minute', app_now()
    from ${count}, ${members},
      lateral (select date_trunc('hour', app_now()) + interval '300 days' + n * interval '4 hours' as at) h`.execute(
    db,
  );
  await sql`insert into qna (qna_uid, category_cd, title, content, private, writer_uid, writer_nm, title_search, body_search, chosung,
      created_at, updated_at)
    select gen_random_uuid(), 'ETC', '측정용 문의 ' || n, '내용', true, ${of}, '한가람', '측정용문의' || n, '내용', 'ㅊㅈㅇㅁㅇ',
      app_now() - n * interval '1 minute', app_now()
    from ${count}, ${members}`.execute(db);
  await sql`insert into application (apl_uid, apl_no, kind, state, ref_uid, member_uid, title, payload, step, created_at, saved_at,
      submitted_at)
    select gen_random_uuid(), 'M-' || lpad(n::text, 6, '0'), 'TECH', 'SUBMITTED', '', ${of}, '측정용 신청 ' || n,
      '{"applicantNm": "한가람"}', 3, app_now(), app_now(), app_now() - n * interval '1 minute'
    from ${count}, ${members}`.execute(db);
  await sql`insert into inquiry (inquiry_uid, member_uid, category_cd, title, content, created_at)
    select gen_random_uuid(), ${of}, 'ETC', '측정용 문의 ' || n, '내용', app_now() - n * interval '1 minute'
    from ${count}, ${members}`.execute(db);
  await sql`insert into member (member_uid, email, name, class_cd, state, created_at)
    select gen_random_uuid(), 'bench' || n || '@bench.example', '측정용', 'COMPANY', 'PENDING_CLASS', app_now() - n * interval '1 minute'
    from ${count}`.execute(db);
  await sql`with o as (insert into orders (order_uid, order_no, member_uid, kind, item_amount, coupon_amount, pay_amount, state,
        expire_at, created_at)
      select gen_random_uuid(), 'O-' || lpad(n::text, 6, '0'), ${of}, 'GOODS', 1000, 1000, 0, 'PAID', app_now(),
        app_now() - n * interval '1 minute' from ${count}, ${members} returning order_uid, order_no, member_uid, created_at),
    r as (insert into reservation (rsvt_uid, rsvt_no, order_uid, member_uid, kind, gds_uid, stts_cd, use_date, created_at)
      select order_uid, 'V' || order_no, order_uid, member_uid, 'GOODS', 'G0001', 'CANCEL_ASK', '2099-01-01', created_at from o
      returning rsvt_uid, order_uid, created_at),
    i as (insert into reservation_item (rsvt_uid, seq, goods_dtl_id, option_nm, price_sn, price_nm, unit_price, cnt)
      select rsvt_uid, 0, 'G0001-1', '입장권', 1, '어른', 1000, 1 from r)
    insert into refund (refund_uid, rsvt_uid, order_uid, from_stts, why_cd, amount, fee, due_dt, state, asked_at)
      select gen_random_uuid(), rsvt_uid, order_uid, 'CONFIRMED', 'SCHEDULE', 0, 0, '2099-01-01', 'ASKED', created_at from r`.execute(
    db,
  );
  await sql`vacuum analyze`.execute(db);
}
