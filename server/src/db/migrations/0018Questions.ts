import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table qna (
    qna_uid uuid primary key,
    category_cd text not null,
    title text not null,
    content text not null,
    private boolean not null,
    answer_state text not null default 'WAIT' check (answer_state in ('WAIT', 'ANSWERED')),
    reopened boolean not null default false,
    writer_uid uuid not null references member,
    writer_nm text not null,
    ref_type text,
    ref_uid text,
    view_cnt int not null default 0,
    title_search text not null,
    body_search text not null,
    chosung text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    deleted_at timestamptz)`.execute(db);
  await sql`create index qna_board on qna (created_at desc, qna_uid desc) where deleted_at is null`.execute(db);
  await sql`create index qna_writer on qna (writer_uid, created_at desc) where deleted_at is null`.execute(db);
  await sql`create index qna_search on qna using gin (title_search gin_trgm_ops, body_search gin_trgm_ops)`.execute(db);
  await sql`create table qna_answer (
    answer_uid uuid primary key,
    qna_uid uuid not null references qna,
    content text not null,
    writer_uid uuid,
    writer_nm text not null,
    created_at timestamptz not null)`.execute(db);
  await sql`create index qna_answer_qna on qna_answer (qna_uid, created_at)`.execute(db);
  await sql`create table qna_draft (
    member_uid uuid primary key references member on delete cascade,
    payload jsonb not null,
    saved_at timestamptz not null)`.execute(db);
  await sql`create table comment (
    cmt_uid uuid primary key,
    ref_type text not null,
    ref_uid text not null,
    parent_uid uuid references comment,
    depth int not null check (depth in (1, 2)),
    mention_nm text,
    writer_uid uuid not null references member,
    writer_nm text not null,
    staff boolean not null default false,
    content text not null,
    created_at timestamptz not null,
    edited_at timestamptz,
    deleted_at timestamptz,
    check ((depth = 1) = (parent_uid is null)))`.execute(db);
  await sql`create index comment_ref on comment (ref_type, ref_uid, created_at)`.execute(db);
  await sql`create index comment_parent on comment (parent_uid, created_at) where parent_uid is not null`.execute(db);
  await sql`create table notification (
    ntf_uid uuid primary key,
    member_uid uuid not null references member on delete cascade,
    kind text not null,
    title text not null,
    text text not null,
    link text not null,
    created_at timestamptz not null,
    read_at timestamptz)`.execute(db);
  await sql`create index notification_member on notification (member_uid, created_at desc, ntf_uid desc)`.execute(db);
}
