import { type Kysely, sql } from 'kysely';
import type { Database, MemberState } from '../../../db/schema.ts';
import { createUid } from '../../../db/uuid.ts';
import { accountLock } from '../../../http/limits/fixedLimits.ts';

const liveAt = (now: Date) => sql<boolean>`s.revoked_at is null and s.exp > ${now}
  and (s.idle_sec is null or s.last_seen_at + s.idle_sec * interval '1 second' > ${now})`;

interface LoginEntry {
  readonly memberUid: string | null;
  readonly result: string;
  readonly method: string;
  readonly ip: string;
  readonly ua: string | null;
  readonly at: Date;
}

/** Queries of sessions and logins, for the database or a transaction. */
export function createAuthRepository(db: Kysely<Database>) {
  return { ...createLogins(db), ...createSessionRows(db), ...createSessionEnds(db), ...createLoginGuards(db) };
}

export type AuthRepository = ReturnType<typeof createAuthRepository>;

function createLogins(db: Kysely<Database>) {
  return {
    findMemberByEmail: (email: string) =>
      db.selectFrom('member').selectAll().where('email', '=', email).executeTakeFirst(),

    getMember: (memberUid: string) =>
      db.selectFrom('member').selectAll().where('member_uid', '=', memberUid).executeTakeFirstOrThrow(),

    /** Records a login, and ends dormancy and its notice. */
    async markLogin(memberUid: string, now: Date): Promise<void> {
      await db
        .updateTable('member')
        .set({
          last_login_at: now,
          dormant_notice_at: null,
          state: sql<MemberState>`case state when 'DORMANT' then 'ACTIVE' else state end`,
        })
        .where('member_uid', '=', memberUid)
        .execute();
    },

    /** Replaces the old password with the temporary one on its first use. @returns true for the first call */
    async redeemTemporaryPassword(memberUid: string, temporaryHash: string): Promise<boolean> {
      const result = await db
        .updateTable('member')
        .set({ pw_hash: temporaryHash, temp_pw_hash: null, temp_pw_exp: null, must_change_pw: true })
        .where('member_uid', '=', memberUid)
        .where('temp_pw_hash', '=', temporaryHash)
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },

    async writeLogin(entry: LoginEntry): Promise<void> {
      const { memberUid, result, method, ip, ua, at } = entry;
      await db
        .insertInto('login_log')
        .values({ log_uid: createUid(), member_uid: memberUid, result, method, ip, ua, at })
        .execute();
    },
  };
}

function createSessionRows(db: Kysely<Database>) {
  return {
    async createSession(session: {
      id: string;
      memberUid: string;
      keep: boolean;
      idleSec: number | null;
      exp: Date;
      now: Date;
      hash: string;
      ip: string;
      ua: string | null;
      secondAt: Date | null;
    }): Promise<void> {
      const { id, memberUid, keep, idleSec, exp, now, hash, ip, ua, secondAt } = session;
      await db
        .insertInto('auth_session')
        .values({
          id,
          member_uid: memberUid,
          keep,
          ua,
          ip,
          cur_hash: hash,
          rotated_at: now,
          last_seen_at: now,
          idle_sec: idleSec,
          exp,
          created_at: now,
          second_at: secondAt,
        })
        .execute();
    },

    findSession: (id: string) => db.selectFrom('auth_session').selectAll().where('id', '=', id).executeTakeFirst(),

    /** Compare and swap: returns true for exactly one of several parallel refreshes with one token. */
    async rotateSession(change: {
      id: string;
      from: string;
      to: string;
      generation: number;
      now: Date;
      /** Counts as use of the session. */
      isSeen: boolean;
      ip: string;
    }): Promise<boolean> {
      const result = await db
        .updateTable('auth_session')
        .set({
          cur_hash: change.to,
          prev_hash: change.from,
          gen: change.generation + 1,
          rotated_at: change.now,
          ...(change.isSeen && { last_seen_at: change.now }),
          ip: change.ip,
        })
        .where('id', '=', change.id)
        .where('cur_hash', '=', change.from)
        .where('gen', '=', change.generation)
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },

    listSessions: (memberUid: string, now: Date) =>
      db
        .selectFrom('auth_session as s')
        .select(['s.id', 's.ua', 's.ip', 's.last_seen_at'])
        .where('s.member_uid', '=', memberUid)
        .where(liveAt(now))
        .orderBy('s.last_seen_at', 'desc')
        .orderBy('s.id', 'desc')
        .limit(100)
        .execute(),
  };
}

function createSessionEnds(db: Kysely<Database>) {
  return {
    /** @returns true if the session was active until now */
    async revokeSession(id: string, memberUid: string, reason: string, now: Date): Promise<boolean> {
      const result = await db
        .updateTable('auth_session')
        .set({ revoked_at: now, revoke_reason: reason })
        .where('id', '=', id)
        .where('member_uid', '=', memberUid)
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },

    /** Ends all sessions of a member, and thus every access token. */
    async revokeAllSessions(memberUid: string, reason: string, now: Date): Promise<void> {
      await db
        .updateTable('auth_session')
        .set({ revoked_at: now, revoke_reason: reason })
        .where('member_uid', '=', memberUid)
        .where('revoked_at', 'is', null)
        .execute();
      await db
        .updateTable('member')
        .set((eb) => ({ session_version: eb('session_version', '+', 1) }))
        .where('member_uid', '=', memberUid)
        .execute();
      // Sign-ins between their two steps end, too.
      await db.deleteFrom('member_sign_in_ticket').where('member_uid', '=', memberUid).execute();
    },
  };
}

/** Failed attempts by account name. */
function createLoginGuards(db: Kysely<Database>) {
  return {
    /**
     * Counts an attempt as failed before checking the password, and blocks the account in the same statement, so that parallel
     * guesses cannot bypass the limit.
     * @param waitsSec wait after each failure; the last one also applies to all that follow
     * @returns the number of failures; undefined while the account is blocked
     */
    async countAttempt(key: string, now: Date, waitsSec: readonly number[]): Promise<number | undefined> {
      const forgetBefore = new Date(now.getTime() - 86_400_000);
      const failures = sql<number>`case when login_guard.last_fail_at < ${forgetBefore} then 1 else login_guard.fail_cnt + 1 end`;
      const waitSec = sql<
        number | null
      >`nullif((${[...waitsSec]}::int[])[least(${failures}, ${waitsSec.length}::int)], 0)`;
      const row = await db
        .insertInto('login_guard')
        .values({ key, fail_cnt: 1, lock_until: null, last_fail_at: now })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet({
              fail_cnt: failures,
              last_fail_at: now,
              lock_until: sql<Date | null>`${now}::timestamptz + ${waitSec} * interval '1 second'`,
            })
            .where(({ eb, or }) =>
              or([
                eb('login_guard.lock_until', 'is', null),
                eb('login_guard.lock_until', '<=', now),
                // Longer than any wait, so the clock was ahead when it was stored.
                eb('login_guard.lock_until', '>', new Date(now.getTime() + accountLock.longestWaitSec * 1000)),
              ]),
            ),
        )
        .returning('fail_cnt')
        .executeTakeFirst();
      return row?.fail_cnt;
    },

    async findLockEnd(key: string): Promise<Date | null> {
      const row = await db.selectFrom('login_guard').select('lock_until').where('key', '=', key).executeTakeFirst();
      return row?.lock_until ?? null;
    },

    async forgetFailures(key: string): Promise<void> {
      await db.deleteFrom('login_guard').where('key', '=', key).execute();
    },
  };
}
