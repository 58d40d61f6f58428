import type { Db, Trx } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';

/** Deletes the draft of a leaving member; posts stay. */
export async function eraseQuestionDraft(trx: Trx, memberUid: string): Promise<void> {
  await trx.deleteFrom('qna_draft').where('member_uid', '=', memberUid).execute();
}

const toPlain = <T extends { readonly created_at: Date }>({ created_at, ...row }: T) => ({
  ...row,
  created_at: toSeoulInstant(created_at),
});

/** Returns the questions with answers, comments and the draft of a member, for the data export. */
export async function exportPosts(db: Db, memberUid: string) {
  const questions = await db
    .selectFrom('qna')
    .select(['qna_uid', 'category_cd', 'title', 'content', 'private', 'answer_state', 'created_at'])
    .where('writer_uid', '=', memberUid)
    .orderBy('created_at')
    .orderBy('qna_uid')
    .execute();
  const answers = await db
    .selectFrom('qna_answer as a')
    .innerJoin('qna as q', 'q.qna_uid', 'a.qna_uid')
    .select(['a.qna_uid', 'a.content', 'a.created_at'])
    .where('q.writer_uid', '=', memberUid)
    .orderBy('a.created_at')
    .execute();
  const comments = await db
    .selectFrom('comment')
    .select(['ref_type', 'ref_uid', 'content', 'created_at'])
    .where('writer_uid', '=', memberUid)
    .orderBy('created_at')
    .orderBy('cmt_uid')
    .execute();
  const draft = await db
    .selectFrom('qna_draft')
    .select('payload')
    .where('member_uid', '=', memberUid)
    .executeTakeFirst();
  return {
    questions: questions.map(toPlain),
    answers: answers.map(toPlain),
    comments: comments.map(toPlain),
    draft: draft?.payload ?? null,
  };
}
