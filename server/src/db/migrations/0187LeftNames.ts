import { type Kysely, sql } from 'kysely';

/** Posts of members who left before lose the name too, also where replies name the writer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update comment set mention_nm = '탈퇴회원' where exists (select 1 from comment o
    join member m on m.member_uid = o.writer_uid and m.state = 'LEFT'
    where o.parent_uid = comment.parent_uid and o.writer_nm = comment.mention_nm)`.execute(db);
  for (const table of ['comment', 'qna']) {
    await sql`update ${sql.table(table)} p set writer_nm = '탈퇴회원' from member m
      where m.member_uid = p.writer_uid and m.state = 'LEFT'`.execute(db);
  }
}
