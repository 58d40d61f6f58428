import type { AnswerState, Qna, QnaDetail, QnaDraft, QnaForm } from '@haesol/shared/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../db/schema.ts';
import { createUid } from '../../db/uuid.ts';
import { isDate, seoulInstant, toSeoulInstant } from '../../seoulTime.ts';
import type { FileFacts } from '../files/fileLinks.ts';
import { matches, toChosung, toSearchText } from '../search/searchText.ts';
import { isOwn, lockedTitle, mayRead, type Ownership, type Reader, toMaskedName } from './rules.ts';

export interface QnaFilter {
  readonly mine: boolean;
  readonly categoryCd: string;
  readonly answerState: AnswerState | '';
  readonly field: 'ALL' | 'TITLE' | 'CONTENT';
  readonly keyword: string;
  readonly startDate: string;
  readonly endDate: string;
}

export interface QnaPage {
  readonly limit: number;
  readonly offset: number;
  readonly now: Date;
}

interface QnaRow extends Ownership {
  qna_uid: string;
  category_cd: string;
  category_nm: string;
  title: string;
  answer_state: AnswerState;
  reopened: boolean;
  writer_nm: string;
  view_cnt: number;
  comment_cnt: number;
  file_cnt: number;
  created_at: Date;
}

export interface QnaDetailRow extends QnaRow {
  no: number;
  content: string;
  ref_type: string | null;
  ref_uid: string | null;
}

interface NeighbourRow extends Ownership {
  qna_uid: string;
  title: string;
}

interface AnswerRow {
  answer_uid: string;
  content: string;
  writer_nm: string;
  created_at: Date;
}

export interface QnaFile extends FileFacts {
  readonly kind: string;
}

const newMs = 3 * 86_400_000;
const dayMs = 86_400_000;

const columns = sql`q.qna_uid, q.category_cd, coalesce(c.code_nm, q.category_cd) as category_nm, q.title, q.private,
  q.answer_state, q.reopened, q.writer_uid, q.writer_nm, q.view_cnt, q.created_at,
  (select count(*)::int from comment m where m.ref_type = 'QNA' and m.ref_uid = q.qna_uid::text and m.deleted_at is null) as comment_cnt,
  (select count(*)::int from file f where f.ref_type = 'QNA' and f.ref_uid = q.qna_uid::text and f.removed_at is null) as file_cnt`;
const source = sql`qna q left join code c on c.group_cd = 'QNA_CTG' and c.code = q.category_cd`;

/** Nothing of a locked question but that it is there, who asked (masked), when, and whether it was answered. */
export function toQna(row: QnaRow, no: number, reader: Reader, now: Date): Qna {
  const isLocked = !mayRead(row, reader);
  const isNamed = reader.isStaff || isOwn(row, reader);
  return {
    qnaUid: row.qna_uid,
    no,
    categoryCd: row.category_cd,
    categoryNm: row.category_nm,
    title: isLocked ? lockedTitle : row.title,
    privateYn: row.private ? 'Y' : 'N',
    lockedYn: isLocked ? 'Y' : 'N',
    mineYn: isOwn(row, reader) ? 'Y' : 'N',
    commentCnt: isLocked ? 0 : row.comment_cnt,
    fileCnt: isLocked ? 0 : row.file_cnt,
    writerNm: isNamed ? row.writer_nm : toMaskedName(row.writer_nm),
    answerState: row.answer_state,
    reopenedYn: row.reopened && row.answer_state === 'WAIT' ? 'Y' : 'N',
    createdDt: toSeoulInstant(row.created_at),
    viewCnt: isLocked ? 0 : row.view_cnt,
    newYn: now.getTime() - row.created_at.getTime() < newMs ? 'Y' : 'N',
  };
}

function toNeighbour(row: NeighbourRow | undefined, reader: Reader): QnaDetail['prev'] {
  if (row === undefined) return null;
  const isLocked = !mayRead(row, reader);
  return { qnaUid: row.qna_uid, title: isLocked ? lockedTitle : row.title, lockedYn: isLocked ? 'Y' : 'N' };
}

/** A search sees what the reader may read, so that no hit tells of a locked question. */
function keywordCondition({ keyword, field }: QnaFilter, { memberUid, isStaff }: Reader): RawBuilder<boolean> {
  if (keyword === '') return sql<boolean>`true`;
  const title = matches(keyword, 'q.title_search', 'q.chosung');
  const body = matches(keyword, 'q.body_search', 'q.body_search');
  const found = field === 'TITLE' ? title : field === 'CONTENT' ? body : sql<boolean>`(${title} or ${body})`;
  return sql<boolean>`(not q.private or ${isStaff} or q.writer_uid = ${memberUid}::uuid) and ${found}`;
}

function periodCondition({ startDate, endDate }: QnaFilter): RawBuilder<boolean> {
  const from = isDate(startDate) ? sql<boolean>`q.created_at >= ${seoulInstant(startDate)}` : sql<boolean>`true`;
  const to = isDate(endDate)
    ? sql<boolean>`q.created_at < ${new Date(seoulInstant(endDate).getTime() + dayMs)}`
    : sql<boolean>`true`;
  return sql<boolean>`${from} and ${to}`;
}

function toSearchColumns({ title, content }: Pick<QnaForm, 'title' | 'content'>) {
  return { title: toSearchText(title), body: toSearchText(content), chosung: toChosung(title) };
}

export function createQnaRepository(db: Db) {
  return {
    async listQna(filter: QnaFilter, reader: Reader, { limit, offset, now }: QnaPage) {
      const base = sql`q.deleted_at is null and (${!filter.mine} or q.writer_uid = ${reader.memberUid}::uuid)
        and (${filter.categoryCd} = '' or q.category_cd = ${filter.categoryCd})
        and (${filter.answerState} = '' or q.answer_state = ${filter.answerState})
        and ${periodCondition(filter)} and ${keywordCondition(filter, reader)}`;
      const { rows: counts } = await sql<{ total: number }>`
        select count(*)::int as total from qna q where ${base}`.execute(db);
      const total = counts[0]?.total ?? 0;
      const { rows } = await sql<QnaRow>`select ${columns} from ${source} where ${base}
        order by q.created_at desc, q.qna_uid desc limit ${limit} offset ${offset}`.execute(db);
      return { list: rows.map((row, at) => toQna(row, total - offset - at, reader, now)), cnt_total: total };
    },

    async findQna(qnaUid: string): Promise<QnaDetailRow | undefined> {
      const { rows } = await sql<QnaDetailRow>`select ${columns}, q.content, q.ref_type, q.ref_uid,
        (select count(*)::int from qna o where o.deleted_at is null
          and (o.created_at, o.qna_uid) <= (q.created_at, q.qna_uid)) as no
        from ${source} where q.qna_uid = ${qnaUid} and q.deleted_at is null`.execute(db);
      return rows[0];
    },

    /** Of one that may be read; its neighbours are masked where they may not. */
    async findNeighbours({ qna_uid, created_at }: QnaDetailRow, reader: Reader) {
      const select = sql`select o.qna_uid, o.title, o.private, o.writer_uid from qna o where o.deleted_at is null`;
      const own = sql`(${created_at}::timestamptz, ${qna_uid}::uuid)`;
      const prev = await sql<NeighbourRow>`${select} and (o.created_at, o.qna_uid) < ${own}
        order by o.created_at desc, o.qna_uid desc limit 1`.execute(db);
      const next = await sql<NeighbourRow>`${select} and (o.created_at, o.qna_uid) > ${own}
        order by o.created_at, o.qna_uid limit 1`.execute(db);
      return { prev: toNeighbour(prev.rows[0], reader), next: toNeighbour(next.rows[0], reader) };
    },

    async listAnswers(qnaUid: string): Promise<QnaDetail['answers']> {
      const { rows } = await sql<AnswerRow>`select answer_uid, content, writer_nm, created_at from qna_answer
        where qna_uid = ${qnaUid} order by created_at, answer_uid`.execute(db);
      return rows.map((row) => ({
        answerUid: row.answer_uid,
        content: row.content,
        writerNm: row.writer_nm,
        createdDt: toSeoulInstant(row.created_at),
      }));
    },

    async listFiles(qnaUid: string): Promise<QnaFile[]> {
      const { rows } = await sql<QnaFile>`select file_uid, org_nm, ext, mime, size, kind from file
        where ref_type = 'QNA' and ref_uid = ${qnaUid} and removed_at is null order by seq`.execute(db);
      return rows;
    },

    async addQna(trx: Trx, form: QnaForm, writer: { memberUid: string; name: string }, now: Date): Promise<string> {
      const qnaUid = createUid();
      const search = toSearchColumns(form);
      await sql`insert into qna (qna_uid, category_cd, title, content, private, writer_uid, writer_nm, ref_type, ref_uid,
          title_search, body_search, chosung, created_at, updated_at)
        values (${qnaUid}, ${form.categoryCd}, ${form.title}, ${form.content}, ${form.privateYn === 'Y'},
          ${writer.memberUid}, ${writer.name}, ${form.refType ?? null}, ${form.refUid ?? null},
          ${search.title}, ${search.body}, ${search.chosung}, ${now}, ${now})`.execute(trx);
      return qnaUid;
    },

    /** @returns false once somebody has answered */
    async changeQna(trx: Trx, qnaUid: string, form: QnaForm, now: Date): Promise<boolean> {
      const search = toSearchColumns(form);
      const { numAffectedRows } = await sql`update qna set category_cd = ${form.categoryCd}, title = ${form.title},
          content = ${form.content}, private = ${form.privateYn === 'Y'}, title_search = ${search.title},
          body_search = ${search.body}, chosung = ${search.chosung}, updated_at = ${now}
        where qna_uid = ${qnaUid} and deleted_at is null
          and not exists (select 1 from qna_answer a where a.qna_uid = qna.qna_uid)`.execute(trx);
      return Number(numAffectedRows ?? 0) === 1;
    },

    /** @returns false once somebody has answered */
    async removeQna(trx: Trx, qnaUid: string, now: Date): Promise<boolean> {
      const { numAffectedRows } = await sql`update qna set deleted_at = ${now}
        where qna_uid = ${qnaUid} and deleted_at is null
          and not exists (select 1 from qna_answer a where a.qna_uid = qna.qna_uid)`.execute(trx);
      return Number(numAffectedRows ?? 0) === 1;
    },

    async lockQna(trx: Trx, qnaUid: string): Promise<{ title: string; writer_uid: string; email: string } | undefined> {
      const { rows } = await sql<{ title: string; writer_uid: string; email: string }>`
        select q.title, q.writer_uid, m.email from qna q join member m on m.member_uid = q.writer_uid
        where q.qna_uid = ${qnaUid} and q.deleted_at is null for update of q`.execute(trx);
      return rows[0];
    },

    async addAnswer(trx: Trx, qnaUid: string, content: string, writerUid: string, now: Date): Promise<string> {
      const answerUid = createUid();
      await sql`insert into qna_answer (answer_uid, qna_uid, content, writer_uid, writer_nm, created_at)
        values (${answerUid}, ${qnaUid}, ${content}, ${writerUid}, '담당자', ${now})`.execute(trx);
      await sql`update qna set answer_state = 'ANSWERED', reopened = false where qna_uid = ${qnaUid}`.execute(trx);
      return answerUid;
    },

    /** The writer asks on: the question waits again. */
    async reopen(trx: Trx, qnaUid: string, writerUid: string): Promise<void> {
      await sql`update qna set answer_state = 'WAIT', reopened = true
        where qna_uid = ${qnaUid} and writer_uid = ${writerUid} and answer_state = 'ANSWERED'`.execute(trx);
    },

    /** By shared trigrams, so that other endings and orders of words still meet. */
    async listSimilar(text: string): Promise<{ type: 'FAQ' | 'QNA'; uid: string; title: string }[]> {
      const wanted = toSearchText(text);
      if (wanted.length < 2) return [];
      const { rows } = await sql<{ type: 'FAQ' | 'QNA'; uid: string; title: string }>`
        select x.type, x.uid, x.title from (
          select 'FAQ' as type, faq_uid as uid, title, word_similarity(${wanted}, search) as likeness from faq where deleted_at is null
          union all select 'QNA', qna_uid::text, title, word_similarity(${wanted}, title_search) from qna
            where deleted_at is null and not private and answer_state = 'ANSWERED') x
        where x.likeness >= 0.3 order by x.likeness desc, x.type, x.uid limit 5`.execute(db);
      return rows;
    },

    async findDraft(memberUid: string): Promise<{ payload: QnaDraft; saved_at: Date } | undefined> {
      const { rows } = await sql<{ payload: QnaDraft; saved_at: Date }>`
        select payload, saved_at from qna_draft where member_uid = ${memberUid}`.execute(db);
      return rows[0];
    },

    async saveDraft(memberUid: string, draft: QnaDraft, now: Date): Promise<void> {
      await sql`insert into qna_draft (member_uid, payload, saved_at)
        values (${memberUid}, ${JSON.stringify(draft)}::text::jsonb, ${now})
        on conflict (member_uid) do update set payload = excluded.payload, saved_at = excluded.saved_at`.execute(db);
    },

    async removeDraft(trx: Db | Trx, memberUid: string): Promise<void> {
      await sql`delete from qna_draft where member_uid = ${memberUid}`.execute(trx);
    },
  };
}
