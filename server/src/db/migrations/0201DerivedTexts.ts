import { type Kysely, sql } from 'kysely';

/**
 * Opening hours and fees of a place, and the conditions of a coupon, are written from their facts when they are read. `hours`
 * keeps the other rows, such as the last entry; rows of a translation are in the order of the Korean ones. The columns stay for
 * the previous release, which reads them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update goods g set i18n = coalesce((
    select jsonb_object_agg(t.lang, t.texts || case when t.texts ? 'hours' then jsonb_build_object('hours', coalesce((
      select jsonb_agg(h.row order by h.at) from jsonb_array_elements(t.texts -> 'hours') with ordinality as h (row, at)
      where g.hours -> (h.at - 1)::int ->> 'label' is distinct from '운영'), '[]')) else '{}' end)
    from jsonb_each(g.i18n) as t (lang, texts)), '{}')`.execute(db);
  await sql`update goods set hours = coalesce((
    select jsonb_agg(h.row order by h.at) from jsonb_array_elements(hours) with ordinality as h (row, at)
    where h.row ->> 'label' <> '운영'), '[]')`.execute(db);
  await sql`alter table goods alter column fees set default '[]'`.execute(db);
  await sql`alter table coupon_pblcn alter column targets set default '{}'`.execute(db);
}
