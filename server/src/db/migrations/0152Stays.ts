import { type Kysely, sql } from 'kysely';

/**
 * Rooms for several nights. A stay is one reservation from `use_date` to `depart_date` with the price of each night (`nights`:
 * `[{ date, price }]`); other reservations have neither. `stock_days` are the nights whose stock counts `stock_qty` rooms of an
 * order, of a change only the further ones; null: the day of use. `min_nights` is the shortest stay in a room.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table goods_option add column min_nights int not null default 1 check (min_nights between 1 and 30)`.execute(
    db,
  );
  await sql`alter table reservation add column depart_date date, add column nights jsonb not null default '[]'`.execute(
    db,
  );
  await sql`update reservation r set depart_date = r.use_date + 1,
      nights = jsonb_build_array(jsonb_build_object('date', r.use_date::text, 'price', i.unit_price))
    from reservation_item i join goods_option o using (goods_dtl_id)
    where i.rsvt_uid = r.rsvt_uid and i.seq = 0 and o.kind = 'ROOM' and r.use_date is not null`.execute(db);
  await sql`alter table reservation add constraint reservation_depart check (depart_date > use_date)`.execute(db);
  await sql`alter table orders add column stock_days text[]`.execute(db);
}
