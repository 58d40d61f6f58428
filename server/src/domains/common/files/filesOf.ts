import { expressionBuilder, type RawBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../../db/schema.ts';

/** Selects the files of a row, in their order. @param refUid id of the row, as text */
export function filesOf(refType: string, refUid: RawBuilder<string>) {
  return jsonArrayFrom(
    expressionBuilder<Database>()
      .selectFrom('file as f')
      .select(['f.file_uid', 'f.org_nm', 'f.ext', 'f.mime', 'f.size'])
      .where('f.ref_type', '=', refType)
      .where('f.ref_uid', '=', refUid)
      .where('f.removed_at', 'is', null)
      .orderBy('f.seq'),
  );
}
