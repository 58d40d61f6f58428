import type { AreaRights } from '@haesol/contracts/common';
import { sql } from 'kysely';
import { appNow, contactMail } from '../../../db/expressions.ts';
import type { Db } from '../../../db/schema.ts';
import type { Principal } from '../../../http/context.ts';
import { toAreaRights } from '../../../http/plugins/staffAreas.ts';
import type { Secrets } from '../../../http/secrets.ts';
import { toContentLocale } from '../../common/text/translation.ts';
import { clockSkewMs, isSessionLive, mayLogIn } from './rules.ts';
import { createTokens } from './tokens.ts';

const uuid = /^[0-9a-f-]{36}$/;

/**
 * Reads the session of an access token from the database on each request, so that an ended session is refused at once. A call
 * does not prolong the session, because an open page calls without a person (polls); a refresh does, which the shell sends after
 * keys and pointers, unless it says that an open page needs a new token alone.
 */
export function createAuthenticator({ db, secrets }: { db: Db; secrets: Secrets }) {
  const tokens = createTokens(secrets);

  return async function authenticate(accessToken: string, languageCd: string): Promise<Principal | undefined> {
    const claims = await tokens.readAccess(accessToken);
    if (claims === undefined || !uuid.test(claims.sessionId)) return undefined;
    const row = await db
      .selectFrom('auth_session as s')
      .innerJoin('member as m', 'm.member_uid', 's.member_uid')
      .select(['s.id', 's.exp', 's.idle_sec', 's.last_seen_at', 's.revoked_at', 's.created_at', 's.second_at'])
      .select(['m.member_uid', contactMail.as('email'), 'm.name', 'm.locale', 'm.class_cd', 'm.role', 'm.state'])
      .select(['m.must_change_pw', 'm.session_version', appNow.as('now')])
      .select((eb) =>
        eb
          .selectFrom('staff_area as a')
          .select(sql<AreaRights | null>`jsonb_object_agg(a.area, a.level)`.as('areas'))
          .whereRef('a.member_uid', '=', 'm.member_uid')
          .as('areas'),
      )
      .where('s.id', '=', claims.sessionId)
      .executeTakeFirst();
    if (row === undefined || row.member_uid !== claims.memberUid) return undefined;
    const { now } = row;
    if (row.session_version !== claims.version || claims.expiresAt <= now) return undefined;
    // Refuses a token from the future: the clock was ahead when it was signed, so its expiry is unknown.
    if (claims.issuedAt.getTime() > now.getTime() + clockSkewMs) return undefined;
    if (!isSessionLive(row, now) || !mayLogIn(row.state)) return undefined;
    return {
      memberUid: row.member_uid,
      sessionId: row.id,
      email: row.email,
      name: row.name,
      locale: row.locale ?? toContentLocale(languageCd),
      memberClass: row.class_cd,
      role: row.role,
      accountRole: row.role,
      areas: toAreaRights(row.role, row.areas),
      state: row.state,
      mustChangePassword: row.must_change_pw,
      hasSecondFactor: row.second_at !== null,
      now,
    };
  };
}

/** Returns the member of a session, as long as it is active: for what is bound to a session without its token. */
export function createSessionFinder({ db }: { db: Db }) {
  return async function findSessionMember(sessionId: string, now: Date): Promise<string | undefined> {
    const row = await db
      .selectFrom('auth_session as s')
      .innerJoin('member as m', 'm.member_uid', 's.member_uid')
      .select(['s.exp', 's.idle_sec', 's.last_seen_at', 's.revoked_at', 's.created_at', 's.member_uid', 'm.state'])
      .where('s.id', '=', sessionId)
      .executeTakeFirst();
    return row !== undefined && isSessionLive(row, now) && mayLogIn(row.state) ? row.member_uid : undefined;
  };
}
