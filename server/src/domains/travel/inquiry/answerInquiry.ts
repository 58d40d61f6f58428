import { errorCodes, type Page } from '@haesol/contracts/common';
import { type KeptBooker, toBookerName } from '@haesol/contracts/travel';
import { sql } from 'kysely';
import type { AppContext } from '../../../context.ts';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import { contactMail, isGuestRow, rowCount } from '../../../db/expressions.ts';
import type { Trx } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { toMyInquiryPath } from '../../../mail/pagePaths.ts';
import { toNews } from '../../../mail/texts/news.ts';
import { createFileLinks } from '../../common/files/fileLinks.ts';
import { notifyMember } from '../../common/notifications/notifyMember.ts';
import { type AssignedTo, isAssigned, selectAssignee, toAssignable } from '../../common/office/assignments.ts';
import { requireRev } from '../../common/office/versions.ts';
import { fillName, toMaskedName } from '../../common/text/maskedName.ts';
import { selectInquiries } from './ownInquiries.ts';

interface StaffFilter extends AssignedTo {
  readonly answerState: '' | 'WAIT' | 'ANSWERED';
  readonly searchKeyword: string;
}

/** Lists inquiries for staff, longest waiting first. */
export async function listStaffInquiries(
  { db, secrets }: Pick<AppContext, 'db' | 'secrets'>,
  filter: StaffFilter,
  { limit, offset, languageCd, now }: Page & { readonly languageCd: string; readonly now: Date },
) {
  const { answerState, searchKeyword, staffUid } = filter;
  const links = createFileLinks(secrets);
  const isFound = sql<boolean>`(${answerState} = '' or i.answer_state = ${answerState})
    and (${searchKeyword} = '' or position(lower(${searchKeyword}) in lower(i.title || ' ' || i.content)) > 0)
    and ${isAssigned('inquiries', 'i.inquiry_uid', filter)}`;
  const { cnt } = await db
    .selectFrom('inquiry as i')
    .select(rowCount.as('cnt'))
    .where('i.deleted_at', 'is', null)
    .where(isFound)
    .executeTakeFirstOrThrow();
  const rows = await selectInquiries(db, languageCd)
    .innerJoin('member as m', 'm.member_uid', 'i.member_uid')
    .leftJoin('reservation as r', 'r.rsvt_uid', 'i.rsvt_uid')
    .select(['m.name', 'r.rsvt_no', 'i.rev'])
    .select(selectAssignee('inquiries', 'i.inquiry_uid'))
    .where(isFound)
    .orderBy(sql`(i.answer_state = 'WAIT') desc`)
    .orderBy(sql`case when i.answer_state = 'WAIT' then i.created_at end`)
    .orderBy('i.answered_at', 'desc')
    .orderBy('i.inquiry_uid')
    .limit(limit)
    .offset(offset)
    .execute();
  const list = rows.map((row) => ({
    inquiryUid: row.inquiry_uid,
    categoryNm: row.code_nm ?? row.category_cd,
    title: row.title,
    lang: row.locale,
    content: row.content,
    memberNm: toMaskedName(row.name),
    gdsNm: row.gds_nm,
    rsvtNo: row.rsvt_no,
    files: row.files.map((file) => links.toFileRef(file, now)),
    answerState: row.answer_state,
    answer: row.answer,
    createdDt: toSeoulInstant(row.created_at),
    answeredDt: row.answered_at === null ? null : toSeoulInstant(row.answered_at),
    ...toAssignable(row, staffUid),
  }));
  return { list, cnt_total: cnt };
}

interface Asker {
  readonly name: string;
  readonly is_guest: boolean;
  readonly booker: KeptBooker | null;
}

/** Names the person who asked. The name of a buyer without an account is the mail address, so that the booker's is used. */
const toAddressee = ({ name, is_guest: isGuest, booker }: Asker): string =>
  isGuest ? toBookerName(booker ?? {}) || toMaskedName(name) : name;

/** Answers an inquiry once and notifies its member. @throws {ApiError} `4040`, `4405` if already answered */
export async function answerInquiry(
  { mails }: Pick<AppContext, 'mails'>,
  trx: Trx,
  {
    inquiryUid,
    content,
    rev,
  }: { readonly inquiryUid: string; readonly content: string; readonly rev?: number | undefined },
  staff: Principal,
) {
  const { now } = staff;
  await requireRev(trx, { table: 'inquiry', uid: inquiryUid, rev, now });
  const inquiry = await trx
    .selectFrom('inquiry as i')
    .innerJoin('member as m', 'm.member_uid', 'i.member_uid')
    .leftJoin('reservation as r', 'r.rsvt_uid', 'i.rsvt_uid')
    .select(['i.member_uid', 'i.title', contactMail.as('email'), 'm.name', 'i.locale', 'm.state', 'r.booker'])
    .select(isGuestRow.as('is_guest'))
    .where('i.inquiry_uid', '=', inquiryUid)
    .where('i.deleted_at', 'is', null)
    .executeTakeFirst();
  if (inquiry === undefined) throw new ApiError(errorCodes.notFound);
  const { numUpdatedRows } = await trx
    .updateTable('inquiry')
    .set({ answer: fillName(content, toAddressee(inquiry)), answer_state: 'ANSWERED', answered_at: now })
    .where('inquiry_uid', '=', inquiryUid)
    .where('answer_state', '=', 'WAIT')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError(errorCodes.moveNotAllowed);
  await writeAudit(trx, { actorUid: staff.memberUid, action: 'inquiry.answer', targetUid: inquiryUid });
  if (inquiry.state !== 'LEFT') {
    const { locale } = inquiry;
    await notifyMember(trx, {
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
  }
  return { inquiryUid, answeredDt: toSeoulInstant(now) };
}
