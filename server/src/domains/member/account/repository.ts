import type { ContentLocale, Page } from '@haesol/contracts/common';
import { type Kysely, type NotNull, sql } from 'kysely';
import { isHandler, personalLooks } from '../../../db/audit/personalLooks.ts';
import { describedSql } from '../../../db/describedSql.ts';
import { appNow, rowCount } from '../../../db/expressions.ts';
import type { Database } from '../../../db/schema.ts';
import { createUid } from '../../../db/uuid.ts';
import { localFormats } from '../../../mail/texts/localFormats.ts';
import { hasCode } from '../../common/codes/repository.ts';
import { leftMemberName } from '../../common/text/maskedName.ts';
import { removeFactors } from '../../identity/secondFactor/factors.ts';
import { eraseBookings } from '../../lab/booking/memberData.ts';
import { removeNotesAbout } from '../office/notes.ts';

const { moment } = localFormats('ko');

/** Queries of a member's own account, for the database or a transaction. */
export function createAccountRepository(db: Kysely<Database>) {
  return { ...createProfile(db), ...createConsentsAndPicture(db), ...createRecords(db), ...createLeaving(db) };
}

function createProfile(db: Kysely<Database>) {
  return {
    getMember: (memberUid: string) =>
      db.selectFrom('member').selectAll().where('member_uid', '=', memberUid).executeTakeFirstOrThrow(),

    async setPassword(memberUid: string, hash: string, now: Date): Promise<void> {
      await db
        .updateTable('member')
        .set({ pw_hash: hash, temp_pw_hash: null, temp_pw_exp: null, must_change_pw: false, pw_changed_at: now })
        .where('member_uid', '=', memberUid)
        .execute();
    },

    async updateMember(
      memberUid: string,
      change: {
        name?: string;
        email?: string;
        tel1?: string;
        tel2?: string;
        tel3?: string;
        affiliation?: string | null;
        profile_file_uid?: string | null;
        locale?: ContentLocale;
      },
    ): Promise<void> {
      if (Object.keys(change).length === 0) return;
      await db.updateTable('member').set(change).where('member_uid', '=', memberUid).execute();
    },

    /** Puts a member whose class was refused back into the queue of the office. */
    async askClassAgain(memberUid: string, now: Date): Promise<void> {
      await db
        .updateTable('member')
        .set({ class_refused_at: null, class_sent_at: now })
        .where('member_uid', '=', memberUid)
        .where('class_refused_at', 'is not', null)
        .execute();
    },

    async updateCompany(memberUid: string, change: { scale_cd?: string; position?: string | null }): Promise<void> {
      if (Object.keys(change).length === 0) return;
      await db.updateTable('member_company').set(change).where('member_uid', '=', memberUid).execute();
    },

    async updateDepartment(memberUid: string, deptCd: string): Promise<void> {
      await db.updateTable('member_student').set({ dept_cd: deptCd }).where('member_uid', '=', memberUid).execute();
      await db.updateTable('member_staff').set({ dept_cd: deptCd }).where('member_uid', '=', memberUid).execute();
    },

    hasCode: (group: string, code: string) => hasCode(db, group, code),
  };
}

function createConsentsAndPicture(db: Kysely<Database>) {
  return {
    /**
     * Records an answer with the current version of the terms, if it is new or confirms a consent of at least two years ago.
     * @param terms code of the document
     */
    async agree(
      memberUid: string,
      { code, terms, yn }: { readonly code: string; readonly terms: string; readonly yn: 'Y' | 'N' },
      now: Date,
      ip: string,
    ): Promise<void> {
      await describedSql('account.agree', {})`
        insert into member_agree (agree_uid, member_uid, code, version, yn, at, ip)
        select ${createUid()}, ${memberUid}, ${code},
          coalesce((select version from terms where code = ${terms} and effective_at <= ${now}
            order by effective_at desc, version desc limit 1), ''), ${yn}, ${now}, ${ip}
        where coalesce((
          select case when yn = 'Y' and at <= ${now}::timestamptz - interval '2 years' then '' else yn end
          from member_agree where member_uid = ${memberUid} and code = ${code}
          order by at desc, agree_uid desc limit 1), 'N') <> ${yn}`.execute(db);
    },

    /** Makes an upload of the member the profile picture. The cleanup job deletes the previous one. */
    async takeProfileFile(memberUid: string, fileUid: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('file')
        .set({ ref_type: 'PROFILE', ref_uid: memberUid })
        .where('file_uid', '=', fileUid)
        .where('owner_uid', '=', memberUid)
        .where('kind', '=', 'profile')
        .where('removed_at', 'is', null)
        .where(({ or, eb }) => or([eb('ref_type', 'is', null), eb('ref_type', '=', 'PROFILE')]))
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async removeProfileFiles(memberUid: string, kept: string | null, now: Date): Promise<void> {
      await db
        .updateTable('file')
        .set({ removed_at: now })
        .where('ref_type', '=', 'PROFILE')
        .where('owner_uid', '=', memberUid)
        .where('removed_at', 'is', null)
        .where('file_uid', 'is distinct from', kept)
        .execute();
    },
  };
}

/** Account records that the member can read: logins, consents and the export. */
function createRecords(db: Kysely<Database>) {
  return {
    async createExport(tokenHash: string, memberUid: string, exp: Date): Promise<void> {
      await db
        .insertInto('data_export')
        .values({ token_hash: tokenHash, member_uid: memberUid, exp, used_at: null })
        .execute();
    },

    /** Uses the link of an export once. @returns the member of the export */
    async takeExport(tokenHash: string, now: Date): Promise<string | undefined> {
      const row = await db
        .updateTable('data_export')
        .set({ used_at: now })
        .where('token_hash', '=', tokenHash)
        .where('exp', '>', now)
        .where('used_at', 'is', null)
        .returning('member_uid')
        .executeTakeFirst();
      return row?.member_uid;
    },

    async listLogins(memberUid: string, { limit, offset }: Page) {
      const own = db.selectFrom('login_log').where('member_uid', '=', memberUid);
      const list = await own
        .select(['at', 'ip', 'ua', 'method', 'result'])
        .orderBy('at', 'desc')
        .orderBy('log_uid', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      const { total } = await own.select(rowCount.as('total')).executeTakeFirstOrThrow();
      return { list, total };
    },

    async listAgrees(memberUid: string, { limit, offset }: Page) {
      const own = db.selectFrom('member_agree').where('member_uid', '=', memberUid);
      const list = await own
        .select(['code', 'version', 'yn', 'at'])
        .orderBy('at', 'desc')
        .orderBy('agree_uid', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      const { total } = await own.select(rowCount.as('total')).executeTakeFirstOrThrow();
      return { list, total };
    },
  };
}

function createLeaving(db: Kysely<Database>) {
  return {
    async writeLeave(reasonCd: string, reasonText: string | null, now: Date): Promise<void> {
      await db
        .insertInto('leave_log')
        .values({ leave_uid: createUid(), reason_cd: reasonCd, reason_text: reasonText, at: now })
        .execute();
    },

    /** Locks the member's row until the end of the transaction. @returns false for a member who has left */
    async lockLive(memberUid: string): Promise<boolean> {
      const row = await db
        .selectFrom('member')
        .select('state')
        .where('member_uid', '=', memberUid)
        .forUpdate()
        .executeTakeFirst();
      return row !== undefined && row.state !== 'LEFT';
    },

    /** Lists open reservations that are not over, next one first. */
    async listOpenReservations(memberUid: string): Promise<{ kind: string; no: string; title: string }[]> {
      const rows = await db
        .selectFrom('equipment_rsv as r')
        .innerJoin('equipment as e', 'e.eq_uid', 'r.eq_uid')
        .select(['r.rsv_no as no', 'e.eq_nm', sql<Date>`lower(r.during)`.as('from')])
        .where('r.member_uid', '=', memberUid)
        .where('r.state', 'in', ['REQUESTED', 'APPROVED', 'IN_USE', 'CANCEL_REQUESTED'])
        .where('r.rsv_no', 'is not', null)
        .where(sql<boolean>`upper(r.during) > ${appNow}`)
        .$narrowType<{ no: NotNull }>()
        .orderBy(sql`lower(r.during)`)
        .orderBy('r.rsv_no')
        .limit(20)
        .execute();
      return rows.map(({ no, eq_nm, from }) => ({ kind: 'equ', no, title: `${eq_nm} ${moment(from)}` }));
    },

    /** Erases a member's personal data; posts and legally required records still refer to the row. */
    async erase(memberUid: string, now: Date): Promise<void> {
      await removeNotesAbout(db, memberUid);
      await db.deleteFrom('member_company').where('member_uid', '=', memberUid).execute();
      await db.deleteFrom('member_student').where('member_uid', '=', memberUid).execute();
      await db.deleteFrom('member_staff').where('member_uid', '=', memberUid).execute();
      await db.deleteFrom('member_sns').where('member_uid', '=', memberUid).execute();
      await removeFactors(db, memberUid);
      await eraseBookings(db, memberUid, now);
      await db.deleteFrom('message_outbox').where('member_uid', '=', memberUid).execute();
      await db.updateTable('member_agree').set({ ip: null }).where('member_uid', '=', memberUid).execute();
      await db
        .updateTable('login_log')
        .set({ ip: null, ua: null })
        .where('member_uid', '=', memberUid)
        .where((eb) => eb.not(isHandler(sql.val(memberUid))))
        .execute();
      await db
        .updateTable('audit_log')
        .set({ ip: null })
        .where('actor_uid', '=', memberUid)
        .where('action', 'not in', personalLooks)
        .execute();
      await db.updateTable('auth_session').set({ ip: null, ua: null }).where('member_uid', '=', memberUid).execute();
      await db
        .updateTable('member')
        .set({
          email: `${memberUid}@left.invalid`,
          pw_hash: null,
          temp_pw_hash: null,
          temp_pw_exp: null,
          must_change_pw: false,
          name: leftMemberName,
          tel1: null,
          tel2: null,
          tel3: null,
          affiliation: null,
          profile_file_uid: null,
          locale: null,
          state: 'LEFT',
          left_at: now,
          dormant_notice_at: null,
        })
        .where('member_uid', '=', memberUid)
        .execute();
    },
  };
}
