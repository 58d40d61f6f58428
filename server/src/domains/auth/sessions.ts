import { errorCodes } from '@haesol/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { writeAudit } from '../../audit/auditLog.ts';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/retry.ts';
import type { MemberRow } from '../../db/schema.ts';
import { createUid } from '../../db/uuid.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { ApiError } from '../../plugins/apiError.ts';
import { toUserInfo } from '../members/memberView.ts';
import { createCookies, refreshCookie } from './cookies.ts';
import { createAuthRepository } from './repository.ts';
import { graceMs, isSessionLive, mayLogIn, toSessionTerms } from './rules.ts';
import { accessSeconds, createTokens, hashToken } from './tokens.ts';

const maxUserAgent = 300;
/** Why a session ended whose browser signed in again. */
const replaced = 'REPLACED';

export function readUserAgent(request: FastifyRequest): string | null {
  return request.headers['user-agent']?.slice(0, maxUserAgent) ?? null;
}

/** Starts, prolongs and ends sessions, however the member signed in. */
export function createSessions(context: AppContext) {
  const { config, db, letters, secrets } = context;
  const tokens = createTokens(secrets);
  const cookies = createCookies(config);
  const repository = createAuthRepository(db);

  async function revokeStolen(session: { id: string; member_uid: string }, request: FastifyRequest, now: Date) {
    await inTransaction(db, async (trx) => {
      const scoped = createAuthRepository(trx);
      if (!(await scoped.revokeSession(session.id, session.member_uid, 'REUSED', now))) return;
      const member = await scoped.getMember(session.member_uid);
      await writeAudit(trx, {
        actorUid: session.member_uid,
        action: 'auth.refreshReused',
        targetType: 'auth_session',
        targetUid: session.id,
        requestId: request.id,
        ip: request.ip,
      });
      await enqueueMail(trx, letters.sessionReused({ to: member.email, name: member.name }));
    });
  }

  /** A browser holds one session: that of the cookie which the answer replaces would live on, unseen by who started it. */
  async function endFormer(request: FastifyRequest, now: Date): Promise<void> {
    const parts = tokens.readRefresh(request.cookies[refreshCookie] ?? '');
    const former = parts && (await repository.findSession(parts.sessionId));
    if (former !== undefined) await repository.revokeSession(former.id, former.member_uid, replaced, now);
  }

  function refuse(reply: FastifyReply): ApiError {
    cookies.clearSession(reply);
    return new ApiError(errorCodes.sessionExpired);
  }

  return {
    /** Makes a new session in the place of the one whose cookie came with the request, and answers as every sign-in does. */
    async start(
      member: MemberRow,
      options: { keep: boolean; now: Date; request: FastifyRequest; reply: FastifyReply; mustChange: boolean },
    ) {
      const { now, request, reply } = options;
      const terms = toSessionTerms(member.role, options.keep);
      const id = createUid();
      const refresh = tokens.createRefresh(id, 1);
      await repository.createSession({
        id,
        memberUid: member.member_uid,
        keep: terms.keep,
        idleSec: terms.idleSec,
        exp: new Date(now.getTime() + terms.absoluteSec * 1000),
        now,
        hash: hashToken(refresh),
        ip: request.ip,
        ua: readUserAgent(request),
      });
      await endFormer(request, now);
      const subject = { memberUid: member.member_uid, version: member.session_version };
      const accessToken = await tokens.signAccess(subject, id, now);
      cookies.setSession(reply, { refresh, access: accessToken, keepSec: terms.keep ? terms.absoluteSec : null });
      return {
        accessToken,
        expireSec: accessSeconds,
        idleSec: terms.idleSec,
        userInfo: toUserInfo(member),
        mustChangePw: options.mustChange ? ('Y' as const) : ('N' as const),
      };
    },

    /**
     * Rotates the refresh cookie.
     * @throws {ApiError} `4011` with the cookies cleared, or `4012` to the loser of two parallel refreshes
     */
    async refresh(request: FastifyRequest, reply: FastifyReply, now: Date) {
      const token = request.cookies[refreshCookie];
      const parts = token === undefined ? undefined : tokens.readRefresh(token);
      if (token === undefined || parts === undefined) throw refuse(reply);
      const session = await repository.findSession(parts.sessionId);
      // The cookie of the login that took its place may be in the browser by now; clearing would take that one away.
      if (session?.revoke_reason === replaced) throw new ApiError(errorCodes.refreshedElsewhere);
      if (session === undefined || !isSessionLive(session, now)) throw refuse(reply);
      const member = await repository.getMember(session.member_uid);
      if (!mayLogIn(member.state)) throw refuse(reply);

      const from = hashToken(token);
      const next = tokens.createRefresh(session.id, parts.generation + 1);
      const change = { id: session.id, from, to: hashToken(next), generation: parts.generation, now, ip: request.ip };
      if (!(await repository.rotateSession(change))) {
        const current = await repository.findSession(session.id);
        if (current?.revoke_reason === replaced) throw new ApiError(errorCodes.refreshedElsewhere);
        if (current === undefined || current.revoked_at !== null) throw refuse(reply);
        const isLate = current.prev_hash !== from || now.getTime() - current.rotated_at.getTime() > graceMs;
        if (!isLate) throw new ApiError(errorCodes.refreshedElsewhere);
        await revokeStolen(session, request, now);
        throw refuse(reply);
      }
      const subject = { memberUid: member.member_uid, version: member.session_version };
      const accessToken = await tokens.signAccess(subject, session.id, now);
      const leftSec = Math.ceil((session.exp.getTime() - now.getTime()) / 1000);
      cookies.setSession(reply, { refresh: next, access: accessToken, keepSec: session.keep ? leftSec : null });
      return {
        accessToken,
        expireSec: accessSeconds,
        idleSec: session.idle_sec,
        userInfo: toUserInfo(member),
        mustChangePw: member.must_change_pw ? ('Y' as const) : ('N' as const),
      };
    },

    async end(memberUid: string, sessionId: string, now: Date): Promise<boolean> {
      return repository.revokeSession(sessionId, memberUid, 'LOGOUT', now);
    },

    /** All of a member: logout everywhere, password change, withdrawal. */
    async endAll(memberUid: string, reason: string, now: Date): Promise<void> {
      await inTransaction(db, (trx) => createAuthRepository(trx).revokeAllSessions(memberUid, reason, now));
    },

    clearCookies: (reply: FastifyReply) => cookies.clearSession(reply),
  };
}
