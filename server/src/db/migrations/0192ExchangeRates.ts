import { type Kysely, sql } from 'kysely';

/** Exchange rates for amounts beside the won: won for one unit of a currency, on a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table exchange_rate (
    currency_cd text primary key,
    won_per_unit numeric(14, 6) not null check (won_per_unit > 0),
    rate_dt date not null,
    source text not null,
    set_by uuid references member,
    set_at timestamptz not null,
    rev int not null default 0,
    rev_at timestamptz,
    constraint exchange_rate_currency check (currency_cd ~ '^[A-Z]{3}$' and currency_cd <> 'KRW'))`.execute(db);
  await sql`create trigger count_rev before update on exchange_rate for each row
    when (old.* is distinct from new.*) execute function count_rev()`.execute(db);
}
