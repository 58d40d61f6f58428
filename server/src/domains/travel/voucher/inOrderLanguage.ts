import { sql } from 'kysely';

/** Text of the goods `g` in the language of the order `o`; null without goods. */
export const inOrderLanguage = (column: 'addr' | 'gds_nm', key: 'addr' | 'nm') =>
  sql<string | null>`coalesce(g.i18n -> o.locale ->> ${key}::text, ${sql.ref(`g.${column}`)})`;
