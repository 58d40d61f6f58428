import type { QnaDetail, SameAnswer } from '@haesol/contracts/board';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import { appNow } from '../../../db/expressions.ts';
import type { Database, Db } from '../../../db/schema.ts';

const uuid = z.uuid();

/** Selects the entries of the FAQ that all visitors can read. */
export const selectFaqs = (db: Db) =>
  db.selectFrom('faq').where('deleted_at', 'is', null).where('created_at', '<=', appNow);

/** Selects the answered questions that all visitors can read. */
export const selectAnswered = (db: Db) =>
  db
    .selectFrom('qna')
    .where('deleted_at', 'is', null)
    .where('private', '=', false)
    .where('answer_state', '=', 'ANSWERED');

/** Returns the title of an answered public question, or of an entry of the FAQ. */
export async function findSameTitle(db: Db, { type, uid }: SameAnswer): Promise<string | undefined> {
  if (!z.safeParse(uuid, uid).success) return undefined;
  const found =
    type === 'FAQ'
      ? await selectFaqs(db).select('title').where('faq_uid', '=', uid).executeTakeFirst()
      : await selectAnswered(db).select('title').where('qna_uid', '=', uid).executeTakeFirst();
  return found?.title;
}

type Same = NonNullable<QnaDetail['answers'][number]['same']>;

/** Reads what an answer refers to. @returns null without it, or after it was withdrawn */
export async function readSame(
  db: Db,
  { same_type: type, same_uid: uid }: Pick<Selectable<Database['qna_answer']>, 'same_type' | 'same_uid'>,
): Promise<Same | null> {
  if (type === null || uid === null) return null;
  const title = await findSameTitle(db, { type, uid });
  return title === undefined ? null : { type, uid, title };
}
