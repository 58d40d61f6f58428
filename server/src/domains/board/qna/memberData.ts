import { sql } from 'kysely';
import type { Db, Trx } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { leftMemberName } from '../../common/text/maskedName.ts';

/** Deletes the draft of a leaving member. Questions and comments stay without the name, also where replies name the writer. */
export async function erasePosts(trx: Trx, memberUid: string): Promise<void> {
  await trx.deleteFrom('qna_draft').where('member_uid', '=', memberUid).execute();
  await trx
    .updateTable('comment')
    .set({ mention_nm: leftMemberName })
    .where(
      sql<boolean>`exists (select 1 from comment o where o.writer_uid = ${memberUid}
        and o.parent_uid = comment.parent_uid and o.writer_nm = comment.mention_nm)`,
    )
    .execute();
  const nameless = { writer_nm: leftMemberName };
  await trx.updateTable('comment').set(nameless).where('writer_uid', '=', memberUid).execute();
  await trx.updateTable('qna').set(nameless).where('writer_uid', '=', memberUid).execute();
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
