import { createHash } from 'node:crypto';
import type { ContentLocale, EndpointInput } from '@haesol/contracts/common';
import type { JoinClass, join } from '@haesol/contracts/identity';
import { type Kysely, sql } from 'kysely';
import type { Database, SocialProvider } from '../../../db/schema.ts';
import { createUid } from '../../../db/uuid.ts';
import { hasCode } from '../../common/codes/repository.ts';
import { listTerms } from '../../common/terms/repository.ts';

export interface NewMember {
  readonly memberUid: string;
  readonly email: string;
  readonly passwordHash: string | null;
  readonly name: string;
  readonly tel: readonly [string, string, string];
  readonly memberClass: JoinClass;
  readonly state: 'ACTIVE' | 'PENDING_CLASS';
  readonly affiliation: string | null;
  readonly profileFileUid: string | null;
  /** Language of the sign-up; null for Korean, the default. */
  readonly locale: ContentLocale | null;
  readonly now: Date;
}

export interface Agreement {
  readonly code: string;
  readonly version: string;
  readonly yn: 'Y' | 'N';
}

/** Queries of sign-up, for a transaction. */
export function createJoinRepository(db: Kysely<Database>) {
  return {
    ...createBelongings(db),

    async hasMember(email: string): Promise<boolean> {
      const row = await db.selectFrom('member').select('member_uid').where('email', '=', email).executeTakeFirst();
      return row !== undefined;
    },

    /** Returns the current versions of terms. */
    async listVersions(today: string): Promise<ReadonlyMap<string, string>> {
      const terms = await listTerms(db, today);
      return new Map(terms.map(({ code, version }) => [code, version]));
    },

    hasCode: (group: string, code: string) => hasCode(db, group, code),

    async createMember(member: NewMember): Promise<void> {
      const {
        memberUid,
        email,
        passwordHash,
        name,
        tel,
        memberClass,
        state,
        affiliation,
        profileFileUid,
        locale,
        now,
      } = member;
      await db
        .insertInto('member')
        .values({
          member_uid: memberUid,
          email,
          pw_hash: passwordHash,
          name,
          tel1: tel[0],
          tel2: tel[1],
          tel3: tel[2],
          class_cd: memberClass,
          state,
          affiliation,
          profile_file_uid: profileFileUid,
          locale,
          pw_changed_at: passwordHash === null ? null : now,
          created_at: now,
        })
        .execute();
    },

    /** Makes a picture uploaded during sign-up the profile picture. @returns false for a picture of others or a removed one */
    async takePicture(fileUid: string, newcomers: readonly string[], memberUid: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('file')
        .set({ owner_uid: memberUid, ref_type: 'PROFILE', ref_uid: memberUid })
        .where('file_uid', '=', fileUid)
        .where('ref_type', '=', 'JOIN')
        .where(sql<boolean>`ref_uid = any(${newcomers}::text[])`)
        .where('removed_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async addAgreements(memberUid: string, agreements: readonly Agreement[], now: Date, ip: string): Promise<void> {
      await db
        .insertInto('member_agree')
        .values(
          agreements.map((agreement) => ({ agree_uid: createUid(), member_uid: memberUid, ...agreement, at: now, ip })),
        )
        .execute();
    },

    async addLink(
      memberUid: string,
      link: { provider: SocialProvider; subject: string; email: string | null },
      now: Date,
    ) {
      await db
        .insertInto('member_sns')
        .values({ sns_uid: createUid(), member_uid: memberUid, ...link, linked_at: now })
        .execute();
    },
  };
}

/** Returns the key of a company of another country; letters of all widths and cases are the same name. */
function toForeignKey(countryCd: string, nm: string): string {
  const name = nm.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
  return `${countryCd}-${createHash('sha256').update(name).digest('hex').slice(0, 10)}`;
}

/** Affiliations of a member: a company, or the university. */
function createBelongings(db: Kysely<Database>) {
  return {
    /**
     * Adds a member to a company, of another country by its name. The first one is in charge, and sets the name of the company.
     */
    async joinCompany(
      memberUid: string,
      company: NonNullable<EndpointInput<typeof join>['body']['company']>,
    ): Promise<void> {
      const bizNo = company.bizNo ?? toForeignKey(company.countryCd ?? '', company.nm);
      const { nm } = await db
        .insertInto('company')
        .values({ biz_no: bizNo, nm: company.nm, manager_uid: memberUid })
        .onConflict((conflict) =>
          conflict.column('biz_no').doUpdateSet((eb) => ({
            manager_uid: eb.fn.coalesce('company.manager_uid', 'excluded.manager_uid'),
          })),
        )
        .returning('nm')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('member_company')
        .values({
          member_uid: memberUid,
          biz_no: bizNo,
          nm,
          scale_cd: company.scaleCd,
          industry_cd: company.industryCd,
          position: company.position || null,
        })
        .execute();
    },

    async addStudent(
      memberUid: string,
      student: { studentNo: string; deptCd: string; grade?: number | undefined; statusCd?: string | undefined },
    ) {
      await db
        .insertInto('member_student')
        .values({
          member_uid: memberUid,
          student_no: student.studentNo,
          dept_cd: student.deptCd,
          grade: student.grade ?? null,
          status_cd: student.statusCd ?? 'ENROLLED',
        })
        .execute();
    },

    async addStaff(memberUid: string, staff: { staffNo: string; deptCd: string }): Promise<void> {
      await db
        .insertInto('member_staff')
        .values({ member_uid: memberUid, staff_no: staff.staffNo, dept_cd: staff.deptCd })
        .execute();
    },
  };
}
