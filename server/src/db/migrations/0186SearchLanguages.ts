import { type Kysely, sql } from 'kysely';

/** The site search finds travel items by their names and summaries in other languages, and returns these in the language. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create function search_texts(i18n jsonb, name text) returns jsonb language sql immutable
    as $$ select jsonb_object_agg(key, jsonb_build_object('title', value ->> name, 'summary', value ->> 'summary',
        'name', search_words(value ->> name), 'body', search_words(value ->> 'summary')))
      from jsonb_each(i18n) where value ->> name is not null $$`.execute(db);
  await sql`alter table search_thing add column i18n jsonb`.execute(db);
  await sql`create index search_thing_i18n on search_thing (source) where i18n is not null`.execute(db);
  await sql`create or replace view search_source (source, key, type, uid, title, summary, facts, image_url, image_alt,
      name, words, body, chosung, aged_on, shown_at, i18n) as
    select 'post', post_uid, case board when 'REFERENCE' then 'REF' else board end, post_uid, title, summary,
      array_remove(array[search_code(board || '_CTG', category_cd), search_day((created_at at time zone 'Asia/Seoul')::date)], null),
      thumb_url, thumb_alt, title_search, search_words(search_code(board || '_CTG', category_cd)), body_search, chosung,
      case when board <> 'REFERENCE' then (created_at at time zone 'Asia/Seoul')::date end, created_at, null::jsonb
      from post where deleted_at is null and board in ('NOTICE', 'NEWS', 'REFERENCE')
    union all
    select 'edu', edu_uid, 'EDU', edu_uid, title, summary,
      array_remove(array[search_code('EDU_FIELD', field_cd), search_day(start_dt) || '~' || search_day(end_dt)], null),
      thumb_url, thumb_alt, search_words(title), search_words(
        search_code('EDU_FIELD', field_cd),
        case type_cd when 'ONLINE' then '온라인|비대면' when 'GROUP' then '집체|대면|오프라인' else '혼합|온라인' end,
        case when fee = 0 then '무료' end,
        case aud when 'WORKER' then '재직자|직장인' else '학생|재학생' end), search, chosung, end_dt, publish_at, null
      from edu where deleted_at is null and publish_at is not null
    union all
    select 'equipment', eq_uid, 'EQU', eq_uid, eq_nm, model,
      array_remove(array[search_code('EQ_CTG', ctg_cd), place], null), thumb_url, thumb_alt, search_words(eq_nm),
      search_words(search_code('EQ_CTG', ctg_cd), place, model), search, chosung, null, null, null
      from equipment where deleted_at is null
    union all
    select 'faq', faq_uid, 'FAQ', faq_uid, title, '', array_remove(array[search_code('FAQ_CTG', category_cd)], null),
      null, null, search_words(title), search_words(search_code('FAQ_CTG', category_cd)), search, chosung, null, created_at, null
      from faq where deleted_at is null
    union all
    select 'pass_option', gds_dtl_uid, 'PASS', gds_dtl_uid, pass_nm, summary, array[to_char(price, 'FM999,999,999') || '원'],
      thumb_url, thumb_alt, search_words(pass_nm), '', search, chosung, null, null, search_texts(i18n, 'nm')
      from pass_option where deleted_at is null
    union all
    select 'goods', gds_uid, 'ATTRACTION', gds_uid, gds_nm, summary, array_remove(array[addr], null), thumb_url, thumb_alt,
      search_words(gds_nm), search_words(search_code('GDS_TYCD', tycd), search_code('GDS_CATEGORY_CD', category_cd),
        search_code('SGG', sgg_cd)), search, chosung, null, null, search_texts(i18n, 'nm')
      from goods where deleted_at is null and tycd <> 'CD0000002005'
    union all
    select 'tour', tour_uid, 'TOUR', tour_uid, title, summary, '{}', thumb_url, thumb_alt, search_words(title), '',
      search, chosung, null, null, search_texts(i18n, 'title')
      from tour where deleted_at is null
    union all
    select 'travel_info', id, 'PAGE', '/travel/infoDetail?id=' || id, title, summary, '{}', thumb_url, thumb_alt,
      search_words(title), '', search, chosung, null, null, search_texts(i18n, 'title')
      from travel_info where deleted_at is null`.execute(db);
  for (const [table, key, columns] of sources) {
    await sql`create or replace trigger keep_search_thing after delete
      or update of ${sql.join([...columns, ...common].map((name) => sql.ref(name)))}
      on ${sql.table(table)} for each row execute function keep_search_thing(${sql.lit(key)})`.execute(db);
  }
  await sql`delete from search_thing where source in (${sql.join(sources.map(([table]) => sql.lit(table)))})`.execute(
    db,
  );
  await sql`insert into search_thing select * from search_source
    where source in (${sql.join(sources.map(([table]) => sql.lit(table)))})`.execute(db);
}

const common = ['thumb_url', 'thumb_alt', 'search', 'chosung', 'deleted_at', 'i18n'] as const;

/** Tables with texts in other languages: name, key, and the columns that the view reads besides the common ones. */
const sources = [
  ['pass_option', 'gds_dtl_uid', ['gds_dtl_uid', 'pass_nm', 'summary', 'price']],
  ['goods', 'gds_uid', ['gds_uid', 'gds_nm', 'summary', 'addr', 'tycd', 'category_cd', 'sgg_cd']],
  ['tour', 'tour_uid', ['tour_uid', 'title', 'summary']],
  ['travel_info', 'id', ['id', 'title', 'summary']],
] as const;
