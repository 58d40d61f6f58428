import { randomBytes } from 'node:crypto';
import { errorCodes } from '@haesol/contracts/common';
import type { findId, findPw } from '@haesol/contracts/identity';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import { inTransaction, pretendTransaction } from '../../../db/retry.ts';
import type { Trx } from '../../../db/schema.ts';
import { createUid } from '../../../db/uuid.ts';
import { ApiError } from '../../../http/apiError.ts';
import { toClientNetwork } from '../../../http/clientNetwork.ts';
import type { Call } from '../../../http/plugins/route.ts';
import { enqueueMail } from '../../../mail/outbox.ts';
import { toMaskedEmail } from '../../common/text/maskedName.ts';
import { readLocale } from '../../common/text/translation.ts';
import { acquireMail, toMailRequester } from '../session/mailAllowance.ts';
import { hashPassword } from '../session/passwords.ts';
import { createRecoveryRepository } from './repository.ts';
import { createTemporaryPassword } from './rules.ts';

const ticketSec = 600;
const temporarySec = 24 * 3_600;
const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/** Unused account, so that a miss takes as much work as a hit. */
const createDecoy = (now: Date) => ({
  member_uid: createUid(),
  email: 'nobody@mail.example',
  created_at: now,
  hasPassword: true,
  provider: null,
});

/** Finds accounts by name and number, with masked ids, and a ticket to have the ids mailed. @throws {ApiError} `4290` */
export async function findIds(
  { clock, db, limits }: AppContext,
  { name, tel1, tel2, tel3 }: Call<typeof findId>['body'],
  ip: string,
) {
  const now = await clock.now();
  const places = [
    ['findAccount', ip],
    // Also by address, so that a stranger cannot block a name for everyone.
    ['findName', `${name} ${toClientNetwork(ip)}`],
  ] as const;
  await limits.takeEach(places, now);
  const repository = createRecoveryRepository(db);
  const found = await repository.listByPhone(name, [tel1, tel2, tel3]);
  const isMissing = found.length === 0;
  // Constant time: the same statements and the same work for hits and misses, here and for the ticket.
  for (const [limit, who] of places) await limits.release(limit, who, now, isMissing ? 0 : 1);
  const accounts = isMissing ? [createDecoy(now)] : found;
  const ticket = randomBytes(32).toString('base64url');
  const uids = accounts.map(({ member_uid }) => member_uid);
  await repository.createTicket(ticket, uids, later(now, ticketSec));
  const list = accounts.map(({ email, created_at, hasPassword, provider }) => ({
    maskedId: toMaskedEmail(email),
    joinDt: created_at.toISOString(),
    joinType: hasPassword ? ('email' as const) : (provider ?? ('email' as const)),
  }));
  return isMissing ? { list: [], ticket: null } : { list, ticket };
}

/** Mails the ids of a ticket to their own mailboxes. @throws {ApiError} `4040`, `4290` */
export async function mailIds(context: AppContext, ticket: string, request: FastifyRequest) {
  const { clock, db, mails, limits } = context;
  const now = await clock.now();
  const members = await createRecoveryRepository(db).useTicket(ticket, now);
  if (members.length === 0) throw new ApiError(errorCodes.notFound);
  // Limited, because anyone who knows name and number could flood the mailboxes.
  for (const { email } of members) {
    const requester = toMailRequester(context, request, email);
    await limits.acquire('findMail', `${email} ${requester.key}`, now);
    if ((await acquireMail(limits, email, requester, now)) === undefined) throw limits.toRefusal('mailboxDay');
  }
  return inTransaction(db, async (trx) => {
    for (const { email, name } of members)
      await enqueueMail(trx, mails.foundId({ to: email, name, locale: readLocale(request) }));
    return { sentTo: members.map(({ email }) => toMaskedEmail(email)).join(', ') };
  });
}

/** Mails a temporary password, except to accounts with social logins only. @throws {ApiError} `4290` */
export async function mailTemporaryPassword(
  context: AppContext,
  body: Call<typeof findPw>['body'],
  request: FastifyRequest,
) {
  const { clock, db, mails, limits } = context;
  const { ip } = request;
  const now = await clock.now();
  const requester = toMailRequester(context, request, body.email);
  const places = [
    ['findAccount', ip],
    ['findMail', `${body.email} ${requester.key}`],
  ] as const;
  await limits.takeEach(places, now);
  const mail = await acquireMail(limits, body.email, requester, now);
  if (mail === undefined) throw limits.toRefusal('mailboxDay');
  const found = await createRecoveryRepository(db).findByEmail(body.name, body.email);
  const password = createTemporaryPassword();
  // Constant time: hashing and all that follows run for unknown addresses too, so that response time does not reveal
  // whether an account exists.
  const hash = await hashPassword(password, ip);
  await limits.release('findAccount', ip, now, found === undefined ? 0 : 1);
  const isSocialOnly = found !== undefined && !found.hasPassword && found.provider !== null;
  // Does not count if no mail is sent, so that a stranger who does not know the name cannot use up the owner's limit.
  await mail.release(found === undefined || isSocialOnly ? 1 : 0);
  const issue = async (trx: Trx) => {
    const { member_uid: memberUid, email, name } = found ?? { ...body, member_uid: createUid() };
    await createRecoveryRepository(trx).setTemporaryPassword(memberUid, hash, later(now, temporarySec));
    await writeAudit(trx, {
      actorUid: null,
      action: 'account.temporaryPassword',
      targetType: 'member',
      targetUid: memberUid,
      requestId: request.id,
      ip,
    });
    await enqueueMail(trx, mails.temporaryPassword({ to: email, name, password, locale: requester.locale }));
  };
  if (found === undefined || isSocialOnly) {
    await pretendTransaction(db, issue);
    return { issued: 'N' as const, ...(isSocialOnly && found.provider !== null && { joinType: found.provider }) };
  }
  await inTransaction(db, issue);
  return { issued: 'Y' as const };
}
