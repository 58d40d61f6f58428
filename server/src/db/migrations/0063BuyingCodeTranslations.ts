import { type Kysely, sql } from 'kysely';
import { buyingCodeTranslations } from '../../reference/buyingCodeTranslations.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const rows = Object.entries(buyingCodeTranslations).flatMap(([group, codes]) =>
    Object.entries(codes).map(([code, [en, ja, zhCn, zhTw]]) => ({
      group,
      code,
      i18n: { en: { nm: en }, ja: { nm: ja }, 'zh-CN': { nm: zhCn }, 'zh-TW': { nm: zhTw } },
    })),
  );
  await sql`update code set i18n = x.i18n
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as x("group" text, code text, i18n jsonb)
    where code.group_cd = x."group" and code.code = x.code`.execute(db);
}
