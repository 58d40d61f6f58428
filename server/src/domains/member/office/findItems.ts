import { foundKinds } from '@haesol/contracts/member';
import { sql } from 'kysely';
import { describedSql, oneOf, text } from '../../../db/describedSql.ts';
import type { Db } from '../../../db/schema.ts';
import { hasPhone } from '../../common/members/hasPhone.ts';
import { toMaskedName } from '../../common/text/maskedName.ts';
import { occursIn } from '../../common/text/searchText.ts';

/** Found items of each kind. */
const limit = 5;
const minLength = 2;

const has = (keyword: string, searched: string) => occursIn(keyword, sql.raw(searched));

/** Finds items by number, title or name for the palette: the newest of each kind. Names are masked. */
export async function findItems(db: Db, q: string, hasInquiries: boolean) {
  if (q.length < minLength) return [];
  const rows = await describedSql('office.find', {
    kind: oneOf(...foundKinds),
    uid: text,
    no: text,
    title: text,
    name: text,
    state: text,
  })`(select 'BOOKING' as kind, r.rsv_uid::text as uid, r.rsv_no as no, e.eq_nm as title, m.name, r.state
      from equipment_rsv r join equipment e on e.eq_uid = r.eq_uid join member m on m.member_uid = r.member_uid
      where r.rsv_no is not null and ${has(q, "r.rsv_no || ' ' || e.eq_nm || ' ' || m.name")}
      order by r.created_at desc limit ${limit})
    union all (select 'APPLICATION', a.apl_uid::text, a.apl_no, a.title, m.name, a.state
      from application a join member m on m.member_uid = a.member_uid
      where a.apl_no is not null and ${has(q, "a.apl_no || ' ' || a.title || ' ' || m.name")}
      order by a.submitted_at desc limit ${limit})
    union all (select 'ORDER', o.order_uid::text, o.order_no, coalesce(g.gds_nm, ''), m.name, r.stts_cd
      from orders o join reservation r on r.order_uid = o.order_uid join member m on m.member_uid = o.member_uid
      left join goods g on g.gds_uid = r.gds_uid
      where ${has(q, "o.order_no || ' ' || r.rsvt_no || ' ' || coalesce(g.gds_nm, '') || ' ' || m.name")}
      order by o.created_at desc limit ${limit})
    union all (select 'QNA', q.qna_uid::text, '', q.title, q.writer_nm, q.answer_state
      from qna q where q.deleted_at is null and ${has(q, "q.title || ' ' || q.writer_nm")}
      order by q.created_at desc limit ${limit})
    union all (select 'INQUIRY', i.inquiry_uid::text, '', i.title, m.name, i.answer_state
      from inquiry i join member m on m.member_uid = i.member_uid
      where ${hasInquiries} and i.deleted_at is null and ${has(q, "i.title || ' ' || m.name")}
      order by i.created_at desc limit ${limit})
    union all (select 'MEMBER', m.member_uid::text, '', coalesce(c.nm, m.affiliation, ''), m.name, m.state
      from member m left join member_company c on c.member_uid = m.member_uid
      where m.state <> 'LEFT' and (${has(q, "m.name || ' ' || m.email || ' ' || coalesce(c.nm, m.affiliation, '')")}
        or ${hasPhone(q)})
      order by m.created_at desc limit ${limit})`.execute(db);
  return rows.map(({ name, ...row }) => ({ ...row, memberNm: toMaskedName(name) }));
}
