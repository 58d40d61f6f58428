import { errorCodes } from '@haesol/contracts/common';
import type { login } from '@haesol/contracts/identity';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../../context.ts';
import type { MemberRow } from '../../../db/schema.ts';
import { ApiError } from '../../../http/apiError.ts';
import { readCookie } from '../../../http/ownCookies.ts';
import type { Call } from '../../../http/plugins/route.ts';
import { createLoginGuard } from '../session/loginGuard.ts';
import { verifyPassword } from '../session/passwords.ts';
import { createAuthRepository } from '../session/repository.ts';
import { readUserAgent } from '../session/sessions.ts';
import { signIn } from '../signIn/signIn.ts';

/** Constant time: both hashes are checked for every account, so that response time does not reveal which are set. */
async function checkPassword(member: MemberRow | undefined, password: string, ip: string, now: Date) {
  const isTempLive = member?.temp_pw_exp != null && member.temp_pw_exp > now;
  // A used temporary password is in `pw_hash` until it is replaced, and must not work again.
  const isPermanent = await verifyPassword(member?.must_change_pw ? null : member?.pw_hash, password, ip);
  const isTemporary = await verifyPassword(isTempLive ? member.temp_pw_hash : null, password, ip);
  return { isRight: isPermanent || isTemporary, isTemporary: !isPermanent && isTemporary };
}

/**
 * Signs a member in with a permanent or temporary password.
 * @throws {ApiError} `4201` with the remaining attempts, `4202`, `4203`, `4034` before the second step
 */
export async function logIn(
  context: AppContext,
  {
    body,
    request,
    reply,
  }: { readonly body: Call<typeof login>['body']; readonly request: FastifyRequest; readonly reply: FastifyReply },
) {
  const { clock, db } = context;
  const repository = createAuthRepository(db);
  const guard = createLoginGuard(context, repository);
  const now = await clock.now();
  const key = guard.toGuardKey(body.id, readCookie(context.config, request, 'hs_dev'));
  const remain = await guard.begin({ key, email: body.id }, request, now);
  const member = await repository.findMemberByEmail(body.id);
  const { isRight, isTemporary } = await checkPassword(member, body.password, request.ip, now);
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
  const way = { method: 'PASSWORD' as const, keep: body.keep === 'Y', temporaryHash };
  return signIn(context, member, way, { request, reply, now });
}
