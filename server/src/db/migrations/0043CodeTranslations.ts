import { type Kysely, sql } from 'kysely';
import { codeTranslations } from '../../reference/codeTranslations.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const rows = Object.entries(codeTranslations).map(([code, [en, ja, zhCn, zhTw]]) => ({
    code,
    i18n: { en: { nm: en }, ja: { nm: ja }, 'zh-CN': { nm: zhCn }, 'zh-TW': { nm: zhTw } },
  }));
  await sql`update code set i18n = x.i18n
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as x(code text, i18n jsonb)
    where code.code = x.code`.execute(db);
}
