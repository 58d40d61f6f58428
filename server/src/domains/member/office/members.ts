import { type EndpointData, errorCodes, type Page, toPhoneText } from '@haesol/contracts/common';
import { type adminMember, type adminMembers, guestClass, memberStates } from '@haesol/contracts/identity';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { contactMail, rowCount } from '../../../db/expressions.ts';
import type { Db } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import { hasPhone } from '../../common/members/hasPhone.ts';
import { isShown, type QueueFilter, selectAssignee, toAssignable } from '../../common/office/assignments.ts';
import { orderOf } from '../../common/office/lists.ts';
import { toMaskedEmail, toMaskedName, toMaskedTel } from '../../common/text/maskedName.ts';
import { occursIn } from '../../common/text/searchText.ts';
import { listMemberMoves } from '../../identity/membership/moveMember.ts';
import { affiliation } from '../../lab/booking/affiliation.ts';
import { listLooks } from './revealMember.ts';

type Filter = QueueFilter & Pick<z.output<typeof adminMembers.query>, 'classCd' | 'searchKeyword' | 'sort' | 'state'>;

/** Guests are no choice of any list, so that their class has no row among the codes. */
const className = sql<string>`case when m.class_cd = ${sql.lit(guestClass)} then '비회원'
  else coalesce(c.code_nm, m.class_cd) end`;

/** State with those apart who have to send new data. */
const memberState = sql<string>`case when m.state = 'PENDING_CLASS' and m.class_refused_at is not null
  then 'REFUSED' else m.state end`;

/** Start of the wait for the confirmation. */
const waitStart = sql`coalesce(m.class_sent_at, m.created_at)`;

/** Order of members for staff. */
const order = {
  usual: sql`(${memberState} = 'PENDING_CLASS') desc, case when ${memberState} = 'PENDING_CLASS' then ${waitStart} end,
    m.created_at desc, m.member_uid`,
  columns: {
    wait: { by: waitStart, isFlipped: true },
    affiliation: { by: sql.ref('affiliation'), isNullable: true },
    class: { by: sql.ref('class_nm') },
    assignee: { by: sql.ref('assignee_nm'), isNullable: true },
    joined: { by: sql.ref('m.created_at') },
  },
  uid: sql.ref('m.member_uid'),
} as const;

/** Members for staff, with buyers who have no account. */
export function selectMembers(db: Db) {
  return db
    .selectFrom('member as m')
    .leftJoin('member_company as mc', 'mc.member_uid', 'm.member_uid')
    .leftJoin('code as c', (join) => join.onRef('c.code', '=', 'm.class_cd').on('c.group_cd', '=', 'MBR_CLS'))
    .where('m.state', 'in', memberStates);
}

/** Adds the facts of {@link toStaffMember}. */
export const withFacts = (found: ReturnType<typeof selectMembers>) =>
  found
    .select([
      'm.member_uid',
      'm.name',
      contactMail.as('email'),
      'm.class_cd',
      'm.state',
      'm.role',
      'm.created_at',
      'm.last_login_at',
      'm.class_refused_at',
      'm.class_sent_at',
    ])
    .select(['m.rev', 'm.tel1', 'm.tel2', 'm.tel3', 'mc.biz_no', affiliation.as('affiliation')])
    .select(className.as('class_nm'))
    .select(selectAssignee('members', 'm.member_uid'));

type MemberRow = Awaited<ReturnType<ReturnType<typeof withFacts>['execute']>>[number];

export const toStaffMember = (row: MemberRow) => ({
  memberUid: row.member_uid,
  memberNm: toMaskedName(row.name),
  email: toMaskedEmail(row.email),
  classCd: row.class_cd,
  classNm: row.class_nm,
  affiliation: row.affiliation ?? '',
  bizNo: row.biz_no,
  state: memberStates.find((known) => known === row.state) ?? 'ACTIVE',
  classRefusedDt: row.class_refused_at === null ? null : toSeoulInstant(row.class_refused_at),
  waitDt: toSeoulInstant(row.class_sent_at ?? row.created_at),
  joinedDt: toSeoulInstant(row.created_at),
  lastLoginDt: row.last_login_at === null ? null : toSeoulInstant(row.last_login_at),
  targets: listMemberMoves(row),
  rev: row.rev,
});

/** Lists members with masked names and addresses: unconfirmed ones first, the longest wait first. */
export async function listMembers(db: Db, filter: Filter, { limit, offset }: Page) {
  const { state, classCd, searchKeyword, sort, staffUid } = filter;
  const found = selectMembers(db)
    .where(sql<boolean>`(${state} = '' or ${memberState} = ${state}) and (${classCd} = '' or m.class_cd = ${classCd})`)
    .where(
      sql<boolean>`(${occursIn(searchKeyword, sql`concat_ws(' ', m.name, m.email, mc.nm, m.affiliation)`)}
        or ${hasPhone(searchKeyword)})`,
    )
    .where(isShown('members', 'm.member_uid', filter));
  const { total } = await found.select(rowCount.as('total')).executeTakeFirstOrThrow();
  const rows = await withFacts(found).orderBy(orderOf(sort, order)).limit(limit).offset(offset).execute();
  return { list: rows.map((row) => ({ ...toStaffMember(row), ...toAssignable(row, staffUid) })), cnt_total: total };
}

/** Returns a member with masked data and the looks at it. @throws {ApiError} `4040` */
export async function getMember(
  db: Db,
  memberUid: string,
  staffUid: string,
): Promise<EndpointData<typeof adminMember>> {
  const row = await withFacts(selectMembers(db).where('m.member_uid', '=', memberUid)).executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCodes.notFound);
  const tel = toMaskedTel(toPhoneText([row.tel1 ?? '', row.tel2 ?? '', row.tel3 ?? '']));
  return { ...toStaffMember(row), ...toAssignable(row, staffUid), tel, looks: await listLooks(db, memberUid) };
}
