import { type Kysely, sql } from 'kysely';

/**
 * Drafts of posts, frequently asked questions and what the university shares. A post or question without a time is a draft:
 * reads that compare the time leave it out. What is shared gets a time of publishing; rows of an earlier release are shown at once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table post alter column created_at drop not null`.execute(db);
  await sql`alter table faq alter column created_at drop not null`.execute(db);
  await sql`alter table sharing add column publish_at timestamptz default app_now()`.execute(db);
  await sql`update sharing set publish_at = created_at`.execute(db);
  await sql`create or replace view search_source (source, key, type, uid, title, summary, facts, image_url, image_alt,
      name, words, body, chosung, aged_on, shown_at, i18n) as
    select 'post', post_uid, case board when 'REFERENCE' then 'REF' else board end, post_uid, title, summary,
      array_remove(array[search_code(board || '_CTG', category_cd), search_day((created_at at time zone 'Asia/Seoul')::date)], null),
      thumb_url, thumb_alt, title_search, search_words(search_code(board || '_CTG', category_cd)), body_search, chosung,
      case when board <> 'REFERENCE' then (created_at at time zone 'Asia/Seoul')::date end, created_at, null::jsonb
      from post where deleted_at is null and created_at is not null and board in ('NOTICE', 'NEWS', 'REFERENCE')
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
      from faq where deleted_at is null and created_at is not null
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
}
