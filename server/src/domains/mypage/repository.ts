import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** What of a member's is under way; a table that is not there yet counts nothing. */
const countTables = {
  edu: { table: 'enroll', where: sql`state in ('APPLIED','APPROVED','WAITLIST','LEARNING')` },
  equ: { table: 'equipment_rsv', where: sql`state in ('REQUESTED','APPROVED','IN_USE','CANCEL_REQUESTED')` },
  tech: { table: 'application', where: sql`type = 'TECH' and state not in ('DONE','REJECTED','WITHDRAWN')` },
  assn: { table: 'application', where: sql`type = 'ASSN' and state not in ('DONE','REJECTED','WITHDRAWN')` },
  collabo: { table: 'application', where: sql`type = 'COLLABO' and state not in ('DONE','REJECTED','WITHDRAWN')` },
  qna: { table: 'qna', where: sql`deleted_at is null`, owner: 'writer_uid' },
  coupon: { table: 'coupon', where: sql`state = 'OWNED'` },
  pass: { table: 'member_pass', where: sql`state in ('PAID','ACTIVE')` },
  reserve: {
    table: 'reservation',
    where: sql`stts_cd in ('PAY_WAIT','CONFIRM_WAIT','CONFIRMED','VOUCHER','CANCEL_ASK')`,
  },
} as const;

type CountName = keyof typeof countTables;
const countNames = Object.keys(countTables) as CountName[];

function ownerOf(name: CountName): string {
  const count = countTables[name];
  return 'owner' in count ? count.owner : 'member_uid';
}

export function createMypageRepository(db: Kysely<Database>) {
  return {
    getMember: (memberUid: string) =>
      db
        .selectFrom('member as m')
        .leftJoin('member_company as c', 'c.member_uid', 'm.member_uid')
        .leftJoin('company as k', 'k.biz_no', 'c.biz_no')
        .leftJoin('member_student as s', 's.member_uid', 'm.member_uid')
        .leftJoin('member_staff as t', 't.member_uid', 'm.member_uid')
        .select(['m.name', 'm.email', 'm.class_cd', 'm.profile_file_uid', 'm.tel1', 'm.tel2', 'm.tel3'])
        .select([
          'm.affiliation',
          'm.last_login_at',
          'm.created_at',
          'm.state',
          'm.pw_hash',
          'k.manager_uid',
          'c.nm',
          'c.biz_no',
          'c.scale_cd',
          'c.industry_cd',
          'c.position',
        ])
        .select(['s.student_no', 's.grade', 's.dept_cd as student_dept', 't.staff_no', 't.dept_cd as staff_dept'])
        .where('m.member_uid', '=', memberUid)
        .executeTakeFirstOrThrow(),

    listLinks: (memberUid: string) =>
      db
        .selectFrom('member_sns')
        .select(['provider', 'linked_at'])
        .where('member_uid', '=', memberUid)
        .orderBy('linked_at')
        .execute(),

    /** The latest answer of the member to each of the terms. */
    listAgreements: (memberUid: string) =>
      db
        .selectFrom('member_agree')
        .distinctOn('code')
        .select(['code', 'yn'])
        .where('member_uid', '=', memberUid)
        .orderBy('code')
        .orderBy('at', 'desc')
        .orderBy('agree_uid', 'desc')
        .execute(),

    async countItems(memberUid: string): Promise<Record<CountName, number>> {
      const tables = [...new Set(countNames.map((name) => countTables[name].table))];
      const found = await sql<{ name: string }>`
        select table_name || '.' || column_name as name from information_schema.columns
        where table_schema = 'public' and table_name = any(${tables}::text[])`.execute(db);
      const columns = new Set(found.rows.map((row) => row.name));
      const counts = Object.fromEntries(countNames.map((name) => [name, 0])) as Record<CountName, number>;
      const asked = countNames.filter((name) => columns.has(`${countTables[name].table}.${ownerOf(name)}`));
      if (asked.length === 0) return counts;
      const parts = asked.map((name) => {
        const count = countTables[name];
        const owner = ownerOf(name);
        return sql`(select count(*) from ${sql.table(count.table)} where ${sql.ref(owner)} = ${memberUid} and ${count.where}) as ${sql.ref(name)}`;
      });
      const { rows } = await sql<Record<CountName, string>>`select ${sql.join(parts)}`.execute(db);
      for (const name of asked) counts[name] = Number(rows[0]?.[name] ?? 0);
      return counts;
    },
  };
}
