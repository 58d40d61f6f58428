import type { QnaDraft, QnaForm } from '@haesol/contracts/board';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../db/schema.ts';
import { createUid } from '../../../db/uuid.ts';
import { toChosung, toSearchText } from '../../common/text/searchText.ts';

function toSearchColumns({ title, content }: Pick<QnaForm, 'title' | 'content'>) {
  return { title_search: toSearchText(title), body_search: toSearchText(content), chosung: toChosung(title) };
}

/** SQL condition: not deleted and unanswered; only then can a question be changed or removed. */
const isUnanswered = sql<boolean>`deleted_at is null
  and not exists (select 1 from qna_answer a where a.qna_uid = qna.qna_uid)`;

/** Changes to questions, answers and drafts, each within a transaction. */
export const qnaChanges = {
  async saveDraft(trx: Trx, memberUid: string, draft: QnaDraft, now: Date): Promise<void> {
    const saved = { payload: JSON.stringify(draft), saved_at: now };
    await trx
      .insertInto('qna_draft')
      .values({ member_uid: memberUid, ...saved })
      .onConflict((conflict) => conflict.column('member_uid').doUpdateSet(saved))
      .execute();
  },

  async addQna(trx: Trx, form: QnaForm, writer: { memberUid: string; name: string }, now: Date): Promise<string> {
    const qnaUid = createUid();
    await trx
      .insertInto('qna')
      .values({
        qna_uid: qnaUid,
        category_cd: form.categoryCd,
        title: form.title,
        content: form.content,
        private: form.privateYn === 'Y',
        writer_uid: writer.memberUid,
        writer_nm: writer.name,
        ref_type: form.refType ?? null,
        ref_uid: form.refUid ?? null,
        ...toSearchColumns(form),
        created_at: now,
        updated_at: now,
      })
      .execute();
    return qnaUid;
  },

  /** @returns false once it is answered */
  async changeQna(trx: Trx, qnaUid: string, form: QnaForm, now: Date): Promise<boolean> {
    const { numUpdatedRows } = await trx
      .updateTable('qna')
      .set({
        category_cd: form.categoryCd,
        title: form.title,
        content: form.content,
        private: form.privateYn === 'Y',
        ...toSearchColumns(form),
        updated_at: now,
      })
      .where('qna_uid', '=', qnaUid)
      .where(isUnanswered)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  /** @returns false once it is answered */
  async removeQna(trx: Trx, qnaUid: string, now: Date): Promise<boolean> {
    const { numUpdatedRows } = await trx
      .updateTable('qna')
      .set({ deleted_at: now })
      .where('qna_uid', '=', qnaUid)
      .where(isUnanswered)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },

  lockQna: (trx: Trx, qnaUid: string) =>
    trx
      .selectFrom('qna as q')
      .innerJoin('member as m', 'm.member_uid', 'q.writer_uid')
      .select(['q.title', 'q.private', 'q.answer_state', 'q.writer_uid', 'm.email', 'm.name', 'm.locale'])
      .where('q.qna_uid', '=', qnaUid)
      .where('q.deleted_at', 'is', null)
      .forUpdate('q')
      .executeTakeFirst(),

  async addAnswer(trx: Trx, qnaUid: string, content: string, writerUid: string, now: Date): Promise<string> {
    const answerUid = createUid();
    await trx
      .insertInto('qna_answer')
      .values({
        answer_uid: answerUid,
        qna_uid: qnaUid,
        content,
        writer_uid: writerUid,
        writer_nm: '담당자',
        created_at: now,
      })
      .execute();
    await trx
      .updateTable('qna')
      .set({ answer_state: 'ANSWERED', reopened: false, reopened_at: null })
      .where('qna_uid', '=', qnaUid)
      .execute();
    return answerUid;
  },

  /** Reopens an answered question after a comment of its author. */
  async reopen(trx: Trx, qnaUid: string, writerUid: string, now: Date): Promise<void> {
    await trx
      .updateTable('qna')
      .set({ answer_state: 'WAIT', reopened: true, reopened_at: now })
      .where('qna_uid', '=', qnaUid)
      .where('writer_uid', '=', writerUid)
      .where('answer_state', '=', 'ANSWERED')
      .execute();
  },

  async removeDraft(trx: Db | Trx, memberUid: string): Promise<void> {
    await trx.deleteFrom('qna_draft').where('member_uid', '=', memberUid).execute();
  },
};
