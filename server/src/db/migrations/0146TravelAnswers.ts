import { type Kysely, sql } from 'kysely';

/**
 * Moment until which the provider answers a request; afterwards the job cancels it and refunds everything. States of
 * reservations are announced to the server processes, for vouchers on open screens.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table reservation add column answer_by timestamptz`.execute(db);
  await sql`update reservation set answer_by = now() + interval '24 hours' where stts_cd = 'CONFIRM_WAIT'`.execute(db);
  await sql`create index reservation_answer on reservation (answer_by) where stts_cd = 'CONFIRM_WAIT'`.execute(db);
  await sql`create function notify_reservation() returns trigger language plpgsql as $$
    begin
      perform pg_notify('reservations', new.rsvt_uid::text);
      return null;
    end
  $$`.execute(db);
  await sql`create trigger reservation_state after update of stts_cd on reservation
    for each row execute function notify_reservation()`.execute(db);
}
