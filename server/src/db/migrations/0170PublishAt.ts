import { type Kysely, sql } from 'kysely';

/**
 * Time from which the site shows a course, a notice of joint projects or a programme; null is a draft of the office. Rows that
 * an earlier release adds are shown at once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['edu', 'apply_notice', 'apply_program']) {
    await sql`alter table ${sql.table(table)} add column publish_at timestamptz default app_now()`.execute(db);
    await sql`update ${sql.table(table)} set publish_at = least(apply_from, app_now())`.execute(db);
  }
  await sql`create or replace view search_source (source, key, type, uid, title, summary, facts, image_url, image_alt,
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
        case aud when 'WORKER' then '재직자|직장인' else '학생|재학생' end), search, chosung, end_dt, publish_at
      from edu where deleted_at is null and publish_at is not null
    union all
    select 'equipment', eq_uid, 'EQU', eq_uid, eq_nm, model,
      array_remove(array[search_code('EQ_CTG', ctg_cd), place], null), thumb_url, thumb_alt, search_words(eq_nm),
      search_words(search_code('EQ_CTG', ctg_cd), place, model), search, chosung, null, null
      from equipment where deleted_at is null
    union all
    select 'faq', faq_uid, 'FAQ', faq_uid, title, '', array_remove(array[search_code('FAQ_CTG', category_cd)], null),
      null, null, search_words(title), search_words(search_code('FAQ_CTG', category_cd)), search, chosung, null, created_at
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
  await sql`create or replace trigger keep_search_thing after insert or delete
      or update of edu_uid, field_cd, type_cd, aud, fee, title, summary, start_dt, end_dt, thumb_url, thumb_alt, search, chosung,
        deleted_at, publish_at
    on edu for each row execute function keep_search_thing('edu_uid')`.execute(db);
  await sql`update search_thing t set shown_at = e.publish_at from edu e where t.source = 'edu' and t.key = e.edu_uid`.execute(
    db,
  );
}
