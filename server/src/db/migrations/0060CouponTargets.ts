import { type Kysely, sql } from 'kysely';

/** Where and on which days coupons can be used, and that staff have ended one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table coupon_pblcn
    add column for_sgg text[] not null default '{}',
    add column for_weekdays int[] not null default '{}' check (for_weekdays <@ array[0, 1, 2, 3, 4, 5, 6]),
    add column closed_at timestamptz`.execute(db);
}
