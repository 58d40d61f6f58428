import { type Kysely, sql } from 'kysely';

/** Tables of what staff edit in forms. */
const tables = [
  'apply_notice',
  'apply_program',
  'banner',
  'code',
  'feed',
  'goods_notice',
  'office_template',
  'promotion',
  'sharing',
  'travel_info',
] as const;

/** Tables whose rows also count what members take, which is no new version, with the columns that staff edit. */
const counted = [
  [
    'coupon_pblcn',
    ['coupon_nm', 'kind', 'discount_type', 'discount', 'min_amount', 'max_discount', 'start_dt', 'end_dt', 'targets'],
    ['total', 'i18n', 'for_types', 'for_sgg', 'for_weekdays', 'for_goods', 'min_people', 'for_dates', 'promotion_id'],
    ['closed_at'],
  ],
  ['promo_code', ['discount_type', 'discount', 'min_amount', 'max_discount', 'start_dt', 'end_dt', 'max_uses']],
  [
    'edu',
    ['title', 'type_cd', 'field_cd', 'aud', 'summary', 'html', 'place', 'online_url', 'lecturer', 'criteria'],
    ['contact', 'apply_from', 'apply_to', 'start_dt', 'end_dt', 'hours', 'capacity', 'wait_capacity', 'fee'],
    ['class_allow', 'sessions', 'thumb_url', 'thumb_alt', 'device_uids', 'kind', 'level_cd', 'preparation'],
    ['publish_at', 'deleted_at'],
  ],
] as const;

/** Version of each row, counted by a trigger, so that one person's form does not overwrite another's change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const add = async (table: string, columns?: readonly string[]) => {
    const named = sql.table(table);
    await sql`alter table ${named} add column rev int not null default 0, add column rev_at timestamptz`.execute(db);
    const rowOf = (row: 'new' | 'old') =>
      columns === undefined
        ? sql`${sql.raw(row)}.*`
        : sql`(${sql.join(columns.map((column) => sql.ref(`${row}.${column}`)))})`;
    await sql`create trigger count_rev before update on ${named} for each row
      when (${rowOf('old')} is distinct from ${rowOf('new')}) execute function count_rev()`.execute(db);
  };
  for (const table of tables) await add(table);
  // Both have a version already, which their forms count.
  for (const table of ['equipment', 'goods']) {
    await sql`alter table ${sql.table(table)} add column rev_at timestamptz`.execute(db);
  }
  for (const [table, ...columns] of counted) await add(table, columns.flat());
}
