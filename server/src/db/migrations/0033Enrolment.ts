import { type Kysely, sql } from 'kysely';

/** Enrolments of courses with their waiting list, attendance and certificates. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table edu add column device_uids text[] not null default '{}'`.execute(db);
  // Sample numbers have four digits.
  await sql`create sequence enroll_no start 10001`.execute(db);
  await sql`create table enroll (
    apl_uid uuid primary key,
    apl_no text not null unique default 'EDU-' || nextval('enroll_no'),
    seq bigint generated always as identity,
    edu_uid text not null references edu,
    member_uid uuid references member,
    applied_by uuid references member,
    state text not null check (state in ('APPLIED', 'WAITLIST', 'APPROVED', 'REJECTED', 'LEARNING', 'COMPLETED',
      'INCOMPLETE', 'CANCELLED')),
    payload jsonb not null default '{}',
    progress_pct int check (progress_pct between 0 and 100),
    score int check (score between 0 and 100),
    created_at timestamptz not null,
    updated_at timestamptz not null,
    reminded_at timestamptz)`.execute(db);
  await sql`create unique index enroll_one on enroll (edu_uid, member_uid) where state <> 'CANCELLED'`.execute(db);
  await sql`create index enroll_waiting on enroll (edu_uid, seq) where state = 'WAITLIST'`.execute(db);
  await sql`create index enroll_member on enroll (member_uid, created_at desc)`.execute(db);
  await sql`create index enroll_applied_by on enroll (applied_by) where applied_by is not null`.execute(db);
  await sql`create table enroll_attendance (
    apl_uid uuid not null references enroll on delete cascade,
    no int not null,
    primary key (apl_uid, no))`.execute(db);
  await sql`create table edu_certificate (
    cert_no text primary key,
    apl_uid uuid not null unique references enroll,
    holder_nm text not null,
    title text not null,
    start_dt date not null,
    end_dt date not null,
    hours int not null,
    issued_at timestamptz not null)`.execute(db);
}
