import { type Kysely, sql } from 'kysely';

const month = (row: string) => sql.raw(`date_trunc('month', ${row}created_at at time zone 'UTC')::date`);

/**
 * Posts counted by month as they are written, so that totals, page starts and numbers of a board cost the same for a
 * million posts as for a thousand; and indexes in the order of each list.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table post_count (
    board text not null,
    category_cd text not null,
    pin boolean not null,
    month date not null,
    cnt int not null,
    primary key (board, category_cd, pin, month))`.execute(db);
  await sql`create function add_post_count(board text, category_cd text, pin boolean, month date, cnt int) returns void
    language sql as $$
      insert into post_count as c values ($1, $2, $3, $4, $5)
        on conflict on constraint post_count_pkey do update set cnt = c.cnt + excluded.cnt
    $$`.execute(db);
  await sql`create function count_new_posts() returns trigger language plpgsql as $$
    begin
      perform add_post_count(board, category_cd, pin, ${month('')}, count(*)::int) from changed where deleted_at is null
        group by board, category_cd, pin, ${month('')} order by board, category_cd, pin, ${month('')};
      return null;
    end
  $$`.execute(db);
  await sql`create function count_removed_posts() returns trigger language plpgsql as $$
    begin
      perform add_post_count(board, category_cd, pin, ${month('')}, -count(*)::int) from changed where deleted_at is null
        group by board, category_cd, pin, ${month('')} order by board, category_cd, pin, ${month('')};
      return null;
    end
  $$`.execute(db);
  await sql`create function count_changed_post() returns trigger language plpgsql as $$
    begin
      if old.deleted_at is null then
        perform add_post_count(old.board, old.category_cd, old.pin, ${month('old.')}, -1);
      end if;
      if new.deleted_at is null then
        perform add_post_count(new.board, new.category_cd, new.pin, ${month('new.')}, 1);
      end if;
      return null;
    end
  $$`.execute(db);
  await sql`create function forget_post_counts() returns trigger language plpgsql as $$
    begin
      delete from post_count;
      return null;
    end
  $$`.execute(db);
  await sql`create trigger post_count_insert after insert on post referencing new table as changed
    for each statement execute function count_new_posts()`.execute(db);
  await sql`create trigger post_count_delete after delete on post referencing old table as changed
    for each statement execute function count_removed_posts()`.execute(db);
  await sql`create trigger post_count_update after update of board, category_cd, pin, created_at, deleted_at on post
    for each row when ((old.board, old.category_cd, old.pin, old.created_at, old.deleted_at)
      is distinct from (new.board, new.category_cd, new.pin, new.created_at, new.deleted_at))
    execute function count_changed_post()`.execute(db);
  await sql`create trigger post_count_truncate after truncate on post
    for each statement execute function forget_post_counts()`.execute(db);
  await sql`insert into post_count select board, category_cd, pin, ${month('')}, count(*)::int
    from post where deleted_at is null group by 1, 2, 3, 4`.execute(db);

  await sql`create index post_category on post (board, category_cd, pin desc, created_at desc, post_uid desc)
    where deleted_at is null`.execute(db);
  await sql`create index post_time on post (board, created_at desc, post_uid desc) where deleted_at is null`.execute(
    db,
  );
  await sql`create index post_view on post (board, view_cnt desc, post_uid desc) include (category_cd, created_at)
    where deleted_at is null`.execute(db);
  await sql`create index post_urgent on post (board, pin desc, created_at desc, post_uid desc)
    where urgent and deleted_at is null`.execute(db);
}
