import {
  endSession,
  errorCodes,
  login,
  logout,
  logoutAll,
  me,
  reauth,
  refresh,
  sessions,
} from '@haesol/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { AppContext, Principal } from '../../context.ts';
import { inTransaction } from '../../db/retry.ts';
import type { MemberRow } from '../../db/schema.ts';
import { ApiError } from '../../plugins/apiError.ts';
import { type Call, route } from '../../plugins/route.ts';
import { requireSameSite } from '../../plugins/sameSite.ts';
import { createCerts } from '../cert/certs.ts';
import { toUserInfo } from '../members/memberView.ts';
import { createSnsRepository } from '../sns/repository.ts';
import { createTicketRepository } from '../sns/ticketRepository.ts';
import { deviceCookie } from './cookies.ts';
import { toDeviceName, toMaskedIp } from './deviceView.ts';
import { createLoginGuard } from './loginGuard.ts';
import { verifyPassword } from './passwords.ts';
import { createReauth, reauthSec } from './reauth.ts';
import { createAuthRepository } from './repository.ts';
import { createSessions, readUserAgent } from './sessions.ts';
import { createSignIn } from './signIn.ts';

/** Both hashes are checked for every account, so that none is told apart by time. */
async function checkPassword(member: MemberRow | undefined, password: string, now: Date) {
  const isTempLive = member?.temp_pw_exp != null && member.temp_pw_exp > now;
  // A temporary password that was used lies in `pw_hash` until it is replaced, and must not let in again.
  const isPermanent = await verifyPassword(member?.must_change_pw ? null : member?.pw_hash, password);
  const isTemporary = await verifyPassword(isTempLive ? member.temp_pw_hash : null, password);
  return { isRight: isPermanent || isTemporary, isTemporary: !isPermanent && isTemporary };
}

export default async function authRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { clock, config, db, limits } = context;
  const repository = createAuthRepository(db);
  const guard = createLoginGuard(context, repository);
  const service = createSessions(context);
  const signIn = createSignIn(context);
  const certs = createCerts(context);
  const proofs = createReauth(context);

  route(app, context, login, async ({ body, request, reply }) => {
    requireSameSite(request, config);
    const now = await clock.now();
    const key = guard.toGuardKey(body.id, request.cookies[deviceCookie]);
    const remain = await guard.begin(key, request.ip, now);
    const member = await repository.findMemberByEmail(body.id);
    const { isRight, isTemporary } = await checkPassword(member, body.password, now);
    if (!isRight || member === undefined) {
      await repository.writeLogin({
        memberUid: member?.member_uid ?? null,
        result: 'MISMATCH',
        method: 'PASSWORD',
        ip: request.ip,
        ua: readUserAgent(request),
        at: now,
      });
      throw new ApiError(errorCodes.wrongLogin, { data: { remain } });
    }
    await guard.succeed(key, request.ip, now);
    const temporaryHash = isTemporary ? member.temp_pw_hash : null;
    return signIn(member, { method: 'PASSWORD', keep: body.keep === 'Y', temporaryHash }, { request, reply, now });
  });

  route(app, context, refresh, async ({ request, reply }) => {
    requireSameSite(request, config);
    return service.refresh(request, reply, await clock.now());
  });

  route(
    app,
    context,
    logout,
    async ({ member, request, reply }) => {
      requireSameSite(request, config);
      await service.end(member.memberUid, member.sessionId, member.now);
      service.clearCookies(reply);
      return {};
    },
    { withTemporaryPassword: true },
  );

  route(app, context, logoutAll, async ({ member, request, reply }) => {
    requireSameSite(request, config);
    await service.endAll(member.memberUid, 'LOGOUT_ALL', member.now);
    service.clearCookies(reply);
    return {};
  });

  route(app, context, me, async ({ member }) => toUserInfo(await repository.getMember(member.memberUid)), {
    withTemporaryPassword: true,
  });

  /** By password, or for those without one by a code to their mailbox or a linked account. @throws {ApiError} `4221`, `4102`, `4301` */
  async function proveIdentity(member: Principal, { password, certToken, snsTicket }: Call<typeof reauth>['body']) {
    const { pw_hash: hash } = await repository.getMember(member.memberUid);
    if (hash === null && certToken !== undefined) {
      const mailbox = await inTransaction(db, (trx) => certs.use(trx, certToken, ['REAUTH'], member.now));
      if (mailbox !== member.email) throw new ApiError(errorCodes.proofExpired);
      return;
    }
    if (hash === null && snsTicket !== undefined) {
      const tickets = createTicketRepository(db);
      const identity = await tickets.find(snsTicket, 'REAUTH', member.now);
      const owner = identity && (await createSnsRepository(db).findMember(identity.provider, identity.subject));
      const isOwn = owner?.member_uid === member.memberUid;
      if (!isOwn || !(await tickets.use(snsTicket, member.now))) throw new ApiError(errorCodes.socialRequestExpired);
      return;
    }
    await limits.take('reauth', member.memberUid, member.now);
    if (await verifyPassword(hash, password ?? '')) return limits.giveBack('reauth', member.memberUid, member.now);
    throw new ApiError(errorCodes.wrongCurrentPassword);
  }

  route(app, context, reauth, async ({ body, member }) => {
    await proveIdentity(member, body);
    return { reauthToken: await proofs.grant(member), expireSec: reauthSec };
  });

  route(app, context, sessions, async ({ member }) => {
    const rows = await repository.listSessions(member.memberUid, member.now);
    const list = rows.map((row) => ({
      id: row.id,
      device: toDeviceName(row.ua),
      ip: toMaskedIp(row.ip),
      lastDt: row.last_seen_at.toISOString(),
      currentYn: row.id === member.sessionId ? ('Y' as const) : ('N' as const),
    }));
    return { list, cnt_total: list.length };
  });

  route(app, context, endSession, async ({ member, params, reply }) => {
    const wasLive = await service.end(member.memberUid, params.id, member.now);
    if (!wasLive) throw new ApiError(errorCodes.notFound);
    if (params.id === member.sessionId) service.clearCookies(reply);
    return {};
  });
}
