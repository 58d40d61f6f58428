import { errorCodes } from '@haesol/contracts/common';
import { endSession, login, logout, logoutAll, me, reauth, refresh, sessions } from '@haesol/contracts/identity';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { ApiError } from '../../../http/apiError.ts';
import { route } from '../../../http/plugins/route.ts';
import { requireSameSite } from '../../../http/plugins/sameSite.ts';
import { toContentLocale } from '../../common/text/translation.ts';
import { toUserInfo } from '../members/memberView.ts';
import { toDeviceName, toMaskedIp } from '../session/deviceView.ts';
import { createReauth, reauthSec } from '../session/reauth.ts';
import { createAuthRepository } from '../session/repository.ts';
import { createSessions } from '../session/sessions.ts';
import { logIn } from './logIn.ts';
import { proveIdentity } from './proveIdentity.ts';

export default async function authRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { clock, config, db } = context;
  const repository = createAuthRepository(db);
  const service = createSessions(context);
  const proofs = createReauth(context);

  route(app, context, login, async (call) => {
    requireSameSite(call.request, config);
    return logIn(context, call);
  });

  route(app, context, refresh, async ({ query: { idleYn }, request, reply }) => {
    requireSameSite(request, config);
    return service.refresh(request, reply, { now: await clock.now(), isIdle: idleYn === 'Y' });
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

  route(app, context, reauth, async ({ body, member, request }) => {
    await proveIdentity(context, member, { ...body, ip: request.ip });
    return { reauthToken: await proofs.grant(member), expireSec: reauthSec };
  });

  route(app, context, sessions, async ({ languageCd, member }) => {
    const rows = await repository.listSessions(member.memberUid, member.now);
    const list = rows.map((row) => ({
      id: row.id,
      device: toDeviceName(row.ua, toContentLocale(languageCd)),
      ip: toMaskedIp(row.ip),
      lastDt: row.last_seen_at.toISOString(),
      currentYn: row.id === member.sessionId ? ('Y' as const) : ('N' as const),
    }));
    return { list, cnt_total: list.length };
  });

  route(app, context, endSession, async ({ member, params, reply }) => {
    const wasLive = await service.end(member.memberUid, params.sessionUid, member.now);
    if (!wasLive) throw new ApiError(errorCodes.notFound);
    if (params.sessionUid === member.sessionId) service.clearCookies(reply);
    return {};
  });
}
