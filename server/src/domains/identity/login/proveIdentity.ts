import { errorCodes } from '@haesol/contracts/common';
import { type reauth, reauthProviders } from '@haesol/contracts/identity';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/retry.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import type { Call } from '../../../http/plugins/route.ts';
import { createCerts } from '../cert/certs.ts';
import { verifyPassword } from '../session/passwords.ts';
import { createAuthRepository } from '../session/repository.ts';
import { createSnsRepository } from '../sns/repository.ts';
import { createTicketRepository } from '../sns/ticketRepository.ts';

async function proveByMail(context: AppContext, member: Principal, certToken: string): Promise<void> {
  const mailbox = await inTransaction(context.db, (trx) =>
    createCerts(context).use(trx, certToken, ['REAUTH'], member.now),
  );
  if (mailbox !== member.email) throw new ApiError(errorCodes.proofExpired);
}

async function proveBySocialAccount({ db }: AppContext, member: Principal, snsTicket: string): Promise<void> {
  const tickets = createTicketRepository(db);
  const identity = await tickets.find(snsTicket, 'REAUTH', member.now);
  const owner = identity && (await createSnsRepository(db).findMember(identity.provider, identity.subject));
  const isFresh = identity !== undefined && reauthProviders.includes(identity.provider);
  const isOwn = isFresh && owner?.member_uid === member.memberUid;
  if (!isOwn || !(await tickets.use(snsTicket, member.now))) throw new ApiError(errorCodes.socialRequestExpired);
}

/**
 * Confirms a member's identity again: by password, or without one by a mailed code or a linked account.
 * @throws {ApiError} `4102`, `4221`, `4290`, `4301`
 */
export async function proveIdentity(
  context: AppContext,
  member: Principal,
  { password = '', certToken, snsTicket, ip }: Call<typeof reauth>['body'] & { readonly ip: string },
): Promise<void> {
  const { memberUid, now } = member;
  const { pw_hash: hash } = await createAuthRepository(context.db).getMember(memberUid);
  if (hash === null && certToken !== undefined) return proveByMail(context, member, certToken);
  if (hash === null && snsTicket !== undefined) return proveBySocialAccount(context, member, snsTicket);
  await context.limits.acquire('reauth', memberUid, now);
  if (!(await verifyPassword(hash, password, ip))) throw new ApiError(errorCodes.wrongCurrentPassword);
  await context.limits.release('reauth', memberUid, now);
}
