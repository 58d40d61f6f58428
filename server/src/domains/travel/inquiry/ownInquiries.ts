import { errorCodes, type Page } from '@haesol/contracts/common';
import type { Inquiry, InquiryDetail, InquiryPost } from '@haesol/contracts/travel';
import { sql } from 'kysely';
import type { AppContext } from '../../../context.ts';
import { rowCount } from '../../../db/expressions.ts';
import type { Db } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { createFileLinks } from '../../common/files/fileLinks.ts';
import { filesOf } from '../../common/files/filesOf.ts';
import { translated } from '../../common/text/translation.ts';

const fileRefType = 'INQUIRY';
/** Files of an answer: of the first by the inquiry, of a further one by its post. */
export const answerRefType = 'INQUIRY_ANSWER';

/** Selects inquiries as `i`, with their files. */
export function selectInquiries(db: Db, languageCd: string) {
  return db
    .selectFrom('inquiry as i')
    .leftJoin('goods as g', 'g.gds_uid', 'i.gds_uid')
    .leftJoin('code as c', (join) => join.onRef('c.code', '=', 'i.category_cd').on('c.group_cd', '=', 'INQUIRY_CTG'))
    .select(['i.inquiry_uid', 'i.category_cd', 'i.title', 'i.content', 'i.answer_state', 'i.reopened_at'])
    .select(['i.gds_uid', 'i.rsvt_uid', 'i.private', 'i.created_at', 'i.locale'])
    .select((eb) => {
      const further = eb
        .selectFrom('inquiry_post as p')
        .whereRef('p.inquiry_uid', '=', 'i.inquiry_uid')
        .where('p.staff', '=', true)
        .orderBy('p.created_at', 'desc')
        .limit(1);
      return [
        eb.fn.coalesce(further.select('p.content'), 'i.answer').as('answer'),
        eb.fn.coalesce(further.select('p.created_at'), 'i.answered_at').as('answered_at'),
      ];
    })
    .select(translated('c.code_nm', languageCd, 'nm').$castTo<string | null>().as('code_nm'))
    .select(translated('g.gds_nm', languageCd, 'nm').$castTo<string | null>().as('gds_nm'))
    .select(filesOf(fileRefType, sql<string>`i.inquiry_uid::text`).as('files'))
    .where('i.deleted_at', 'is', null);
}

type InquiryRow = Awaited<ReturnType<ReturnType<typeof selectInquiries>['execute']>>[number];

function toInquiry(row: InquiryRow): Inquiry {
  return {
    inquiryUid: row.inquiry_uid,
    categoryCd: row.category_cd,
    categoryNm: row.code_nm ?? row.category_cd,
    title: row.title,
    lang: row.locale,
    answerState: row.answer_state,
    fileCnt: row.files.length,
    gdsNm: row.gds_nm,
    createdDt: toSeoulInstant(row.created_at),
    answeredDt: row.answered_at === null ? null : toSeoulInstant(row.answered_at),
  };
}

export async function listOwnInquiries(
  db: Db,
  { limit, offset, memberUid, languageCd }: Page & { readonly memberUid: string; readonly languageCd: string },
) {
  const { cnt } = await db
    .selectFrom('inquiry')
    .select(rowCount.as('cnt'))
    .where('member_uid', '=', memberUid)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  const rows = await selectInquiries(db, languageCd)
    .where('i.member_uid', '=', memberUid)
    .orderBy('i.created_at', 'desc')
    .orderBy('i.inquiry_uid', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { list: rows.map(toInquiry), cnt_total: cnt };
}

/** Lists the answers of an inquiry and its member's further texts, the oldest first. */
export async function listPosts(
  { db, secrets }: Pick<AppContext, 'db' | 'secrets'>,
  inquiryUid: string,
  now: Date,
): Promise<InquiryPost[]> {
  const links = createFileLinks(secrets);
  const first = await db
    .selectFrom('inquiry as i')
    .select(['i.inquiry_uid as post_uid', 'i.answer as content', 'i.answered_at as created_at'])
    .select(sql<boolean>`true`.as('staff'))
    .select(filesOf(answerRefType, sql<string>`i.inquiry_uid::text`).as('files'))
    .where('i.inquiry_uid', '=', inquiryUid)
    .where('i.answer', 'is not', null)
    .$narrowType<{ content: string; created_at: Date }>()
    .execute();
  const further = await db
    .selectFrom('inquiry_post as p')
    .select(['p.post_uid', 'p.content', 'p.created_at', 'p.staff'])
    .select(filesOf(answerRefType, sql<string>`p.post_uid::text`).as('files'))
    .where('p.inquiry_uid', '=', inquiryUid)
    .orderBy('p.created_at')
    .orderBy('p.post_uid')
    .execute();
  return [...first, ...further]
    .toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())
    .map((row) => ({
      postUid: row.post_uid,
      officeYn: row.staff ? 'Y' : 'N',
      content: row.content,
      files: row.files.map((file) => links.toFileRef(file, now)),
      createdDt: toSeoulInstant(row.created_at),
    }));
}

/** @throws {ApiError} `4040` for one of another member */
export async function readOwnInquiry(
  { db, secrets }: Pick<AppContext, 'db' | 'secrets'>,
  id: string,
  { member: { memberUid, now }, languageCd }: { readonly member: Principal; readonly languageCd: string },
): Promise<InquiryDetail> {
  const row = await selectInquiries(db, languageCd)
    .where((eb) => eb(eb.cast<string>('i.inquiry_uid', 'text'), '=', id))
    .where('i.member_uid', '=', memberUid)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCodes.notFound);
  const links = createFileLinks(secrets);
  return {
    ...toInquiry(row),
    content: row.content,
    privateYn: row.private ? 'Y' : 'N',
    gdsUid: row.gds_uid,
    rsvtUid: row.rsvt_uid,
    files: row.files.map((file) => links.toFileRef(file, now)),
    bundleUrl: row.files.length === 0 ? null : links.toBundleUrl(fileRefType, row.inquiry_uid, now),
    answer: row.answer,
    posts: await listPosts({ db, secrets }, row.inquiry_uid, now),
  };
}
