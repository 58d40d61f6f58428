import { errorCodes } from '@haesol/contracts/common';
import { hookAdd, hookRemove, hookResend } from '@haesol/contracts/release';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import { createUid } from '../../db/uuid.ts';
import { ApiError, fieldError } from '../../http/apiError.ts';
import { route } from '../../http/plugins/route.ts';
import { enqueueDelivery } from '../registry/announce.ts';
import { insertAudit } from '../registry/auditRepository.ts';
import { requireMember } from '../tokens/requireToken.ts';
import { createHookNetwork, PrivateNetworkError } from './hookNetwork.ts';
import { deleteHook, insertHook, reopenDelivery } from './hookRepository.ts';
import { toHookSecret } from './hookSecret.ts';

/** Registers `/api/v1/registry/{remoteId}/hooks` for signed-in members. */
export function registerHookRoutes(app: FastifyInstance, context: AppContext): void {
  const { config, db, secrets } = context;
  const network = createHookNetwork(config);

  async function requireOpenUrl(url: string): Promise<void> {
    try {
      await network.check(url);
    } catch (error) {
      if (!(error instanceof PrivateNetworkError)) throw error;
      throw fieldError('url', '사설 네트워크의 주소에는 보낼 수 없습니다.');
    }
  }

  route(app, context, hookAdd, async ({ params: { remoteId }, body: { url, events }, request }) => {
    const signature = requireMember(request);
    await requireOpenUrl(url);
    const hookUid = createUid();
    await db.transaction().execute(async (trx) => {
      const hook = { hook_uid: hookUid, remote_id: remoteId, url, events: [...new Set(events)] };
      await insertHook(trx, { ...hook, created_by: signature.person });
      const entry = { remote_id: remoteId, actor: remoteId, ...signature };
      await insertAudit(trx, { ...entry, action: 'hook.add', reason: new URL(url).origin });
    });
    return { hookUid, secret: toHookSecret(secrets, hookUid) };
  });

  route(app, context, hookRemove, async ({ params: { remoteId, hookUid }, request }) => {
    const signature = requireMember(request);
    await db.transaction().execute(async (trx) => {
      const removed = await deleteHook(trx, remoteId, hookUid);
      if (removed === undefined) throw new ApiError(errorCodes.notFound);
      const entry = { remote_id: remoteId, actor: remoteId, ...signature };
      await insertAudit(trx, { ...entry, action: 'hook.remove', reason: new URL(removed.url).origin });
    });
    return {};
  });

  route(app, context, hookResend, async ({ params, request }) => {
    requireMember(request);
    await db.transaction().execute(async (trx) => {
      if (!(await reopenDelivery(trx, params))) throw new ApiError(errorCodes.notFound);
      await enqueueDelivery(trx, params.deliveryUid);
    });
    return {};
  });
}
