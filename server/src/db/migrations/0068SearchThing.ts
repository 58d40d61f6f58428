import { type Kysely, sql } from 'kysely';

/**
 * All that the search of the site finds but its pages, one row for each thing. Triggers keep the rows as the view
 * `search_source` would make them now; a migration that changes the view fills the table anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table search_thing (
    source text not null,
    key text not null,
    type text not null,
    uid text not null,
    title text not null,
    summary text not null,
    facts text[] not null,
    image_url text,
    image_alt text,
    name text not null,
    words text not null,
    body text not null,
    chosung text not null,
    aged_on date,
    shown_at timestamptz,
    primary key (source, key))`.execute(db);
  await sql`create index search_thing_text on search_thing
    using gin (name gin_trgm_ops, words gin_trgm_ops, body gin_trgm_ops, chosung gin_trgm_ops)`.execute(db);
  await sql`create index search_thing_type on search_thing (type)`.execute(db);
  await sql`create function search_words(variadic parts text[]) returns text language sql immutable
    as $$ select lower(replace(array_to_string(parts, '|'), ' ', '')) $$`.execute(db);
  await sql`create function search_day(at date) returns text language sql immutable
    as $$ select extract(year from at) || '. ' || extract(month from at) || '. ' || extract(day from at) || '.' $$`.execute(
    db,
  );
  await sql`create function search_code(group_name text, value text) returns text language sql stable
    as $$ select code_nm from code where group_cd = group_name and code = value $$`.execute(db);
  await sql`create view search_source (source, key, type, uid, title, summary, facts, image_url, image_alt,
      name, words, body, chosung, aged_on, shown_at) as
    select 'post', post_uid, case board when 'REFERENCE' then 'REF' else board end, post_uid, title, summary,
      array_remove(array[search_code(board || '_CTG', category_cd), search_day((created_at at time zone 'Asia/Seoul')::date)], null),
      thumb_url, thumb_alt, title_search, search_words(search_code(board || '_CTG', category_cd)), body_search, chosung,
      case when board <> 'REFERENCE' then (created_at at time zone 'Asia/Seoul')::date end, created_at
      from post where deleted_at is null and board in ('NOTICE', 'NEWS', 'REFERENCE')
    union all
    select 'edu', edu_uid, 'EDU', edu_uid, title, summary,
      array_remove(array[search_code('EDU_FIELD', field_cd), search_day(start_dt) || '~' || search_day(end_dt)], null),
      thumb_url, thumb_alt, search_words(title), search_words(
        search_code('EDU_FIELD', field_cd),
        case type_cd when 'ONLINE' then '온라인|비대면' when 'GROUP' then '집체|대면|오프라인' else '혼합|온라인' end,
        case when fee = 0 then '무료' end,
        case aud when 'WORKER' then '재직자|직장인' else '학생|재학생' end), search, chosung, end_dt, null
      from edu where deleted_at is null
    union all
    select 'equipment', eq_uid, 'EQU', eq_uid, eq_nm, model,
      array_remove(array[search_code('EQ_CTG', ctg_cd), place], null), thumb_url, thumb_alt, search_words(eq_nm),
      search_words(search_code('EQ_CTG', ctg_cd), place, model), search, chosung, null, null
      from equipment where deleted_at is null
    union all
    select 'faq', faq_uid, 'FAQ', faq_uid, title, '', array_remove(array[search_code('FAQ_CTG', category_cd)], null),
      null, null, search_words(title), search_words(search_code('FAQ_CTG', category_cd)), search, chosung, null, null
      from faq where deleted_at is null
    union all
    select 'pass_option', gds_dtl_uid, 'PASS', gds_dtl_uid, pass_nm, summary, array[to_char(price, 'FM999,999,999') || '원'],
      thumb_url, thumb_alt, search_words(pass_nm), '', search, chosung, null, null
      from pass_option where deleted_at is null
    union all
    select 'goods', gds_uid, 'ATTRACTION', gds_uid, gds_nm, summary, array_remove(array[addr], null), thumb_url, thumb_alt,
      search_words(gds_nm), search_words(search_code('GDS_TYCD', tycd), search_code('GDS_CATEGORY_CD', category_cd),
        search_code('SGG', sgg_cd)), search, chosung, null, null
      from goods where deleted_at is null and tycd <> 'CD0000002005'
    union all
    select 'tour', tour_uid, 'TOUR', tour_uid, title, summary, '{}', thumb_url, thumb_alt, search_words(title), '',
      search, chosung, null, null
      from tour where deleted_at is null
    union all
    select 'travel_info', id, 'PAGE', '/travel/infoDetail?id=' || id, title, summary, '{}', thumb_url, thumb_alt,
      search_words(title), '', search, chosung, null, null
      from travel_info where deleted_at is null`.execute(db);
  await sql`insert into search_thing select * from search_source`.execute(db);

  await sql`create function keep_search_thing() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        delete from search_thing where source = tg_table_name and key = to_jsonb(old) ->> tg_argv[0];
      end if;
      if tg_op <> 'DELETE' then
        insert into search_thing select * from search_source
          where source = tg_table_name and key = to_jsonb(new) ->> tg_argv[0];
      end if;
      return null;
    end
  $$`.execute(db);
  // Of the columns that the view reads: a counter that grows with every view of a page starts nothing.
  for (const [table, key, columns] of sources) {
    await sql`create trigger keep_search_thing after insert or delete or update of ${sql.join(columns.map((name) => sql.ref(name)))}
      on ${sql.table(table)} for each row execute function keep_search_thing(${sql.lit(key)})`.execute(db);
  }
  await sql`create function refill_search_things() returns trigger language plpgsql as $$
    begin
      delete from search_thing;
      insert into search_thing select * from search_source on conflict do nothing;
      return null;
    end
  $$`.execute(db);
  await sql`create trigger refill_search_things after insert or delete or update of group_cd, code, code_nm
    on code for each statement execute function refill_search_things()`.execute(db);
}

const picture = ['thumb_url', 'thumb_alt'];
const compared = ['search', 'chosung', 'deleted_at'];

/** Tables of the view: name, key, and the columns that the view reads. */
const sources: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'post',
    'post_uid',
    [
      'post_uid',
      'board',
      'category_cd',
      'title',
      'summary',
      'created_at',
      ...picture,
      'title_search',
      'body_search',
      'chosung',
      'deleted_at',
    ],
  ],
  [
    'edu',
    'edu_uid',
    ['edu_uid', 'field_cd', 'type_cd', 'aud', 'fee', 'title', 'summary', 'start_dt', 'end_dt', ...picture, ...compared],
  ],
  ['equipment', 'eq_uid', ['eq_uid', 'eq_nm', 'model', 'ctg_cd', 'place', ...picture, ...compared]],
  ['faq', 'faq_uid', ['faq_uid', 'title', 'category_cd', ...compared]],
  ['pass_option', 'gds_dtl_uid', ['gds_dtl_uid', 'pass_nm', 'summary', 'price', ...picture, ...compared]],
  [
    'goods',
    'gds_uid',
    ['gds_uid', 'gds_nm', 'summary', 'addr', 'tycd', 'category_cd', 'sgg_cd', ...picture, ...compared],
  ],
  ['tour', 'tour_uid', ['tour_uid', 'title', 'summary', ...picture, ...compared]],
  ['travel_info', 'id', ['id', 'title', 'summary', ...picture, ...compared]],
];
