import { errorCodes, type Page } from '@haesol/contracts/common';
import type { Inquiry, InquiryDetail } from '@haesol/contracts/travel';
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

/** Selects inquiries as `i`, with their files. */
export function selectInquiries(db: Db, languageCd: string) {
  return db
    .selectFrom('inquiry as i')
    .leftJoin('goods as g', 'g.gds_uid', 'i.gds_uid')
    .leftJoin('code as c', (join) => join.onRef('c.code', '=', 'i.category_cd').on('c.group_cd', '=', 'INQUIRY_CTG'))
    .select(['i.inquiry_uid', 'i.category_cd', 'i.title', 'i.content', 'i.answer_state', 'i.answer'])
    .select(['i.gds_uid', 'i.rsvt_uid', 'i.private', 'i.created_at', 'i.answered_at', 'i.locale'])
    .select(translated('c.code_nm', languageCd, 'nm').$castTo<string | null>().as('code_nm'))
    .select(translated('g.gds_nm', languageCd, 'nm').$castTo<string | null>().as('gds_nm'))
    .select(translated('c.code_nm', languageCd, 'nm').$castTo<string | null>().as('code_nm'))
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
  };
}
