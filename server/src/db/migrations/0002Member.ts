import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table member (
    member_uid uuid primary key, email citext not null, pw_hash text, temp_pw_hash text, temp_pw_exp timestamptz,
    must_change_pw boolean not null default false, name text not null, tel1 text, tel2 text, tel3 text,
    class_cd text not null check (class_cd in ('COMPANY','STUDENT','FACULTY','GENERAL','STAFF')),
    state text not null default 'ACTIVE' check (state in ('PENDING_CLASS','ACTIVE','LOCKED','DORMANT','LEFT')),
    role text not null default 'MEMBER' check (role in ('MEMBER','STAFF','ADMIN')),
    affiliation text, profile_file_uid uuid, session_version int not null default 1,
    pw_changed_at timestamptz, last_login_at timestamptz, created_at timestamptz not null default app_now(),
    left_at timestamptz, constraint member_email_uq unique (email))`.execute(db);
  await sql`create index member_name_tel on member (name, tel1, tel2, tel3)`.execute(db);

  await sql`create table member_company (
    member_uid uuid primary key references member on delete cascade, biz_no text not null, nm text not null,
    scale_cd text, industry_cd text, position text)`.execute(db);
  await sql`create index member_company_biz_no on member_company (biz_no)`.execute(db);
  await sql`create table member_student (
    member_uid uuid primary key references member on delete cascade, student_no text not null, dept_cd text not null,
    grade int, status_cd text not null)`.execute(db);
  await sql`create table member_staff (
    member_uid uuid primary key references member on delete cascade, staff_no text not null, dept_cd text not null)`.execute(
    db,
  );
  await sql`create table member_sns (
    sns_uid uuid primary key, member_uid uuid not null references member on delete cascade,
    provider text not null check (provider in ('naver','kakao','google')), subject text not null, email text,
    linked_at timestamptz not null default app_now(),
    constraint member_sns_subject_uq unique (provider, subject),
    constraint member_sns_one_uq unique (member_uid, provider))`.execute(db);
  await sql`create table member_agree (
    agree_uid uuid primary key, member_uid uuid not null references member on delete cascade, code text not null,
    version text not null, yn text not null check (yn in ('Y','N')), at timestamptz not null default app_now(),
    ip text)`.execute(db);
  await sql`create index member_agree_member on member_agree (member_uid, code, at desc)`.execute(db);

  await sql`create table auth_session (
    id uuid primary key, member_uid uuid not null references member on delete cascade, keep boolean not null,
    ua text, ip text, cur_hash text not null, prev_hash text, gen int not null default 1,
    rotated_at timestamptz not null, last_seen_at timestamptz not null, idle_sec int, exp timestamptz not null,
    created_at timestamptz not null default app_now(), revoked_at timestamptz, revoke_reason text)`.execute(db);
  await sql`create index auth_session_member on auth_session (member_uid) where revoked_at is null`.execute(db);

  await sql`create table login_guard (
    key text primary key, fail_cnt int not null, lock_until timestamptz, last_fail_at timestamptz not null)`.execute(
    db,
  );
  await sql`create table login_log (
    log_uid uuid primary key, member_uid uuid references member on delete cascade, result text not null,
    method text not null, ip text, ua text, at timestamptz not null default app_now())`.execute(db);
  await sql`create index login_log_member on login_log (member_uid, at desc)`.execute(db);
  await sql`create table cert_code (
    cert_uid uuid primary key, email citext not null, purpose text not null, code_hash text not null,
    tries int not null default 0, exp timestamptz not null, used_at timestamptz,
    created_at timestamptz not null default app_now())`.execute(db);
  await sql`create index cert_code_email on cert_code (email, purpose, created_at desc)`.execute(db);
  await sql`create table leave_log (
    leave_uid uuid primary key, reason_cd text not null, reason_text text, at timestamptz not null default app_now())`.execute(
    db,
  );
}
