import { type adminPosts, boards, type PostForm } from '@haesol/contracts/board';
import { errorCodes } from '@haesol/contracts/common';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { AppContext } from '../../../context.ts';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import { rowCount } from '../../../db/expressions.ts';
import type { Trx } from '../../../db/schema.ts';
import { toSeoulDate, toSeoulInstant } from '../../../db/seoulTime.ts';
import { createUid } from '../../../db/uuid.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { requireCategory } from '../../common/codes/requireCategory.ts';
import { contentStateAt, isRemoved } from '../../common/contents/contentState.ts';
import { type ContentChange, keepVersion, latestNo } from '../../common/contents/versions.ts';
import { removeAttachments, setAttachments } from '../../common/files/attachments.ts';
import { createFileLinks } from '../../common/files/fileLinks.ts';
import { filesOf } from '../../common/files/filesOf.ts';
import { keepPictures } from '../../common/files/pictureUses.ts';
import { orderOf } from '../../common/office/lists.ts';
import type { PageAt } from '../../common/paging/pageAt.ts';
import { matches } from '../../common/text/searchText.ts';
import { toPostColumns } from './rules.ts';

type Filter = Pick<
  z.output<typeof adminPosts.query>,
  'board' | 'draftsYn' | 'removedYn' | 'searchKeyword' | 'sort' | 'state'
>;

const refType = 'POST';

/** Order of posts for staff. */
const order = {
  usual: sql`p.created_at desc, p.post_uid desc`,
  columns: {
    title: { by: sql.ref('p.title') },
    category: { by: sql`p.board || p.category_cd` },
    created: { by: sql.ref('p.created_at'), isNullable: true },
    views: { by: sql.ref('p.view_cnt') },
  },
  uid: sql.ref('p.post_uid'),
} as const;

/** Lists posts with all that staff can change, drafts first, then the newest, unless a column is chosen; signed links open files of drafts, too. */
export async function listStaffPosts({ db, secrets }: AppContext, filter: Filter, { limit, offset, now }: PageAt) {
  const links = createFileLinks(secrets);
  const { board, state, removedYn, draftsYn, searchKeyword, sort } = filter;
  const stateNow = contentStateAt(now, 'p.created_at');
  const found = db
    .selectFrom('post as p')
    .where(isRemoved(removedYn, 'p.deleted_at'))
    .where(sql<boolean>`(${board} = '' or p.board = ${board})`)
    .where(sql<boolean>`(${draftsYn} = 'Y' or p.created_at is not null)`)
    .where(sql<boolean>`(${state} = '' or ${stateNow} = ${state})`)
    .where(matches(searchKeyword, 'p.title_search', 'p.chosung'));
  const { total } = await found.select(rowCount.as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .leftJoin('code as c', (join) =>
      join.onRef('c.code', '=', 'p.category_cd').on('c.group_cd', '=', sql<string>`p.board || '_CTG'`),
    )
    .select(['p.post_uid', 'p.board', 'p.category_cd', 'p.title', 'p.html', 'p.writer_nm', 'p.source_nm'])
    .select([
      'p.created_at',
      'p.pin',
      'p.pin_until',
      'p.urgent',
      'p.thumb_url',
      'p.thumb_alt',
      'p.view_cnt',
      'p.edu_uid',
    ])
    .select((eb) => [
      eb.fn.coalesce('c.code_nm', 'p.category_cd').as('category_nm'),
      filesOf(refType, sql<string>`p.post_uid`).as('files'),
      stateNow.as('state'),
      latestNo('POST', sql<string>`p.post_uid`).as('rev'),
    ])
    .orderBy(orderOf(sort, order))
    .limit(limit)
    .offset(offset)
    .execute();
  const list = rows.map((row) => ({
    postUid: row.post_uid,
    board: row.board,
    categoryCd: row.category_cd,
    categoryNm: row.category_nm,
    title: row.title,
    html: row.html,
    writerNm: row.writer_nm,
    sourceNm: row.source_nm,
    createdDt: row.created_at && toSeoulInstant(row.created_at),
    pinYn: row.pin ? ('Y' as const) : ('N' as const),
    pinUntilDt: row.pin_until,
    urgentYn: row.urgent ? ('Y' as const) : ('N' as const),
    thumbUrl: row.thumb_url,
    thumbAlt: row.thumb_alt,
    eduUid: row.edu_uid,
    files: row.files.map((file) => links.toFileRef(file, now)),
    viewCnt: row.view_cnt,
    state: row.state,
    rev: row.rev,
  }));
  return { list, cnt_total: total };
}

async function hasCourse(trx: Trx, eduUid: string): Promise<boolean> {
  const found = trx.selectFrom('edu').select('edu_uid').where('edu_uid', '=', eduUid).where('deleted_at', 'is', null);
  return (await found.executeTakeFirst()) !== undefined;
}

async function toRow(trx: Trx, form: PostForm, now: Date) {
  await requireCategory(trx, `${form.board}_CTG`, form.categoryCd);
  if ((form.thumbUrl === null) !== (form.thumbAlt === null)) {
    throw fieldError('thumbAlt', '그림과 그림 설명을 함께 입력해 주세요.');
  }
  if (form.pinYn === 'Y' && form.pinUntilDt !== null && form.pinUntilDt < toSeoulDate(now)) {
    throw fieldError('pinUntilDt', '고정을 끝낼 날은 오늘이나 그 뒤여야 합니다.');
  }
  if (form.eduUid !== null && !(await hasCourse(trx, form.eduUid))) {
    throw fieldError('eduUid', '과정을 다시 선택해 주세요.');
  }
  return {
    ...toPostColumns(form.title, form.html),
    board: form.board,
    category_cd: form.categoryCd,
    writer_nm: form.writerNm,
    source_nm: form.sourceNm,
    thumb_url: form.thumbUrl,
    thumb_alt: form.thumbAlt,
    edu_uid: form.eduUid,
    pin: form.pinYn === 'Y',
    pin_until: form.pinYn === 'Y' ? form.pinUntilDt : null,
    urgent: form.urgentYn === 'Y',
    created_at: form.createdDt === null ? null : new Date(form.createdDt),
    updated_at: now,
  };
}

/** Values of the form without files, with the HTML as it is shown. */
const storedPost = z.object({
  board: z.enum(boards),
  categoryCd: z.string(),
  title: z.string(),
  html: z.string(),
  writerNm: z.string(),
  sourceNm: z.nullable(z.string()),
  createdDt: z.nullable(z.string()),
  pinYn: z.enum(['Y', 'N']),
  // Versions from before it have none.
  pinUntilDt: z._default(z.nullable(z.string()), null),
  urgentYn: z.enum(['Y', 'N']),
  thumbUrl: z.nullable(z.string()),
  thumbAlt: z.nullable(z.string()),
  eduUid: z.nullable(z.string()),
});
type StoredPost = z.output<typeof storedPost>;

/** @throws {ApiError} `4040` */
export async function lockPost(
  trx: Trx,
  postUid: string,
): Promise<{ readonly content: StoredPost; readonly at: Date }> {
  const row = await trx
    .selectFrom('post')
    .selectAll()
    .where('post_uid', '=', postUid)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCodes.notFound);
  const content: StoredPost = {
    board: row.board,
    categoryCd: row.category_cd,
    title: row.title,
    html: row.html,
    writerNm: row.writer_nm,
    sourceNm: row.source_nm,
    createdDt: row.created_at && toSeoulInstant(row.created_at),
    pinYn: row.pin ? 'Y' : 'N',
    pinUntilDt: row.pin_until,
    urgentYn: row.urgent ? 'Y' : 'N',
    thumbUrl: row.thumb_url,
    thumbAlt: row.thumb_alt,
    eduUid: row.edu_uid,
  };
  return { content, at: row.updated_at };
}

/** Records the content as it is now. */
export async function keepPost(
  trx: Trx,
  postUid: string,
  staff: Principal,
  seen: Pick<ContentChange, 'before' | 'rev'> = {},
): Promise<number> {
  const { content } = await lockPost(trx, postUid);
  return keepVersion(trx, { kind: 'POST', ref: postUid, content, staff, ...seen });
}

/** Records a deed on a post in the audit log. */
export function recordPost(
  trx: Trx,
  postUid: string,
  staff: Principal,
  action: string,
  detail?: { readonly no: number },
) {
  return writeAudit(trx, {
    actorUid: staff.memberUid,
    action,
    targetType: refType,
    targetUid: postUid,
    ...(detail && { detail }),
  });
}

const showPictures = (trx: Trx, postUid: string, { thumbUrl, html }: PostForm, { memberUid }: Principal) =>
  keepPictures(trx, refType, postUid, { thumbUrl, html }, memberUid);

async function attach(trx: Trx, postUid: string, form: PostForm, staff: Principal): Promise<void> {
  const of = { refType, refUid: postUid, ownerUid: staff.memberUid, now: staff.now };
  await setAttachments(trx, { ...of, kind: 'attach', field: 'fileUids', fileUids: form.fileUids });
  await showPictures(trx, postUid, form, staff);
}

/** @throws {ApiError} `4000` for an unknown category, or files of others */
export async function addPost(trx: Trx, form: PostForm, staff: Principal): Promise<string> {
  const postUid = createUid();
  await trx
    .insertInto('post')
    .values({ ...(await toRow(trx, form, staff.now)), post_uid: postUid })
    .execute();
  await attach(trx, postUid, form, staff);
  await recordPost(trx, postUid, staff, 'post.add', { no: await keepPost(trx, postUid, staff) });
  return postUid;
}

export const updatePost = (trx: Trx, postUid: string, values: object) =>
  trx.updateTable('post').set(values).where('post_uid', '=', postUid).execute();

/** @throws {ApiError} `4040`, `4000`, `4405` where another has changed it in between */
export async function changePost(trx: Trx, postUid: string, form: PostForm, staff: Principal): Promise<void> {
  const before = await lockPost(trx, postUid);
  await updatePost(trx, postUid, await toRow(trx, form, staff.now));
  await attach(trx, postUid, form, staff);
  const no = await keepPost(trx, postUid, staff, { rev: form.rev, before });
  await recordPost(trx, postUid, staff, 'post.change', { no });
}

/**
 * Publishes the texts of an earlier version. Files and the time of publishing stay as they are.
 * @throws {ApiError} `4040`, `4000` for a category or course that is gone
 */
export async function restorePost(trx: Trx, postUid: string, version: unknown, staff: Principal): Promise<number> {
  const before = await lockPost(trx, postUid);
  const { createdDt } = before.content;
  const stored = storedPost.parse(version);
  const isPast = stored.pinUntilDt !== null && stored.pinUntilDt < toSeoulDate(staff.now);
  const form = { ...stored, ...(isPast && { pinYn: 'N' as const, pinUntilDt: null }), createdDt, fileUids: [] };
  await updatePost(trx, postUid, await toRow(trx, form, staff.now));
  await showPictures(trx, postUid, form, staff);
  const no = await keepPost(trx, postUid, staff, { before });
  await recordPost(trx, postUid, staff, 'post.restoreVersion', { no });
  return no;
}

/** @throws {ApiError} `4040` */
export async function removePost(trx: Trx, postUid: string, staff: Principal): Promise<void> {
  await lockPost(trx, postUid);
  await updatePost(trx, postUid, { deleted_at: staff.now });
  await removeAttachments(trx, refType, postUid, staff.now);
  await recordPost(trx, postUid, staff, 'post.remove');
}
