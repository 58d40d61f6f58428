import type { Db } from '../../../db/schema.ts';

export function findContents(db: Db, menuKey: string) {
  return db
    .selectFrom('content_block')
    .select(['title', 'blocks', 'updated_at'])
    .where('menu_key', '=', menuKey)
    .executeTakeFirst();
}
