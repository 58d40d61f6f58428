import type { AnswerState, adminQnaList, Qna, QnaDetail } from '@haesol/contracts/board';
import { type InferResult, type RawBuilder, type Selectable, sql } from 'kysely';
import type * as z from 'zod/mini';
import { rowCount } from '../../../db/expressions.ts';
import type { Database, Db } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import type { FileFacts } from '../../common/files/fileLinks.ts';
import { filesOf } from '../../common/files/filesOf.ts';
import { isPhoneOf } from '../../common/members/hasPhone.ts';
import { isShown, type QueueFilter, selectAssignee } from '../../common/office/assignments.ts';
import { isOnDays, orderOf } from '../../common/office/lists.ts';
import type { PageAt } from '../../common/paging/pageAt.ts';
import { toMaskedName } from '../../common/text/maskedName.ts';
import { matches } from '../../common/text/searchText.ts';
import { qnaChanges } from './changes.ts';
import { isOwn, lockedTitle, mayRead, type Ownership, type Reader } from './rules.ts';
import { listSimilar } from './similarQuestions.ts';

export interface QnaFilter {
  readonly mine: boolean;
  readonly categoryCd: string;
  readonly answerState: AnswerState | '';
  readonly field: 'ALL' | 'TITLE' | 'CONTENT';
  readonly searchKeyword: string;
  readonly startDate: string;
  readonly endDate: string;
  /** Order of the list of staff. @default the latest first */
  readonly staffSort?: z.output<typeof adminQnaList.query>['sort'];
  readonly office?: QueueFilter;
  readonly privateYn?: 'N' | 'Y' | '';
}

const newMs = 3 * 86_400_000;

/** Start of the wait. */
const waitStart = sql`coalesce(q.reopened_at, q.created_at)`;

/** Columns by which staff sort questions. */
const sorted = {
  wait: { by: waitStart, isFlipped: true },
  category: { by: sql.ref('q.category_cd') },
  title: { by: sql.ref('q.title') },
  assignee: { by: sql.ref('assignee_nm'), isNullable: true },
  created: { by: sql.ref('q.created_at') },
} as const;

function selectQna(db: Db) {
  return db
    .selectFrom('qna as q')
    .leftJoin('code as c', (join) => join.onRef('c.code', '=', 'q.category_cd').on('c.group_cd', '=', 'QNA_CTG'))
    .select(['q.qna_uid', 'q.category_cd', 'q.title', 'q.private', 'q.answer_state', 'q.reopened', 'q.writer_uid'])
    .select(['q.writer_nm', 'q.view_cnt', 'q.created_at', 'q.rev', 'q.reopened_at'])
    .select(selectAssignee('qna', 'q.qna_uid'))
    .select((eb) => [
      eb.fn.coalesce('c.code_nm', 'q.category_cd').as('category_nm'),
      eb
        .selectFrom('comment as m')
        .select(rowCount.as('cnt'))
        .where('m.ref_type', '=', 'QNA')
        .where('m.ref_uid', '=', sql<string>`q.qna_uid::text`)
        .where('m.deleted_at', 'is', null)
        .as('comment_cnt'),
      eb
        .selectFrom('file as f')
        .select(rowCount.as('cnt'))
        .where('f.ref_type', '=', 'QNA')
        .where('f.ref_uid', '=', sql<string>`q.qna_uid::text`)
        .where('f.removed_at', 'is', null)
        .as('file_cnt'),
    ])
    .where('q.deleted_at', 'is', null);
}

function selectQuestion(db: Db, qnaUid: string) {
  return selectQna(db)
    .select(['q.content', 'q.ref_type', 'q.ref_uid'])
    .select((eb) => [
      eb
        .selectFrom('qna as o')
        .select(rowCount.as('cnt'))
        .where('o.deleted_at', 'is', null)
        .where(sql<boolean>`(o.created_at, o.qna_uid) <= (q.created_at, q.qna_uid)`)
        .as('no'),
    ])
    .where('q.qna_uid', '=', qnaUid);
}

type QnaRow = InferResult<ReturnType<typeof selectQna>>[number];
export type QnaDetailRow = InferResult<ReturnType<typeof selectQuestion>>[number];
export type QnaFile = FileFacts & Pick<Selectable<Database['file']>, 'kind'>;

/** Maps a question. A locked one has only its masked author, its date and its state. */
export function toQna(row: QnaRow, no: number, reader: Reader, now: Date): Qna {
  const isLocked = !mayRead(row, reader);
  return {
    qnaUid: row.qna_uid,
    no,
    categoryCd: row.category_cd,
    categoryNm: row.category_nm,
    title: isLocked ? lockedTitle : row.title,
    privateYn: row.private ? 'Y' : 'N',
    lockedYn: isLocked ? 'Y' : 'N',
    mineYn: isOwn(row, reader) ? 'Y' : 'N',
    commentCnt: isLocked ? 0 : (row.comment_cnt ?? 0),
    fileCnt: isLocked ? 0 : (row.file_cnt ?? 0),
    // Masked for staff too: the page of the member shows the name to those who state a purpose.
    writerNm: isOwn(row, reader) ? row.writer_nm : toMaskedName(row.writer_nm),
    answerState: row.answer_state,
    reopenedYn: row.reopened && row.answer_state === 'WAIT' ? 'Y' : 'N',
    createdDt: toSeoulInstant(row.created_at),
    viewCnt: isLocked ? 0 : row.view_cnt,
    newYn: now.getTime() - row.created_at.getTime() < newMs ? 'Y' : 'N',
  };
}

function toNeighbour(
  row: (Ownership & Pick<QnaRow, 'qna_uid' | 'title'>) | undefined,
  reader: Reader,
): QnaDetail['prev'] {
  if (row === undefined) return null;
  const isLocked = !mayRead(row, reader);
  return { qnaUid: row.qna_uid, title: isLocked ? lockedTitle : row.title, lockedYn: isLocked ? 'Y' : 'N' };
}

/** Searches only questions that the reader may read, so that a hit never reveals the content of a locked one. */
function keywordCondition(
  { searchKeyword, field, office }: QnaFilter,
  { memberUid, isStaff }: Reader,
): RawBuilder<boolean> {
  if (searchKeyword === '') return sql<boolean>`true`;
  const title = matches(searchKeyword, 'q.title_search', 'q.chosung');
  const body = matches(searchKeyword, 'q.body_search', 'q.body_search');
  const writer = sql<boolean>`${office !== undefined} and (position(lower(${searchKeyword}) in lower(q.writer_nm)) > 0
    or ${isPhoneOf(searchKeyword, 'q.writer_uid')})`;
  const found =
    field === 'TITLE' ? title : field === 'CONTENT' ? body : sql<boolean>`(${title} or ${body} or ${writer})`;
  return sql<boolean>`(not q.private or ${isStaff} or q.writer_uid = ${memberUid}::uuid) and ${found}`;
}

async function findNeighbours(db: Db, { qna_uid, created_at }: QnaDetailRow, reader: Reader) {
  const own = sql`(${created_at}::timestamptz, ${qna_uid}::uuid)`;
  const others = db
    .selectFrom('qna as o')
    .select(['o.qna_uid', 'o.title', 'o.private', 'o.writer_uid'])
    .where('o.deleted_at', 'is', null)
    .limit(1);
  const prev = await others
    .where(sql<boolean>`(o.created_at, o.qna_uid) < ${own}`)
    .orderBy('o.created_at', 'desc')
    .orderBy('o.qna_uid', 'desc')
    .executeTakeFirst();
  const next = await others
    .where(sql<boolean>`(o.created_at, o.qna_uid) > ${own}`)
    .orderBy('o.created_at')
    .orderBy('o.qna_uid')
    .executeTakeFirst();
  return { prev: toNeighbour(prev, reader), next: toNeighbour(next, reader) };
}

export function createQnaRepository(db: Db) {
  return {
    ...qnaChanges,

    async listQna(filter: QnaFilter, { limit, offset }: Pick<PageAt, 'limit' | 'offset'>, reader: Reader) {
      const condition = sql<boolean>`(${!filter.mine} or q.writer_uid = ${reader.memberUid}::uuid)
        and (${filter.categoryCd} = '' or q.category_cd = ${filter.categoryCd})
        and (${filter.privateYn ?? ''} = '' or q.private = (${filter.privateYn ?? ''} = 'Y'))
        and (${filter.answerState} = '' or q.answer_state = ${filter.answerState})
        and ${filter.office === undefined ? sql`true` : isShown('qna', 'q.qna_uid', filter.office)}
        and ${isOnDays(sql.ref('q.created_at'), filter.startDate, filter.endDate)} and ${keywordCondition(filter, reader)}`;
      const { total } = await db
        .selectFrom('qna as q')
        .select(rowCount.as('total'))
        .where('q.deleted_at', 'is', null)
        .where(condition)
        .executeTakeFirstOrThrow();
      const rows = await selectQna(db)
        .where(condition)
        .orderBy(
          filter.staffSort === undefined
            ? sql`q.created_at desc, q.qna_uid desc`
            : orderOf(filter.staffSort, { usual: sql`${waitStart}, q.qna_uid`, columns: sorted, uid: sql`q.qna_uid` }),
        )
        .limit(limit)
        .offset(offset)
        .execute();
      const isOfStaff = filter.staffSort !== undefined;
      return {
        rows: rows.map((row, at) => ({ row, no: isOfStaff ? offset + at + 1 : total - offset - at })),
        total,
      };
    },

    findQna: (qnaUid: string): Promise<QnaDetailRow | undefined> => selectQuestion(db, qnaUid).executeTakeFirst(),

    /** Returns the previous and next question; masks titles that the reader may not read. */
    findNeighbours: (row: QnaDetailRow, reader: Reader) => findNeighbours(db, row, reader),

    listAnswers: (qnaUid: string) =>
      db
        .selectFrom('qna_answer as a')
        .select(['a.answer_uid', 'a.content', 'a.writer_nm', 'a.created_at', 'a.same_type', 'a.same_uid'])
        .select(filesOf('QNA_ANSWER', sql<string>`a.answer_uid::text`).as('files'))
        .where('a.qna_uid', '=', qnaUid)
        .orderBy('a.created_at')
        .orderBy('a.answer_uid')
        .execute(),

    listFiles: (qnaUid: string): Promise<QnaFile[]> =>
      db
        .selectFrom('file')
        .select(['file_uid', 'org_nm', 'ext', 'mime', 'size', 'kind'])
        .where('ref_type', '=', 'QNA')
        .where('ref_uid', '=', qnaUid)
        .where('removed_at', 'is', null)
        .orderBy('seq')
        .execute(),

    listSimilar: (text: string) => listSimilar(db, text),

    findDraft: (memberUid: string) =>
      db.selectFrom('qna_draft').select(['payload', 'saved_at']).where('member_uid', '=', memberUid).executeTakeFirst(),

    /** Lists the member's uploads that are not attached yet, in the given order. */
    listUploads: (memberUid: string, fileUids: readonly string[]): Promise<QnaFile[]> =>
      fileUids.length === 0
        ? Promise.resolve([])
        : db
            .selectFrom('file')
            .select(['file_uid', 'org_nm', 'ext', 'mime', 'size', 'kind'])
            .where('file_uid', 'in', fileUids)
            .where('owner_uid', '=', memberUid)
            .where('ref_type', 'is', null)
            .where('removed_at', 'is', null)
            .orderBy(sql`array_position(${fileUids}::uuid[], file_uid)`)
            .execute(),
  };
}
