import type { QnaDetail, SameAnswer } from '@haesol/contracts/board';
import * as z from 'zod/mini';
import { appNow } from '../../../db/expressions.ts';
import type { Db } from '../../../db/schema.ts';

const uuid = z.uuid();

/** Returns the title of what all visitors can read: an answered public question, or an entry of the FAQ. */
export async function findSameTitle(db: Db, { type, uid }: SameAnswer): Promise<string | undefined> {
  if (!z.safeParse(uuid, uid).success) return undefined;
  const faq = () => db.selectFrom('faq').where('faq_uid', '=', uid).where('created_at', '<=', appNow);
  const question = () =>
    db.selectFrom('qna').where('qna_uid', '=', uid).where('private', '=', false).where('answer_state', '=', 'ANSWERED');
  const found =
    type === 'FAQ'
      ? await faq().select('title').where('deleted_at', 'is', null).executeTakeFirst()
      : await question().select('title').where('deleted_at', 'is', null).executeTakeFirst();
  return found?.title;
}

type Same = NonNullable<QnaDetail['answers'][number]['same']>;

/** Reads what an answer refers to. @returns null without it, or after it was withdrawn */
export async function readSame(
  db: Db,
  {
    same_type: type,
    same_uid: uid,
  }: { readonly same_type: SameAnswer['type'] | null; readonly same_uid: string | null },
): Promise<Same | null> {
  if (type === null || uid === null) return null;
  const title = await findSameTitle(db, { type, uid });
  return title === undefined ? null : { type, uid, title };
}
