import { type EndpointData, errorCodes, type Page, withoutSeparators } from '@haesol/contracts/common';
import type { adminCompanies, adminCompany, adminCompanyCharge } from '@haesol/contracts/identity';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { AppContext } from '../../../context.ts';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import { rowCount } from '../../../db/expressions.ts';
import type { Db, Trx } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { enqueueMail } from '../../../mail/outbox.ts';
import { pagePaths } from '../../../mail/pagePaths.ts';
import { toNews } from '../../../mail/texts/news.ts';
import { addNotification, readMemberLocale } from '../../common/notifications/repository.ts';
import { orderOf } from '../../common/office/lists.ts';
import { toMaskedName } from '../../common/text/maskedName.ts';
import { occursIn } from '../../common/text/searchText.ts';
import { createCompanyRepository } from '../../identity/company/repository.ts';
import { selectMembers, toStaffMember, withFacts } from './members.ts';

type Filter = Pick<z.output<typeof adminCompanies.query>, 'searchKeyword' | 'sort' | 'state'>;

const membersOf = (state: string) => sql<number>`(select count(*)::int from member_company c
  join member m using (member_uid) where c.biz_no = k.biz_no and m.state <> 'LEFT'
  and (${state} = '' or m.state = ${state}))`;
const waitCnt = membersOf('PENDING_CLASS');

function selectCompanies(db: Db) {
  return db
    .selectFrom('company as k')
    .leftJoin('member as m', 'm.member_uid', 'k.manager_uid')
    .where(sql<boolean>`${membersOf('')} > 0`);
}

const withCounts = (found: ReturnType<typeof selectCompanies>) =>
  found
    .select(['k.biz_no', 'k.nm', 'k.manager_uid', 'k.created_at', 'm.name'])
    .select([membersOf('').as('member_cnt'), waitCnt.as('wait_cnt')]);

type CompanyRow = Awaited<ReturnType<ReturnType<typeof withCounts>['execute']>>[number];

const toCompany = (row: CompanyRow) => ({
  bizNo: row.biz_no,
  companyNm: row.nm,
  memberCnt: row.member_cnt,
  waitCnt: row.wait_cnt,
  managerUid: row.manager_uid,
  managerNm: row.name && toMaskedName(row.name),
  joinedDt: toSeoulInstant(row.created_at),
});

const order = {
  usual: sql`(${waitCnt} > 0) desc, k.nm, k.biz_no`,
  columns: {
    company: { by: sql.ref('k.nm') },
    bizNo: { by: sql.ref('k.biz_no') },
    members: { by: sql.ref('member_cnt') },
    joined: { by: sql.ref('k.created_at') },
  },
  uid: sql.ref('k.biz_no'),
} as const;

/** Lists companies with members; those with members who wait for their confirmation first. */
export async function listCompanies(db: Db, { state, searchKeyword, sort }: Filter, { limit, offset }: Page) {
  const number = withoutSeparators(searchKeyword);
  const found = selectCompanies(db)
    .where(
      sql<boolean>`case ${state}::text when 'WAIT' then ${waitCnt} > 0 when 'NONE' then k.manager_uid is null else true end`,
    )
    .where(
      sql<boolean>`(${occursIn(searchKeyword, sql`k.nm`)}
        or (${number} <> '' and position(${number} in k.biz_no) > 0))`,
    );
  const { cnt } = await found.select(rowCount.as('cnt')).executeTakeFirstOrThrow();
  const rows = await withCounts(found).orderBy(orderOf(sort, order)).limit(limit).offset(offset).execute();
  return { list: rows.map(toCompany), cnt_total: cnt };
}

/** @throws {ApiError} `4040` */
export async function getStaffCompany(db: Db, bizNo: string): Promise<EndpointData<typeof adminCompany>> {
  const company = await withCounts(selectCompanies(db).where('k.biz_no', '=', bizNo)).executeTakeFirst();
  if (company === undefined) throw new ApiError(errorCodes.notFound);
  const rows = await withFacts(selectMembers(db).where('mc.biz_no', '=', bizNo))
    .select('mc.position')
    .orderBy(sql`(m.member_uid is not distinct from ${company.manager_uid}::uuid)`, 'desc')
    .orderBy('m.created_at')
    .orderBy('m.member_uid')
    .limit(200)
    .execute();
  const members = rows.map((row) => ({
    ...toStaffMember(row),
    position: row.position,
    inChargeYn: row.member_uid === company.manager_uid ? ('Y' as const) : ('N' as const),
  }));
  return { ...toCompany(company), members };
}

/** Puts a confirmed member in charge of the company and tells both. @throws {ApiError} `4040`, `4405` */
export async function changeCharge(
  { mails }: AppContext,
  trx: Trx,
  bizNo: string,
  { memberUid, fromUid, staff }: z.output<typeof adminCompanyCharge.body> & { readonly staff: Principal },
): Promise<void> {
  const company = await trx
    .selectFrom('company')
    .select(['nm', 'manager_uid'])
    .where('biz_no', '=', bizNo)
    .forUpdate()
    .executeTakeFirst();
  if (company === undefined) throw new ApiError(errorCodes.notFound);
  if (company.manager_uid !== fromUid) throw new ApiError(errorCodes.moveNotAllowed);
  const next = await createCompanyRepository(trx).handOver(bizNo, fromUid, memberUid);
  if (next === undefined) throw new ApiError(errorCodes.notFound);
  const { email: to, name } = next;
  const locale = next.locale ?? 'ko';
  await enqueueMail(trx, mails.companyManager({ to, name, locale, companyNm: company.nm }));
  const told = { kind: 'MEMBER', text: company.nm, link: pagePaths.memberInfo, now: staff.now };
  await addNotification(trx, { ...told, memberUid, locale, title: toNews('기업 담당자로 지정되었습니다.', locale) });
  if (fromUid !== null) {
    const ofBefore = await readMemberLocale(trx, fromUid);
    const title = toNews('기업 담당자가 바뀌었습니다.', ofBefore);
    await addNotification(trx, { ...told, memberUid: fromUid, locale: ofBefore, title });
  }
  const detail = { bizNo, from: fromUid };
  await writeAudit(trx, {
    actorUid: staff.memberUid,
    action: 'company.charge',
    targetType: 'MEMBER',
    targetUid: memberUid,
    detail,
  });
}
