import type { Page } from '@haesol/contracts/common';
import {
  adminChangeNotice,
  adminChangeProgram,
  type CallState,
  type NoticeForm,
  type ProgramForm,
} from '@haesol/contracts/learn';
import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import type { AppContext } from '../../../context.ts';
import { rowCount } from '../../../db/expressions.ts';
import type { Db, Trx } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { createUid } from '../../../db/uuid.ts';
import { fieldError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { nextRev } from '../../../http/versions.ts';
import { changeShown, removeShown } from '../../common/contents/changeShown.ts';
import { isRemoved } from '../../common/contents/contentState.ts';
import { auditRestored, keepVersion, recordChange, storedForm } from '../../common/contents/versions.ts';
import { listAttachments, removeAttachments, setAttachments } from '../../common/files/attachments.ts';
import { createFileLinks } from '../../common/files/fileLinks.ts';
import { filesOf } from '../../common/files/filesOf.ts';
import { keepPictures } from '../../common/files/pictureUses.ts';
import { toSafeHtml } from '../../common/text/safeHtml.ts';
import { matches, occursIn, toChosung, toSearchText } from '../../common/text/searchText.ts';
import { officeStateAt, toPublishAt } from '../publication.ts';
import { readNotice, readProgram } from './callVersions.ts';
import { receptionStateAt } from './repository.ts';

const refType = 'APPLY_NOTICE';

interface Filter {
  readonly state: string;
  readonly removedYn: '' | 'Y';
  readonly searchKeyword: string;
}

interface Dated {
  readonly apply_from: Date;
  readonly apply_to: Date;
  readonly publish_at: Date | null;
  readonly state: CallState;
}

const withDates = <Row extends Dated>({ apply_from, apply_to, publish_at, ...row }: Row) => ({
  ...row,
  publishDt: publish_at && toSeoulInstant(publish_at),
  applyFrom: toSeoulInstant(apply_from),
  applyTo: toSeoulInstant(apply_to),
});

const callStateAt = (now: Date): RawBuilder<CallState> => officeStateAt(now, 'x', receptionStateAt(now));

/** Lists notices of joint projects with all that staff can change, the latest start first; signed links open files of drafts, too. */
export async function listStaffNotices(
  { db, secrets }: AppContext,
  { state, removedYn, searchKeyword }: Filter,
  { limit, offset, now }: Page & { readonly now: Date },
) {
  const found = db
    .selectFrom('apply_notice as x')
    .where(isRemoved(removedYn, 'x.deleted_at'))
    .where(sql<boolean>`(${state} = '' or ${callStateAt(now)} = ${state})`)
    .where(matches(searchKeyword, 'x.search', 'x.chosung'));
  const { cnt } = await found.select(rowCount.as('cnt')).executeTakeFirstOrThrow();
  const rows = await found
    .select(['x.notice_uid as noticeUid', 'x.title', 'x.kind_nm as kindNm', 'x.summary', 'x.html', 'x.eligibility'])
    .select(['x.apply_from', 'x.apply_to', 'x.support_max as supportMax', 'x.company_share_pct as companySharePct'])
    .select(['x.cash_share_pct as cashSharePct', 'x.perform_from as performFrom', 'x.perform_to as performTo'])
    .select(['x.schedule', 'x.checklist', 'x.contact', 'x.publish_at', 'x.rev', callStateAt(now).as('state')])
    .select(filesOf(refType, sql<string>`x.notice_uid`).as('files'))
    .orderBy('x.apply_from', 'desc')
    .orderBy('x.notice_uid')
    .limit(limit)
    .offset(offset)
    .execute();
  const links = createFileLinks(secrets);
  const list = rows.map(({ files, ...row }) => ({
    ...withDates(row),
    files: files.map((file) => links.toFileRef(file, now)),
  }));
  return { list, cnt_total: cnt };
}

/** Lists programmes of collaboration with all that staff can change, in the order of the site. */
export async function listStaffPrograms(
  db: Db,
  { state, removedYn, searchKeyword }: Filter,
  { limit, offset, now }: Page & { readonly now: Date },
) {
  const found = db
    .selectFrom('apply_program as x')
    .where(isRemoved(removedYn, 'x.deleted_at'))
    .where(sql<boolean>`(${state} = '' or ${callStateAt(now)} = ${state})`)
    .where(occursIn(searchKeyword, sql`x.title`));
  const { cnt } = await found.select(rowCount.as('cnt')).executeTakeFirstOrThrow();
  const rows = await found
    .select(['x.pgm_uid as pgmUid', 'x.title', 'x.kind_nm as kindNm', 'x.summary', 'x.html', 'x.apply_from'])
    .select(['x.apply_to', 'x.limit_krw as limitKrw', 'x.company_share_pct as companySharePct', 'x.checklist'])
    .select(['x.contact', 'x.sort', 'x.publish_at', 'x.rev', callStateAt(now).as('state')])
    .orderBy('x.sort')
    .orderBy('x.pgm_uid')
    .limit(limit)
    .offset(offset)
    .execute();
  return { list: rows.map(withDates), cnt_total: cnt };
}

type Texts = Pick<
  NoticeForm,
  | 'applyFrom'
  | 'applyTo'
  | 'checklist'
  | 'companySharePct'
  | 'contact'
  | 'html'
  | 'kindNm'
  | 'publishDt'
  | 'summary'
  | 'title'
>;

/** @throws {ApiError} `4000` if the applications end before they begin */
function toTexts(form: Texts) {
  const { applyFrom, applyTo, html, kindNm, companySharePct, checklist, title, summary, contact } = form;
  const from = new Date(applyFrom);
  const to = new Date(applyTo);
  if (to <= from) throw fieldError('applyTo', '접수 마감은 접수 시작 뒤여야 합니다.');
  return {
    ...{ title, summary, contact, apply_from: from, apply_to: to },
    kind_nm: kindNm,
    html: toSafeHtml(html),
    company_share_pct: companySharePct,
    checklist: JSON.stringify(checklist),
    ...toPublishAt(form.publishDt),
  };
}

function toNoticeRow(form: NoticeForm) {
  if (form.performTo < form.performFrom) throw fieldError('performTo', '수행 종료일은 시작일 이후여야 합니다.');
  return {
    ...toTexts(form),
    eligibility: form.eligibility,
    support_max: form.supportMax,
    cash_share_pct: form.cashSharePct,
    perform_from: form.performFrom,
    perform_to: form.performTo,
    schedule: JSON.stringify(form.schedule),
    search: toSearchText(form.title, form.kindNm, form.summary),
    chosung: toChosung(form.title),
  };
}

async function setFiles(trx: Trx, refUid: string, { fileUids, html }: NoticeForm, { memberUid, now }: Principal) {
  await setAttachments(trx, { refType, refUid, kind: 'attach', field: 'fileUids', fileUids, ownerUid: memberUid, now });
  await keepPictures(trx, refType, refUid, { html }, memberUid);
}

/** @throws {ApiError} `4000` */
export async function addNotice(trx: Trx, form: NoticeForm, staff: Principal): Promise<string> {
  const id = createUid();
  await trx
    .insertInto('apply_notice')
    .values({ notice_uid: id, ...toNoticeRow(form) })
    .execute();
  await setFiles(trx, id, form, staff);
  const { content } = await readNotice(trx, id, staff.now);
  await keepVersion(trx, { kind: 'NOTICE', ref: id, content, staff });
  return id;
}

const saveNotice = (trx: Trx, id: string, form: NoticeForm, staff: Principal): Promise<number> =>
  recordChange(trx, { kind: 'NOTICE', ref: id, staff, read: (own) => readNotice(own, id, staff.now) }, async () => {
    // Another list of files is another version, too.
    await changeShown(trx, 'apply_notice', id, { ...toNoticeRow(form), ...nextRev });
    await setFiles(trx, id, form, staff);
  });

/** @throws {ApiError} `4040`, `4000` */
export async function changeNotice(trx: Trx, id: string, form: NoticeForm, staff: Principal): Promise<string> {
  await saveNotice(trx, id, form, staff);
  return id;
}

/** Publishes an earlier version again; files and the time of publishing stay. @throws {ApiError} `4040`, `4000` */
export async function restoreNotice(trx: Trx, id: string, version: unknown, staff: Principal): Promise<number> {
  const { publishDt: _former, ...texts } = z.parse(storedForm, version);
  const files = await listAttachments(trx, refType, id);
  const form = z.parse(adminChangeNotice.body, { ...texts, fileUids: files });
  const rev = await saveNotice(trx, id, form, staff);
  await auditRestored(trx, 'notice', { kind: 'NOTICE', ref: id }, staff);
  return rev;
}

/** @throws {ApiError} `4040` */
export async function removeNotice(trx: Trx, id: string, now: Date): Promise<string> {
  await removeShown(trx, 'apply_notice', id, now);
  await removeAttachments(trx, refType, id, now);
  return id;
}

const toProgramRow = (form: ProgramForm) => ({ ...toTexts(form), limit_krw: form.limitKrw, sort: form.sort });

/** @throws {ApiError} `4000` */
export async function addProgram(trx: Trx, form: ProgramForm, staff: Principal): Promise<string> {
  const id = createUid();
  await trx
    .insertInto('apply_program')
    .values({ pgm_uid: id, ...toProgramRow(form) })
    .execute();
  await keepPictures(trx, 'APPLY_PROGRAM', id, { html: form.html }, staff.memberUid);
  const { content } = await readProgram(trx, id, staff.now);
  await keepVersion(trx, { kind: 'PROGRAM', ref: id, content, staff });
  return id;
}

const saveProgram = (trx: Trx, id: string, form: ProgramForm, staff: Principal): Promise<number> =>
  recordChange(trx, { kind: 'PROGRAM', ref: id, staff, read: (own) => readProgram(own, id, staff.now) }, async () => {
    await changeShown(trx, 'apply_program', id, toProgramRow(form));
    await keepPictures(trx, 'APPLY_PROGRAM', id, { html: form.html }, staff.memberUid);
  });

/** @throws {ApiError} `4040`, `4000` */
export async function changeProgram(trx: Trx, id: string, form: ProgramForm, staff: Principal): Promise<string> {
  await saveProgram(trx, id, form, staff);
  return id;
}

/** Publishes an earlier version again; its place in the list and the time of publishing stay. @throws {ApiError} `4040`, `4000` */
export async function restoreProgram(trx: Trx, id: string, version: unknown, staff: Principal): Promise<number> {
  const { publishDt: _former, ...texts } = z.parse(storedForm, version);
  const { sort } = (await readProgram(trx, id, staff.now)).content;
  const rev = await saveProgram(trx, id, z.parse(adminChangeProgram.body, { ...texts, sort }), staff);
  await auditRestored(trx, 'program', { kind: 'PROGRAM', ref: id }, staff);
  return rev;
}
