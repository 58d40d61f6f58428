import { type Kysely, sql } from 'kysely';

/**
 * Days off besides the days of the week: weekdays of a month (the first Tuesday), days of each year (`01-01`), and a day of the week
 * that moves to the next day if it is a holiday. The closing text is written from them when it is read. `closed_text` stays for the
 * previous release, and for words that tell more than these columns. States and uses of passes are announced to the server
 * processes, for passes on open screens.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table goods
    add column closed_weeks int[] not null default '{}',
    add column closed_weekday int check (closed_weekday between 0 and 6),
    add column closed_dates text[] not null default '{}',
    add column closed_moves boolean not null default false,
    alter column closed_text set default ''`.execute(db);
  await sql`update goods set closed_weeks = '{1}', closed_weekday = 2 where closed_text = '매달 첫째 화요일'`.execute(
    db,
  );
  await sql`update goods set closed_dates = '{01-01}' where closed_text = '매주 월요일, 1월 1일'`.execute(db);
  await sql`update goods set closed_moves = true where closed_text = '매주 월요일(공휴일이면 다음 날)'`.execute(db);

  await sql`create function notify_pass() returns trigger language plpgsql as $$
    begin
      perform pg_notify('passes', new.pass_uid::text);
      return null;
    end
  $$`.execute(db);
  await sql`create trigger member_pass_state after update of state on member_pass
    for each row execute function notify_pass()`.execute(db);
  await sql`create trigger pass_use_added after insert on pass_use
    for each row execute function notify_pass()`.execute(db);
}
