import { bookingStates } from '@haesol/contracts/lab';
import { applicationStates } from '@haesol/contracts/learn';
import { foundKinds } from '@haesol/contracts/member';
import { sql } from 'kysely';
import { describedSql, nullable, oneOf, text, timestamptz } from '../../../db/describedSql.ts';
import type { Db } from '../../../db/schema.ts';
import { hasPhone } from '../../common/members/hasPhone.ts';
import { toMaskedName } from '../../common/text/maskedName.ts';
import { occursIn } from '../../common/text/searchText.ts';
import { listMemberMoves } from '../../identity/membership/moveMember.ts';
import { listStaffMoves } from '../../lab/booking/rules.ts';
import { listStaffTargets } from '../../learn/applications/rules.ts';

/** Found items of each kind. */
const limit = 5;
const minLength = 2;

const has = (keyword: string, searched: string) => occursIn(keyword, sql.raw(searched));

interface FoundRow {
  readonly kind: (typeof foundKinds)[number];
  readonly state: string;
  readonly type: string | null;
  readonly role: string | null;
  readonly from: Date | null;
  readonly to: Date | null;
}

/** Answer of a question; an answered one can be opened again. */
const answerMoves = (state: string) => (state === 'WAIT' ? ['ANSWER'] : ['WAIT']);

/** Returns the moves that the state of an item allows, as its page offers them. */
function listMoves({ kind, state, type, role, from, to }: FoundRow, now: Date): string[] {
  const known = <T extends string>(states: readonly T[]): T | undefined => states.find((one) => one === state);
  switch (kind) {
    case 'BOOKING': {
      const booking = known(bookingStates);
      return booking === undefined || from === null || to === null ? [] : listStaffMoves(booking, { from, to }, now);
    }
    case 'APPLICATION': {
      const application = known(applicationStates);
      const of = (['TECH', 'ASSN', 'COLLABO'] as const).find((one) => one === type);
      return application === undefined || of === undefined ? [] : listStaffTargets(of, application);
    }
    case 'ORDER':
      return state === 'CONFIRM_WAIT' ? ['CONFIRMED'] : [];
    case 'MEMBER':
      return listMemberMoves({ state, role: role ?? '', class_cd: type ?? '' });
    default:
      return answerMoves(state);
  }
}

/** Finds items by number, title or name for the palette: the newest of each kind. Names are masked. */
export async function findItems(
  db: Db,
  q: string,
  { hasInquiries, now }: { readonly hasInquiries: boolean; readonly now: Date },
) {
  if (q.length < minLength) return [];
  const rows = await describedSql('office.find', {
    kind: oneOf(...foundKinds),
    uid: text,
    no: text,
    title: text,
    name: text,
    state: text,
    /** Kind of an application, class of a member. */
    type: nullable(text),
    role: nullable(text),
    from: nullable(timestamptz),
    to: nullable(timestamptz),
  })`(select 'BOOKING' as kind, r.rsv_uid::text as uid, r.rsv_no as no, e.eq_nm as title, m.name, r.state,
      null as type, null as role, lower(r.during) as "from", upper(r.during) as "to"
      from equipment_rsv r join equipment e on e.eq_uid = r.eq_uid join member m on m.member_uid = r.member_uid
      where r.rsv_no is not null and ${has(q, "r.rsv_no || ' ' || e.eq_nm || ' ' || m.name")}
      order by r.created_at desc limit ${limit})
    union all (select 'APPLICATION', a.apl_uid::text, a.apl_no, a.title, m.name, a.state, a.kind, null, null, null
      from application a join member m on m.member_uid = a.member_uid
      where a.apl_no is not null and ${has(q, "a.apl_no || ' ' || a.title || ' ' || m.name")}
      order by a.submitted_at desc limit ${limit})
    union all (select 'ORDER', o.order_uid::text, o.order_no, coalesce(g.gds_nm, ''), m.name, r.stts_cd, null, null, null,
      null
      from orders o join reservation r on r.order_uid = o.order_uid join member m on m.member_uid = o.member_uid
      left join goods g on g.gds_uid = r.gds_uid
      where ${has(q, "o.order_no || ' ' || r.rsvt_no || ' ' || coalesce(g.gds_nm, '') || ' ' || m.name")}
      order by o.created_at desc limit ${limit})
    union all (select 'QNA', q.qna_uid::text, '', q.title, q.writer_nm, q.answer_state, null, null, null, null
      from qna q where q.deleted_at is null and ${has(q, "q.title || ' ' || q.writer_nm")}
      order by q.created_at desc limit ${limit})
    union all (select 'INQUIRY', i.inquiry_uid::text, '', i.title, m.name, i.answer_state, null, null, null, null
      from inquiry i join member m on m.member_uid = i.member_uid
      where ${hasInquiries} and i.deleted_at is null and ${has(q, "i.title || ' ' || m.name")}
      order by i.created_at desc limit ${limit})
    union all (select 'MEMBER', m.member_uid::text, '', coalesce(c.nm, m.affiliation, ''), m.name, m.state,
      m.class_cd, m.role, null, null
      from member m left join member_company c on c.member_uid = m.member_uid
      where m.state <> 'LEFT' and (${has(q, "m.name || ' ' || m.email || ' ' || coalesce(c.nm, m.affiliation, '')")}
        or ${hasPhone(q)})
      order by m.created_at desc limit ${limit})`.execute(db);
  return rows.map((row) => ({
    kind: row.kind,
    uid: row.uid,
    no: row.no,
    title: row.title,
    memberNm: toMaskedName(row.name),
    state: row.state,
    moves: listMoves(row, now),
  }));
}
