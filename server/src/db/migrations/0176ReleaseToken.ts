import { type Kysely, sql } from 'kysely';

/**
 * Tokens of teams: the hash of a secret, or issuer and subject of a CI service. `proof` of the audit says how a caller was
 * known; null for tokens of the environment.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table release_token (
    token_uid uuid primary key,
    remote_id text not null,
    is_read boolean not null,
    name text not null,
    token_hash text unique,
    issuer text,
    subject text,
    given_by text not null,
    given_at timestamptz not null default app_now(),
    until timestamptz not null,
    ended_at timestamptz,
    last_used_at timestamptz,
    constraint release_token_kind check (
      (token_hash is not null and issuer is null and subject is null)
      or (token_hash is null and issuer is not null and subject is not null)))`.execute(db);
  await sql`create index release_token_subject on release_token (issuer, subject) where issuer is not null`.execute(db);
  await sql`alter table remote_audit add column proof text`.execute(db);
  await sql`alter table remote_audit drop constraint remote_audit_action_check`.execute(db);
  await sql`alter table remote_audit add constraint remote_audit_action_check
    check (action in ('publish', 'move', 'switch', 'prune', 'overrule', 'canary', 'canary.stop', 'canary.return', 'unchecked',
      'remove', 'token.give', 'token.end', 'hook.add', 'hook.remove'))`.execute(db);
}
