import { type Kysely, sql } from 'kysely';

/** Tables with items of the office, and the columns whose change is a new version. */
const tables = [
  ['qna', ['answer_state', 'title', 'content']],
  ['inquiry', ['answer_state']],
  ['application', ['state', 'due_dt', 'advisor_uid', 'visit_at', 'visit_place']],
  ['enroll', ['state']],
  ['equipment_rsv', ['state', 'settle_state', 'during']],
  ['reservation', ['stts_cd']],
  ['refund', ['state']],
  ['review', ['hidden_at', 'decision_memo', 'content']],
  ['member', ['state', 'class_cd']],
] as const;

/** Version of each item: counted by a trigger, so that each way to change a state counts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create function count_rev() returns trigger language plpgsql as
    $$ begin new.rev := old.rev + 1; new.rev_at := app_now(); return new; end $$`.execute(db);
  for (const [table, columns] of tables) {
    await sql`alter table ${sql.table(table)} add column rev int not null default 0, add column rev_at timestamptz`.execute(
      db,
    );
    const isChanged = sql.join(
      columns.map((column) => sql`old.${sql.ref(column)} is distinct from new.${sql.ref(column)}`),
      sql` or `,
    );
    await sql`create trigger count_rev before update on ${sql.table(table)} for each row when (${isChanged})
      execute function count_rev()`.execute(db);
  }
  // The latest deed on an item, which says who moved it.
  await sql`create index audit_log_target on audit_log (target_uid, at desc)`.execute(db);
}
