import { sql } from 'kysely';

/** SQL for the affiliation of the member `m`: company or department by class, else the text from the profile. */
export const affiliation = sql<string | null>`coalesce(
  case m.class_cd
    when 'COMPANY' then (select c.nm from member_company c where c.member_uid = m.member_uid)
    when 'STUDENT' then (select d.code_nm from member_student s join code d on d.group_cd = 'DEPT' and d.code = s.dept_cd
      where s.member_uid = m.member_uid)
    else (select d.code_nm from member_staff t join code d on d.group_cd = 'DEPT' and d.code = t.dept_cd
      where t.member_uid = m.member_uid)
  end, m.affiliation)`;
