import { type ContentLocale, errorCodes, type FileRef, type Page } from '@haesol/contracts/common';
import { type adminInquiries, type KeptBooker, toBookerName } from '@haesol/contracts/travel';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { AppContext } from '../../../context.ts';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import { contactMail, isGuestRow, rowCount } from '../../../db/expressions.ts';
import type { Db, Trx } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { requireRev } from '../../../http/versions.ts';
import { toMyInquiryPath } from '../../../mail/pagePaths.ts';
import { toNews } from '../../../mail/texts/news.ts';
import { detachFiles, setAttachments } from '../../common/files/attachments.ts';
import { createFileLinks } from '../../common/files/fileLinks.ts';
import { isPhoneOf } from '../../common/members/hasPhone.ts';
import { notifyMember } from '../../common/notifications/notifyMember.ts';
import { isShown, type QueueFilter, selectAssignee, toAssignable } from '../../common/office/assignments.ts';
import { isOnDays, orderOf } from '../../common/office/lists.ts';
import { rememberMove, takeBack, undoDelaySec } from '../../common/office/moveUndo.ts';
import { fillName, toMaskedName } from '../../common/text/maskedName.ts';
import { occursIn } from '../../common/text/searchText.ts';
import { guestNames } from '../voucher/recipient.ts';
import { answerRefType, listPosts, selectInquiries } from './ownInquiries.ts';
import { addPost } from './repository.ts';

interface StaffFilter
  extends QueueFilter,
    Omit<z.output<typeof adminInquiries.query>, 'assigned' | 'pageNum' | 'pageSize' | 'view'> {}

/** SQL: texts in which staff search, with the name of the member and the number of the reservation. */
const words = sql`concat_ws(' ', i.title, i.content, (select m.name from member m where m.member_uid = i.member_uid),
  (select r.rsvt_no from reservation r where r.rsvt_uid = i.rsvt_uid))`;

/** Start of the wait. */
const waitStart = sql`coalesce(i.reopened_at, i.created_at)`;

/** Order of inquiries for staff. */
const order = {
  usual: sql`(i.answer_state = 'WAIT') desc, case when i.answer_state = 'WAIT' then ${waitStart} end,
    answered_at desc, i.inquiry_uid`,
  columns: {
    wait: { by: waitStart, isFlipped: true },
    category: { by: sql.ref('i.category_cd') },
    title: { by: sql.ref('i.title') },
    lang: { by: sql.ref('i.locale') },
    assignee: { by: sql.ref('assignee_nm'), isNullable: true },
  },
  uid: sql.ref('i.inquiry_uid'),
} as const;

/** Selects inquiries as `i` with their member, reservation and member of staff in charge. */
const selectStaffInquiries = (db: Db, languageCd: string) =>
  selectInquiries(db, languageCd)
    .innerJoin('member as m', 'm.member_uid', 'i.member_uid')
    .leftJoin('reservation as r', 'r.rsvt_uid', 'i.rsvt_uid')
    .select(['m.name', 'r.rsvt_no', 'i.rev'])
    .select(selectAssignee('inquiries', 'i.inquiry_uid'));

type StaffRow = Awaited<ReturnType<ReturnType<typeof selectStaffInquiries>['execute']>>[number];

function toStaffInquiry(row: StaffRow, toFileRef: (file: StaffRow['files'][number]) => FileRef, staffUid: string) {
  return {
    inquiryUid: row.inquiry_uid,
    categoryNm: row.code_nm ?? row.category_cd,
    title: row.title,
    lang: row.locale,
    content: row.content,
    memberNm: toMaskedName(row.name),
    gdsNm: row.gds_nm,
    rsvtNo: row.rsvt_no,
    files: row.files.map(toFileRef),
    answerState: row.answer_state,
    reopenedYn: row.reopened_at === null ? ('N' as const) : ('Y' as const),
    answer: row.answer,
    createdDt: toSeoulInstant(row.created_at),
    answeredDt: row.answered_at === null ? null : toSeoulInstant(row.answered_at),
    ...toAssignable(row, staffUid),
    waitDt: toSeoulInstant(row.reopened_at ?? row.created_at),
  };
}

interface StaffReader {
  readonly staffUid: string;
  readonly languageCd: string;
  readonly now: Date;
}

/** @throws {ApiError} `4040` */
export async function readStaffInquiry(
  { db, secrets }: Pick<AppContext, 'db' | 'secrets'>,
  inquiryUid: string,
  { staffUid, languageCd, now }: StaffReader,
) {
  const row = await selectStaffInquiries(db, languageCd).where('i.inquiry_uid', '=', inquiryUid).executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCodes.notFound);
  const links = createFileLinks(secrets, staffUid);
  return {
    ...toStaffInquiry(row, (file) => links.toFileRef(file, now), staffUid),
    posts: await listPosts({ db, secrets }, inquiryUid, now),
  };
}

/** Lists inquiries for staff, longest waiting first unless a column is chosen. */
export async function listStaffInquiries(
  { db, secrets }: Pick<AppContext, 'db' | 'secrets'>,
  filter: StaffFilter,
  { limit, offset, languageCd, now }: Page & { readonly languageCd: string; readonly now: Date },
) {
  const { answerState, categoryCd, lang, startDate, endDate, searchKeyword, staffUid, sort } = filter;
  const links = createFileLinks(secrets, staffUid);
  const isFound = sql<boolean>`(${answerState} = '' or i.answer_state = ${answerState})
    and (${categoryCd} = '' or i.category_cd = ${categoryCd}) and (${lang} = '' or i.locale = ${lang})
    and ${isOnDays(sql.ref('i.created_at'), startDate, endDate)}
    and (${occursIn(searchKeyword, words)} or ${isPhoneOf(searchKeyword, 'i.member_uid')})
    and ${isShown('inquiries', 'i.inquiry_uid', filter)}`;
  const { cnt } = await db
    .selectFrom('inquiry as i')
    .select(rowCount.as('cnt'))
    .where('i.deleted_at', 'is', null)
    .where(isFound)
    .executeTakeFirstOrThrow();
  const rows = await selectStaffInquiries(db, languageCd)
    .where(isFound)
    .orderBy(orderOf(sort, order))
    .limit(limit)
    .offset(offset)
    .execute();
  const list = rows.map((row) => toStaffInquiry(row, (file) => links.toFileRef(file, now), staffUid));
  return { list, cnt_total: cnt };
}

interface Asker {
  readonly name: string;
  readonly is_guest: boolean;
  readonly booker: KeptBooker | null;
  readonly locale: ContentLocale;
}

/** Names the person who asked. The name of a buyer without an account is the mail address, so that the booker's or a form of address is used. */
const toAddressee = ({ name, is_guest: isGuest, booker, locale }: Asker): string =>
  isGuest ? toBookerName(booker ?? {}) || guestNames[locale] : name;

interface InquiryAnswer {
  readonly inquiryUid: string;
  readonly content: string;
  readonly fileUids: readonly string[];
  /** Version that staff saw. */
  readonly rev?: number | undefined;
}

/** Answers an inquiry and notifies its member. @throws {ApiError} `4040`, `4405` for another version */
export async function answerInquiry(
  { mails }: Pick<AppContext, 'mails'>,
  trx: Trx,
  { inquiryUid, content, fileUids, rev }: InquiryAnswer,
  staff: Principal,
) {
  const { now } = staff;
  await requireRev(trx, { table: 'inquiry', uid: inquiryUid, rev, now });
  const inquiry = await trx
    .selectFrom('inquiry as i')
    .innerJoin('member as m', 'm.member_uid', 'i.member_uid')
    .leftJoin('reservation as r', 'r.rsvt_uid', 'i.rsvt_uid')
    .select(['i.member_uid', 'i.title', 'i.answer', contactMail.as('email'), 'm.name', 'i.locale', 'r.booker'])
    .select(['i.answer_state', 'i.reopened_at', isGuestRow.as('is_guest')])
    .where('i.inquiry_uid', '=', inquiryUid)
    .where('i.deleted_at', 'is', null)
    .forUpdate('i')
    .executeTakeFirst();
  if (inquiry === undefined) throw new ApiError(errorCodes.notFound);
  const text = fillName(content, toAddressee(inquiry));
  const isFirst = inquiry.answer === null;
  await trx
    .updateTable('inquiry')
    .set({ answer_state: 'ANSWERED', reopened_at: null, ...(isFirst && { answer: text, answered_at: now }) })
    .where('inquiry_uid', '=', inquiryUid)
    .execute();
  const refUid = isFirst ? inquiryUid : await addPost(trx, { inquiryUid, content: text, isOfStaff: true, now });
  const answer = { refType: answerRefType, refUid, ownerUid: staff.memberUid, now };
  await setAttachments(trx, { ...answer, kind: 'attach', field: 'fileUids', fileUids });
  const detail = { from: inquiry.answer_state, to: 'ANSWERED' };
  await writeAudit(trx, { actorUid: staff.memberUid, action: 'inquiry.answer', targetUid: inquiryUid, detail });
  const { locale } = inquiry;
  const told = await notifyMember(trx, {
    delaySec: undoDelaySec,
    memberUid: inquiry.member_uid,
    kind: 'INQUIRY_ANSWER',
    title: toNews('여행 문의에 답변이 등록되었습니다.', locale),
    text: inquiry.title,
    link: toMyInquiryPath(inquiryUid),
    now,
    mail: mails.inquiryAnswered({
      to: inquiry.email,
      title: inquiry.title,
      inquiryUid,
      locale,
    }),
  });
  const { answer_state: state, reopened_at: reopenedAt } = inquiry;
  const before = { refUid, isFirst, state, reopenedAt: reopenedAt?.toISOString() ?? null };
  await rememberMove(trx, { queue: 'inquiries', refUid: inquiryUid, staff, before, told });
  return { inquiryUid, answeredDt: toSeoulInstant(now) };
}

/** Takes an answer back; its files are uploads again. @throws {ApiError} as {@link takeBack} */
export async function undoInquiryAnswer(trx: Trx, inquiryUid: string, staff: Principal): Promise<void> {
  await takeBack(trx, { queue: 'inquiries', refUid: inquiryUid, staff }, async (before) => {
    const { isFirst, state, reopenedAt } = before;
    const refUid = String(before.refUid);
    await detachFiles(trx, answerRefType, refUid);
    if (isFirst !== true) await trx.deleteFrom('inquiry_post').where('post_uid', '=', refUid).execute();
    await trx
      .updateTable('inquiry')
      .set({
        answer_state: state === 'ANSWERED' ? 'ANSWERED' : 'WAIT',
        reopened_at: typeof reopenedAt === 'string' ? new Date(reopenedAt) : null,
        ...(isFirst === true && { answer: null, answered_at: null }),
      })
      .where('inquiry_uid', '=', inquiryUid)
      .execute();
  });
}
