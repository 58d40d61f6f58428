import { errorCodes } from '@haesol/contracts/common';
import { toPasswordMessage } from '@haesol/contracts/identity';
import type { changePassword } from '@haesol/contracts/member';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Call } from '../../../http/plugins/route.ts';
import { enqueueMail } from '../../../mail/outbox.ts';
import { toReaderLocale } from '../../common/text/translation.ts';
import { commonPasswords } from '../../identity/session/commonPasswords.ts';
import { hashPassword, verifyPassword } from '../../identity/session/passwords.ts';
import { createReauth } from '../../identity/session/reauth.ts';
import { createAuthRepository } from '../../identity/session/repository.ts';
import { requireCurrentPassword } from './currentPassword.ts';
import { createAccountRepository } from './repository.ts';

type ChangePasswordCall = Pick<Call<typeof changePassword>, 'body' | 'member' | 'write'> & { request: FastifyRequest };

/**
 * Sets a new password and ends every session. Members without a password prove their identity in another way.
 * @throws {ApiError} `4030`, `4221`, `4222`, `4223`, `4290`
 */
export async function changeOwnPassword(context: AppContext, { body, member, request, write }: ChangePasswordCall) {
  const { memberUid, now } = member;
  const { ip } = request;
  const { pw_hash: hash, email, name, locale } = await createAccountRepository(context.db).getMember(memberUid);
  if (hash === null) await createReauth(context).require(request, member);
  else {
    await requireCurrentPassword(context, member, { hash, password: body.currentPassword ?? '', ip });
    if (await verifyPassword(hash, body.newPassword, ip)) throw new ApiError(errorCodes.samePassword);
  }
  const message = toPasswordMessage(body.newPassword, email, commonPasswords);
  if (message !== undefined) throw new ApiError(errorCodes.weakPassword, { message });
  const newHash = await hashPassword(body.newPassword, ip);
  return write(async (trx) => {
    await createAccountRepository(trx).setPassword(memberUid, newHash, now);
    await createAuthRepository(trx).revokeAllSessions(memberUid, 'PASSWORD', now);
    await writeAudit(trx, { actorUid: memberUid, action: 'account.changePassword', requestId: request.id, ip });
    await enqueueMail(
      trx,
      context.mails.passwordChanged({ to: email, name, locale: toReaderLocale({ locale }, request) }),
    );
    return { changedDt: now.toISOString() };
  });
}
