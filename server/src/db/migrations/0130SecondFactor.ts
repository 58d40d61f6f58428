import { type Kysely, sql } from 'kysely';

/** Second factors of members: passkeys, one-time codes, recovery codes, and sign-ins that wait for one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table member_passkey (
    passkey_uid uuid primary key,
    member_uid uuid not null references member,
    credential_id text not null unique,
    public_key text not null,
    sign_cnt bigint not null,
    transports text[] not null,
    name text not null,
    created_at timestamptz not null,
    used_at timestamptz)`.execute(db);
  await sql`create index member_passkey_member on member_passkey (member_uid)`.execute(db);
  await sql`create table member_totp (
    member_uid uuid primary key references member,
    salt text not null,
    confirmed_at timestamptz,
    last_step int not null default 0)`.execute(db);
  await sql`create table member_recovery_code (
    member_uid uuid not null references member,
    code_hash text not null,
    used_at timestamptz,
    primary key (member_uid, code_hash))`.execute(db);
  await sql`create table member_sign_in_ticket (
    ticket_hash text primary key,
    member_uid uuid not null references member,
    method text not null check (method in ('PASSWORD', 'naver', 'kakao', 'google')),
    keep boolean not null,
    temporary_hash text,
    challenge text,
    exp timestamptz not null)`.execute(db);
  await sql`alter table auth_session add column second_at timestamptz`.execute(db);
  await sql`alter table auth_session add column passkey_challenge text, add column mail_at timestamptz`.execute(db);
}
