import { type AreaRights, errorCodes, hasAreaRight } from '@haesol/contracts/common';
import type { MemberPart, NoteKind } from '@haesol/contracts/member';
import { type RawBuilder, sql } from 'kysely';
import { describedSql, int4, nullable, text, timestamptz } from '../../../db/describedSql.ts';
import type { Db } from '../../../db/schema.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import { requireUuid } from '../../../http/requireUuid.ts';
import { toMaskedName } from '../../common/text/maskedName.ts';
import { memberPartAreas } from './areas.ts';

/** Items of each kind on the page of a member. */
const shownItems = 5;
const shownMoves = 30;

/** SQL for the items of a kind: key, key of its page, number, title, state and time. */
const sources: Readonly<Record<MemberPart, (memberUid: string) => RawBuilder<unknown>>> = {
  BOOKING: (memberUid) => sql`select r.rsv_uid::text as uid, r.rsv_uid::text as page_uid, r.rsv_no as no,
    e.eq_nm as title, r.state, r.created_at as at from equipment_rsv r join equipment e on e.eq_uid = r.eq_uid
    where r.member_uid = ${memberUid}::uuid and r.rsv_no is not null`,
  PENALTY: (memberUid) => sql`select p.penalty_uid::text as uid, p.rsv_uid::text as page_uid,
    coalesce(r.rsv_no, '') as no, e.eq_nm as title,
    case when p.lifted_at is null then 'COUNTED' else 'LIFTED' end as state, p.created_at as at
    from penalty p join equipment_rsv r on r.rsv_uid = p.rsv_uid join equipment e on e.eq_uid = r.eq_uid
    where p.member_uid = ${memberUid}::uuid`,
  APPLICATION: (memberUid) => sql`select a.apl_uid::text as uid, a.apl_uid::text as page_uid, a.apl_no as no, a.title,
    a.state, coalesce(a.submitted_at, a.created_at) as at from application a
    where a.member_uid = ${memberUid}::uuid and a.apl_no is not null`,
  ENROLMENT: (memberUid) => sql`select n.apl_uid::text as uid, n.edu_uid as page_uid, n.apl_no as no, e.title, n.state,
    n.created_at as at from enroll n join edu e on e.edu_uid = n.edu_uid where n.member_uid = ${memberUid}::uuid`,
  QUESTION: (memberUid) => sql`select q.qna_uid::text as uid, q.qna_uid::text as page_uid, '' as no, q.title,
    q.answer_state as state, q.created_at as at from qna q
    where q.writer_uid = ${memberUid}::uuid and q.deleted_at is null`,
  ORDER: (memberUid) => sql`select o.order_uid::text as uid, o.order_uid::text as page_uid, o.order_no as no,
    coalesce(g.gds_nm, '') as title, r.stts_cd as state, o.created_at as at
    from orders o join reservation r on r.order_uid = o.order_uid left join goods g on g.gds_uid = r.gds_uid
    where o.member_uid = ${memberUid}::uuid`,
};

/** @param exceptUid item that is left out */
async function readPart(db: Db, part: MemberPart, memberUid: string, exceptUid = '') {
  const rows = await describedSql('office.memberItems', {
    uid: text,
    page_uid: text,
    no: text,
    title: text,
    state: text,
    at: timestamptz,
    cnt: int4,
  })`select i.uid, i.page_uid, i.no, i.title, i.state, i.at, (count(*) over ())::int as cnt
    from (${sources[part](memberUid)}) i where i.uid <> ${exceptUid} order by i.at desc, i.uid limit ${shownItems}`.execute(
    db,
  );
  const list = rows.map(({ page_uid: pageUid, at, cnt: _cnt, ...item }) => ({
    ...item,
    pageUid,
    dt: toSeoulInstant(at),
  }));
  return { part, cnt: rows[0]?.cnt ?? 0, list };
}

/** Reads the parts in the areas that the reader may see. */
async function readParts(db: Db, memberUid: string, areas: AreaRights, exceptUid?: string) {
  const parts = [];
  for (const [part, area] of Object.entries(memberPartAreas)) {
    if (hasAreaRight(areas, area, 'READ')) parts.push(await readPart(db, part as MemberPart, memberUid, exceptUid));
  }
  return parts;
}

/** Lists deeds of staff and the system with an account, but not looks at it. */
async function readMoves(db: Db, memberUid: string) {
  const rows = await db
    .selectFrom('audit_log as a')
    .leftJoin('member as m', 'm.member_uid', 'a.actor_uid')
    .select(['a.audit_uid', 'a.at', 'a.action', 'm.name', 'm.role'])
    .select([sql<string | null>`a.detail->>'to'`.as('to'), sql<string | null>`a.detail->>'memo'`.as('memo')])
    .where('a.target_uid', '=', memberUid)
    .where(sql<boolean>`(a.action like 'member.%' and a.action <> 'member.reveal' or a.action like 'rights.%')`)
    .orderBy('a.at', 'desc')
    .orderBy('a.audit_uid', 'desc')
    .limit(shownMoves)
    .execute();
  return rows.map((row) => ({
    moveUid: row.audit_uid,
    action: row.action,
    to: row.to,
    memo: row.memo,
    byNm: row.role === 'MEMBER' && row.name !== null ? toMaskedName(row.name) : row.name,
    dt: toSeoulInstant(row.at),
  }));
}

/** Returns the items of a member in the areas that the reader may see, and the moves of the account. @throws {ApiError} `4040` */
export async function readMemberItems(db: Db, memberUid: string, areas: AreaRights) {
  const member = await db
    .selectFrom('member')
    .select('member_uid')
    .where('member_uid', '=', memberUid)
    .where('state', '<>', 'LEFT')
    .executeTakeFirst();
  if (member === undefined) throw new ApiError(errorCodes.notFound);
  return { parts: await readParts(db, memberUid, areas), moves: await readMoves(db, memberUid) };
}

/** Tables of the items, with the columns of their key and of their member. */
const itemTables: Readonly<Record<NoteKind, readonly [table: string, key: string, member: string]>> = {
  QNA: ['qna', 'qna_uid', 'writer_uid'],
  INQUIRY: ['inquiry', 'inquiry_uid', 'member_uid'],
  APPLICATION: ['application', 'apl_uid', 'member_uid'],
  BOOKING: ['equipment_rsv', 'rsv_uid', 'member_uid'],
  ENROLMENT: ['enroll', 'apl_uid', 'member_uid'],
  ORDER: ['orders', 'order_uid', 'member_uid'],
  MEMBER: ['member', 'member_uid', 'member_uid'],
};

/** Returns the other items of the member of an item; none of a guest or of a member who has left. @throws {ApiError} `4040` */
export async function readOtherItems(
  db: Db,
  { ref, uid: id }: { readonly ref: NoteKind; readonly uid: string },
  areas: AreaRights,
) {
  const uid = requireUuid(id);
  const [table, key, member] = itemTables[ref];
  const [item] = await describedSql('office.memberOf', { member_uid: nullable(text) })`
    select (select m.member_uid::text from member m where m.member_uid = i.${sql.ref(member)} and m.state <> 'LEFT')
      as member_uid from ${sql.table(table)} i where i.${sql.ref(key)} = ${uid}::uuid`.execute(db);
  if (item === undefined) throw new ApiError(errorCodes.notFound);
  return { parts: item.member_uid === null ? [] : await readParts(db, item.member_uid, areas, uid) };
}
