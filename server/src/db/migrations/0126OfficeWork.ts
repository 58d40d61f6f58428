import { type Kysely, sql } from 'kysely';

/** A literal, so that an upgraded database equals a new one. */
const savedAt = '2026-11-28T00:00:00+09:00';

/** First templates for answers: id, area, language, title, text. */
const templates = [
  [
    '0190f3a0-0000-7000-8000-000000000001',
    'QNA',
    'ko',
    '접수 안내',
    '{이름} 님, 안녕하세요.\n문의 {번호}을(를) 잘 받았습니다. 담당 부서에서 확인한 뒤 이 자리에 다시 답변드리겠습니다.',
  ],
  [
    '0190f3a0-0000-7000-8000-000000000002',
    'QNA',
    'ko',
    '예약 변경 안내',
    '{이름} 님, 안녕하세요.\n장비 예약은 마이페이지의 장비예약에서 [변경요청]을 누르시면 이용 이틀 전까지 옮기실 수 있습니다.',
  ],
  [
    '0190f3a0-0000-7000-8000-000000000003',
    'QNA',
    'ko',
    '안전교육 안내',
    '{이름} 님, 안녕하세요.\n이 장비는 안전교육을 마친 뒤 예약하실 수 있습니다. 교육과정에서 안전교육을 신청해 주세요.',
  ],
  [
    '0190f3a0-0000-7000-8000-000000000004',
    'INQUIRY',
    'ko',
    '이용일 변경 안내',
    '{이름} 님, 안녕하세요.\n예약 {번호}의 이용일은 마이페이지의 예약 내역에서 취소한 뒤 다시 예약해 주세요.',
  ],
  [
    '0190f3a0-0000-7000-8000-000000000005',
    'INQUIRY',
    'en',
    'Change of date',
    'Dear {이름},\nto change the date of {번호}, please cancel it in My page and book the new date.',
  ],
] as const;

/** Assignment of items, templates for answers, saved views and presence in the office. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table office_assign (
    queue text not null check (queue in ('qna', 'inquiries', 'applications', 'reservations', 'refunds')),
    ref_uid uuid not null,
    member_uid uuid not null references member on delete cascade,
    at timestamptz not null default app_now(),
    primary key (queue, ref_uid))`.execute(db);
  await sql`create index office_assign_member on office_assign (member_uid, queue)`.execute(db);
  await sql`create table office_template (
    tpl_uid uuid primary key,
    area text not null check (area in ('QNA', 'INQUIRY')),
    lang text not null check (lang in ('ko', 'en', 'ja', 'zh-CN', 'zh-TW')),
    title text not null,
    body text not null,
    saved_at timestamptz not null default app_now())`.execute(db);
  for (const row of templates) {
    await sql`insert into office_template (tpl_uid, area, lang, title, body, saved_at)
      values (${sql.join([...row, savedAt].map((value) => sql.lit(value)))})`.execute(db);
  }
  await sql`create table office_view (
    view_uid uuid primary key,
    member_uid uuid not null references member on delete cascade,
    screen text not null,
    name text not null,
    query text not null,
    created_at timestamptz not null default app_now(),
    constraint office_view_name unique (member_uid, screen, name))`.execute(db);
  await sql`create unlogged table office_presence (
    ref text not null,
    uid uuid not null,
    member_uid uuid not null references member on delete cascade,
    since timestamptz not null,
    until timestamptz not null,
    primary key (ref, uid, member_uid))`.execute(db);
}
