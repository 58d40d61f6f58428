import { contentLocales } from '@haesol/contracts/common';
import { type Kysely, sql } from 'kysely';
import { citext, describedSql, nullable, oneOf, text } from '../../../db/describedSql.ts';
import type { Database } from '../../../db/schema.ts';
import type { Reader } from '../../../mail/mail.ts';

/** Queries of companies and persons in charge, for the database or a transaction. */
export function createCompanyRepository(db: Kysely<Database>) {
  return {
    findOf: (memberUid: string) =>
      db
        .selectFrom('member_company as c')
        .innerJoin('company as k', 'k.biz_no', 'c.biz_no')
        .leftJoin('member as m', 'm.member_uid', 'k.manager_uid')
        .select(['k.biz_no', 'k.nm', 'k.manager_uid', 'm.name as manager_nm'])
        .where('c.member_uid', '=', memberUid)
        .executeTakeFirst(),

    /** Lists the person in charge first, then the others by time of joining. */
    listColleagues: (bizNo: string) =>
      db
        .selectFrom('member_company as c')
        .innerJoin('member as m', 'm.member_uid', 'c.member_uid')
        .innerJoin('company as k', 'k.biz_no', 'c.biz_no')
        .select(['m.member_uid', 'm.name', 'c.position', 'm.created_at', 'm.state'])
        .where('c.biz_no', '=', bizNo)
        .where('m.state', '<>', 'LEFT')
        .orderBy(sql`(m.member_uid = k.manager_uid)`, 'desc')
        .orderBy('m.created_at')
        .orderBy('m.member_uid')
        .limit(200)
        .execute(),

    /** Locks the company's row until the end of the transaction. */
    async lock(bizNo: string): Promise<void> {
      await db.selectFrom('company').select('biz_no').where('biz_no', '=', bizNo).forUpdate().execute();
    },

    /**
     * Makes a confirmed member of the same company the person in charge, if `from` still is.
     * @returns the new person in charge, or undefined without a change
     */
    handOver: (bizNo: string, from: string | null, to: string) =>
      db
        .updateTable('company as k')
        .from('member_company as c')
        .innerJoin('member as m', 'm.member_uid', 'c.member_uid')
        .set((eb) => ({ manager_uid: eb.ref('m.member_uid') }))
        .where('k.biz_no', '=', bizNo)
        .where('k.manager_uid', 'is not distinct from', from)
        .whereRef('c.biz_no', '=', 'k.biz_no')
        .where('m.member_uid', '=', to)
        .where('m.member_uid', 'is distinct from', from)
        .where('m.state', '=', 'ACTIVE')
        .returning(['m.name', 'm.email', 'm.locale'])
        .executeTakeFirst(),

    /**
     * Assigns the charge to the member who joined next when the person in charge leaves. @returns that member, if there is one
     */
    async succeed(memberUid: string): Promise<(Reader & { companyNm: string }) | undefined> {
      const columns = {
        name: nullable(text),
        email: nullable(citext),
        locale: nullable(oneOf(...contentLocales)),
        companyNm: text,
      };
      const [row] = await describedSql('company.succeed', columns)`
        with next as (
          select k.biz_no, (
            select m.member_uid from member_company o join member m using (member_uid)
            where o.biz_no = k.biz_no and m.member_uid <> ${memberUid} and m.state in ('ACTIVE', 'PENDING_CLASS')
            order by (m.state = 'ACTIVE') desc, m.created_at, m.member_uid limit 1) as member_uid
          from company k where k.manager_uid = ${memberUid}
        ), changed as (
          update company k set manager_uid = n.member_uid from next n where k.biz_no = n.biz_no
          returning k.nm, n.member_uid
        )
        select m.name, m.email, m.locale, changed.nm as "companyNm" from changed left join member m using (member_uid)`.execute(
        db,
      );
      if (row === undefined || row.name === null || row.email === null) return undefined;
      return { companyNm: row.companyNm, name: row.name, to: row.email, locale: row.locale ?? 'ko' };
    },
  };
}
