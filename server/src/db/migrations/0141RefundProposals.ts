import { type Kysely, sql } from 'kysely';

/** Refunds above a sum: proposed by one member of staff, approved or returned by another. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table refund
    add column proposed_by uuid references member,
    add column proposed_at timestamptz,
    add column proposed_memo text,
    add column proposed_fault boolean not null default false,
    add column returned_by uuid references member,
    add column returned_memo text,
    add column approved_by uuid references member,
    add column by_staff boolean not null default false,
    add constraint refund_second_person check (approved_by <> proposed_by)`.execute(db);
  // A proposal and its return are new versions too.
  await sql`drop trigger count_rev on refund`.execute(db);
  await sql`create trigger count_rev before update on refund for each row
    when (old.state is distinct from new.state or old.proposed_at is distinct from new.proposed_at)
    execute function count_rev()`.execute(db);
}
