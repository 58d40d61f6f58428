import { type Kysely, sql } from 'kysely';

/**
 * The audit log refuses changes and deletions, but for those of the site: its seal, the address of a member who leaves, and the
 * retention, which declares itself in its transaction. Seals chain the rows; `auditChain.ts` writes and verifies them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table audit_seal (
    seal_no int primary key, kind text not null check (kind in ('DEED', 'LOOK', 'RIGHT')), row_cnt int not null,
    from_at timestamptz not null, to_at timestamptz not null, rows_hash text not null, prev_hash text not null,
    hash text not null, sealed_at timestamptz not null default app_now(), pruned_at timestamptz)`.execute(db);
  await sql`alter table audit_log add column seal_no int`.execute(db);
  await sql`create index audit_log_seal on audit_log (seal_no, at)`.execute(db);

  await sql`create function keep_audit() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if current_setting('haesol.retention', true) = 'on' then return old; end if;
      elsif (to_jsonb(new) - 'seal_no' - 'ip') = (to_jsonb(old) - 'seal_no' - 'ip')
        and (new.ip is null or new.ip is not distinct from old.ip)
        and (old.seal_no is null or new.seal_no is not distinct from old.seal_no) then return new;
      end if;
      raise exception 'The audit log is append-only.';
    end $$`.execute(db);
  await sql`create trigger audit_log_kept before update or delete on audit_log
    for each row execute function keep_audit()`.execute(db);

  await sql`create function keep_audit_seal() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and old.pruned_at is null
        and (to_jsonb(new) - 'pruned_at') = (to_jsonb(old) - 'pruned_at') then return new;
      end if;
      raise exception 'Seals of the audit log are final.';
    end $$`.execute(db);
  await sql`create trigger audit_seal_kept before update or delete on audit_seal
    for each row execute function keep_audit_seal()`.execute(db);
}
