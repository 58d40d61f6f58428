import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence post_no`.execute(db);
  await sql`create table post (
    post_uid text primary key default 'P' || lpad(nextval('post_no')::text, 7, '0'),
    board text not null check (board in ('NOTICE', 'NEWS', 'REFERENCE')),
    category_cd text not null,
    title text not null,
    summary text not null,
    html text not null,
    writer_nm text not null,
    source_nm text,
    thumb_url text,
    thumb_alt text,
    images jsonb not null default '[]',
    pin boolean not null default false,
    urgent boolean not null default false,
    view_cnt int not null default 0,
    title_search text not null,
    body_search text not null,
    chosung text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    deleted_at timestamptz)`.execute(db);
  await sql`create index post_board on post (board, pin desc, created_at desc, post_uid desc) where deleted_at is null`.execute(
    db,
  );
  await sql`create index post_search on post using gin (title_search gin_trgm_ops, body_search gin_trgm_ops, chosung gin_trgm_ops)`.execute(
    db,
  );
  await sql`create sequence faq_no`.execute(db);
  await sql`create table faq (
    faq_uid text primary key default 'F' || lpad(nextval('faq_no')::text, 7, '0'),
    category_cd text not null,
    title text not null,
    html text not null,
    view_cnt int not null default 0,
    help_y int not null default 0,
    help_n int not null default 0,
    search text not null,
    chosung text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    deleted_at timestamptz)`.execute(db);
  await sql`create index faq_search on faq using gin (search gin_trgm_ops, chosung gin_trgm_ops)`.execute(db);
  await sql`create table faq_help (
    faq_uid text not null references faq,
    viewer_key text not null,
    help_yn text not null check (help_yn in ('Y', 'N')),
    primary key (faq_uid, viewer_key))`.execute(db);
  await sql`create table view_log (
    ref_type text not null,
    ref_uid text not null,
    viewer_key text not null,
    viewed_at timestamptz not null,
    primary key (ref_type, ref_uid, viewer_key))`.execute(db);
  await sql`create table file (
    file_uid uuid primary key,
    org_nm text not null,
    ext text not null,
    mime text not null,
    size int not null,
    sha256 text not null,
    path text not null,
    kind text not null check (kind in ('image', 'attach', 'profile')),
    owner_uid uuid,
    ref_type text,
    ref_uid text,
    seq int not null default 0,
    download_cnt int not null default 0,
    created_at timestamptz not null)`.execute(db);
  await sql`create index file_ref on file (ref_type, ref_uid, seq)`.execute(db);
}
