import { errorCodes } from '@haesol/contracts/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import { inTransaction } from '../../../db/retry.ts';
import type { MemberRow } from '../../../db/schema.ts';
import { createUid } from '../../../db/uuid.ts';
import { ApiError } from '../../../http/apiError.ts';
import { readCookie } from '../../../http/ownCookies.ts';
import { createStaffPass } from '../../../http/plugins/staffPass.ts';
import { enqueueMail } from '../../../mail/outbox.ts';
import { toReaderLocale } from '../../common/text/translation.ts';
import { toUserInfo } from '../members/memberView.ts';
import { createCookies } from './cookies.ts';
import { createReauth } from './reauth.ts';
import { type AuthRepository, createAuthRepository } from './repository.ts';
import { graceMs, isSessionLive, mayLogIn, toSessionTerms } from './rules.ts';
import { accessSeconds, createTokens, hashToken } from './tokens.ts';

const maxUserAgent = 300;
/** Reason for sessions whose browser signed in again. */
const replaced = 'REPLACED';

export function readUserAgent(request: FastifyRequest): string | null {
  return request.headers['user-agent']?.slice(0, maxUserAgent) ?? null;
}

interface SessionParts {
  readonly context: AppContext;
  readonly tokens: ReturnType<typeof createTokens>;
  readonly cookies: ReturnType<typeof createCookies>;
  readonly repository: AuthRepository;
  readonly staffPass: ReturnType<typeof createStaffPass>;
  readonly proofs: ReturnType<typeof createReauth>;
}

interface StartOptions {
  readonly keep: boolean;
  readonly now: Date;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly mustChange: boolean;
  /** Time of the second step; null without one. */
  readonly secondAt: Date | null;
}

/** Starts, refreshes and ends sessions, for every kind of login. */
export function createSessions(context: AppContext) {
  const { config, db, secrets } = context;
  const tokens = createTokens(secrets);
  const cookies = createCookies(config);
  const repository = createAuthRepository(db);
  const staffPass = createStaffPass(context);
  const proofs = createReauth(context);
  const parts: SessionParts = { context, tokens, cookies, repository, staffPass, proofs };

  return {
    /** Replaces the session of the request's cookie by a new one, and responds as every sign-in does. */
    start: (member: MemberRow, options: StartOptions) => startSession(parts, member, options),

    /**
     * Rotates the refresh cookie, and prolongs an idle session.
     * @param at `isIdle`: without a person, which prolongs nothing
     * @throws {ApiError} `4011` with the cookies cleared, or `4012` to the loser of two parallel refreshes
     */
    refresh: (request: FastifyRequest, reply: FastifyReply, at: RefreshTime) =>
      refreshSession(parts, request, reply, at),

    async end(memberUid: string, sessionId: string, now: Date): Promise<boolean> {
      return repository.revokeSession(sessionId, memberUid, 'LOGOUT', now);
    },

    /** Ends all sessions of a member: logout everywhere, password change, withdrawal. */
    async endAll(memberUid: string, reason: string, now: Date): Promise<void> {
      await inTransaction(db, async (trx) => {
        await createAuthRepository(trx).revokeAllSessions(memberUid, reason, now);
        await writeAudit(trx, { actorUid: memberUid, action: 'auth.endAllSessions', detail: { reason } });
      });
    },

    clearCookies(reply: FastifyReply): void {
      cookies.clearSession(reply);
      staffPass.clear(reply);
    },
  };
}

/** Ends the session of the replaced cookie, which could not be listed or ended afterwards. */
async function endReplaced(
  { context, tokens, repository }: SessionParts,
  request: FastifyRequest,
  now: Date,
): Promise<void> {
  const token = tokens.readRefresh(readCookie(context.config, request, 'hs_rt') ?? '');
  const session = token && (await repository.findSession(token.sessionId));
  if (session !== undefined) await repository.revokeSession(session.id, session.member_uid, replaced, now);
}

async function startSession(
  parts: SessionParts,
  member: MemberRow,
  { keep, now, request, reply, mustChange, secondAt }: StartOptions,
) {
  const { tokens, cookies, repository, staffPass } = parts;
  const terms = toSessionTerms(member, keep);
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
    secondAt,
  });
  await endReplaced(parts, request, now);
  const subject = { memberUid: member.member_uid, version: member.session_version };
  const accessToken = await tokens.signAccess(subject, id, now);
  cookies.setSession(reply, { refresh, access: accessToken, keepSec: terms.keep ? terms.absoluteSec : null });
  staffPass.set(request, reply, { role: member.role, now });
  return {
    accessToken,
    expireSec: accessSeconds,
    idleSec: terms.idleSec,
    userInfo: toUserInfo(member),
    mustChangePw: mustChange ? ('Y' as const) : ('N' as const),
  };
}

/** Ends a session whose token is used again after its successor, because it has been copied; notifies its owner. */
async function revokeStolen(
  { context: { db, mails } }: SessionParts,
  session: { id: string; member_uid: string },
  request: FastifyRequest,
  now: Date,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const repository = createAuthRepository(trx);
    if (!(await repository.revokeSession(session.id, session.member_uid, 'REUSED', now))) return;
    const member = await repository.getMember(session.member_uid);
    await writeAudit(trx, {
      actorUid: session.member_uid,
      action: 'auth.refreshReused',
      targetType: 'auth_session',
      targetUid: session.id,
      requestId: request.id,
      ip: request.ip,
    });
    await enqueueMail(
      trx,
      mails.sessionReused({ to: member.email, name: member.name, locale: toReaderLocale(member, request) }),
    );
  });
}

/**
 * Returns the error after another refresh has already rotated the cookie.
 * @returns `4012` to the loser of two parallel refreshes, `4011` when the session has ended or its token was copied
 */
async function refuseRotated(
  parts: SessionParts,
  { id, from }: { readonly id: string; readonly from: string },
  { request, reply, now }: { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly now: Date },
): Promise<ApiError> {
  const current = await parts.repository.findSession(id);
  if (current?.revoke_reason === replaced) return new ApiError(errorCodes.refreshedElsewhere);
  if (current === undefined || current.revoked_at !== null) return endCookies(parts, reply);
  const isLate = current.prev_hash !== from || now.getTime() - current.rotated_at.getTime() > graceMs;
  if (!isLate) return new ApiError(errorCodes.refreshedElsewhere);
  await revokeStolen(parts, current, request, now);
  return endCookies(parts, reply);
}

/** Clears the cookies of an ended session. @returns the error to throw */
function endCookies({ cookies, staffPass }: SessionParts, reply: FastifyReply): ApiError {
  cookies.clearSession(reply);
  staffPass.clear(reply);
  return new ApiError(errorCodes.sessionExpired);
}

interface RefreshTime {
  readonly now: Date;
  readonly isIdle: boolean;
}

async function refreshSession(
  parts: SessionParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { now, isIdle }: RefreshTime,
) {
  const { tokens, cookies, repository, staffPass, proofs } = parts;
  const token = readCookie(parts.context.config, request, 'hs_rt');
  const claims = token === undefined ? undefined : tokens.readRefresh(token);
  if (token === undefined || claims === undefined) throw endCookies(parts, reply);
  const session = await repository.findSession(claims.sessionId);
  // The browser may already have the cookie of the login that replaced this session; clearing would remove that one.
  if (session?.revoke_reason === replaced) throw new ApiError(errorCodes.refreshedElsewhere);
  if (session === undefined || !isSessionLive(session, now)) throw endCookies(parts, reply);
  const member = await repository.getMember(session.member_uid);
  if (!mayLogIn(member.state)) throw endCookies(parts, reply);

  const { id } = session;
  const { generation } = claims;
  const from = hashToken(token);
  const next = tokens.createRefresh(id, generation + 1);
  const isSeen = !isIdle || session.idle_sec === null;
  const rotation = { id, from, to: hashToken(next), generation, now, isSeen, ip: request.ip };
  const isRotated = await repository.rotateSession(rotation);
  if (!isRotated) throw await refuseRotated(parts, { id, from }, { request, reply, now });
  const subject = { memberUid: member.member_uid, version: member.session_version };
  const accessToken = await tokens.signAccess(subject, id, now);
  const leftSec = Math.ceil((session.exp.getTime() - now.getTime()) / 1000);
  cookies.setSession(reply, { refresh: next, access: accessToken, keepSec: session.keep ? leftSec : null });
  staffPass.set(request, reply, { role: member.role, now });
  const proof = proofs.findLive(session, now);
  return {
    accessToken,
    expireSec: accessSeconds,
    idleSec: session.idle_sec,
    userInfo: toUserInfo(member),
    mustChangePw: member.must_change_pw ? ('Y' as const) : ('N' as const),
    ...(proof && {
      reauth: {
        reauthToken: proof.token,
        expireDt: proof.exp.toISOString(),
        passwordYn: member.pw_hash === null ? ('N' as const) : ('Y' as const),
      },
    }),
  };
}
