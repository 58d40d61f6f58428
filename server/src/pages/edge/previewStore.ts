import { randomBytes } from 'node:crypto';
import { afterAppNow, appNow } from '../../db/expressions.ts';
import type { Db } from '../../db/schema.ts';
import type { PreviewAnswers } from './previewPage.ts';

/** Long enough to look at three widths. */
const lasts = '10 minutes';

/** Keeps the latest preview of a member of staff. @returns the key that opens it */
export async function savePreview(db: Db, memberUid: string, answers: PreviewAnswers): Promise<string> {
  const values = {
    preview_key: randomBytes(24).toString('base64url'),
    answers: JSON.stringify(answers),
    until: afterAppNow(lasts),
  };
  await db
    .insertInto('office_preview')
    .values({ member_uid: memberUid, ...values })
    .onConflict((conflict) => conflict.column('member_uid').doUpdateSet(values))
    .execute();
  return values.preview_key;
}

/** @returns undefined for an unknown or ended preview */
export async function findPreview(db: Db, key: string): Promise<PreviewAnswers | undefined> {
  const row = await db
    .selectFrom('office_preview')
    .select('answers')
    .where('preview_key', '=', key)
    .where('until', '>', appNow)
    .executeTakeFirst();
  return row?.answers;
}
