import { type Kysely, sql } from 'kysely';

/** A literal, so that an upgraded database equals a new one. */
const savedAt = '2026-12-01T00:00:00+09:00';

/** First reasons of closed days: title, and the reason in each language. */
const reasons = [
  [
    '기상 악화',
    {
      ko: '기상 악화로 쉽니다.',
      en: 'Closed because of bad weather.',
      ja: '悪天候のため休業します。',
      'zh-CN': '因天气恶劣暂停开放。',
      'zh-TW': '因天候惡劣暫停開放。',
    },
  ],
  [
    '시설 점검',
    {
      ko: '시설 점검으로 쉽니다.',
      en: 'Closed for maintenance.',
      ja: '施設点検のため休業します。',
      'zh-CN': '因设施检修暂停开放。',
      'zh-TW': '因設施檢修暫停開放。',
    },
  ],
  [
    '운영 사정',
    {
      ko: '운영 사정으로 쉽니다.',
      en: 'Closed for operational reasons.',
      ja: '運営上の都合により休業します。',
      'zh-CN': '因运营原因暂停开放。',
      'zh-TW': '因營運因素暫停開放。',
    },
  ],
] as const;

/** Reason of a closed day in other languages, and templates of reasons. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table stock add column i18n jsonb not null default '{}'`.execute(db);
  await sql`alter table office_template
    drop constraint office_template_area_check,
    add constraint office_template_area_check check (area in ('QNA', 'INQUIRY', 'CLOSURE'))`.execute(db);
  let number = 0;
  for (const [title, texts] of reasons) {
    for (const [lang, body] of Object.entries(texts)) {
      number += 1;
      const uid = `0190f3a0-0000-7000-8000-0000000001${String(number).padStart(2, '0')}`;
      const row = [uid, 'CLOSURE', lang, title, body, savedAt].map((value) => sql.lit(value));
      await sql`insert into office_template (tpl_uid, area, lang, title, body, saved_at)
        values (${sql.join(row)})`.execute(db);
    }
  }
}
