import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // A code that was typed rightly becomes a token that works once.
  await sql`alter table cert_code add column token_hash text, add column token_exp timestamptz,
    add column token_used_at timestamptz`.execute(db);
  await sql`create unique index cert_code_token on cert_code (token_hash) where token_hash is not null`.execute(db);

  // Members of one company belong together; one of them is in charge.
  await sql`create table company (
    biz_no text primary key check (biz_no ~ '^[0-9]{10}$'), nm text not null,
    manager_uid uuid references member on delete set null, created_at timestamptz not null default app_now())`.execute(
    db,
  );
  await sql`insert into company (biz_no, nm, manager_uid)
    select distinct on (c.biz_no) c.biz_no, c.nm, c.member_uid from member_company c
    join member m on m.member_uid = c.member_uid
    order by c.biz_no, (m.state = 'ACTIVE') desc, m.created_at, m.member_uid`.execute(db);

  // Proof that the person of a session has shown again who they are.
  await sql`alter table auth_session add column reauth_hash text, add column reauth_exp timestamptz`.execute(db);

  await sql`create table find_ticket (
    ticket_hash text primary key, member_uids uuid[] not null, exp timestamptz not null, used_at timestamptz)`.execute(
    db,
  );

  await sql`create table sns_request (
    state_hash text primary key, provider text not null, browser_hash text not null, verifier text not null,
    nonce text not null, purpose text not null check (purpose in ('LOGIN','LINK')), next text not null,
    exp timestamptz not null, used_at timestamptz)`.execute(db);
  await sql`create table sns_ticket (
    ticket_hash text primary key, provider text not null, subject text not null, email citext,
    email_verified boolean not null, name text, tel text, exp timestamptz not null, used_at timestamptz)`.execute(db);
}
