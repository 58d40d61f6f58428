import { errorCodes } from '@haesol/contracts/common';
import type { snsLink } from '@haesol/contracts/identity';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { AppContext } from '../../../context.ts';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import { inTransaction } from '../../../db/retry.ts';
import type { Database, MemberRow, SocialProvider, Trx } from '../../../db/schema.ts';
import { ApiError } from '../../../http/apiError.ts';
import { readCookie } from '../../../http/ownCookies.ts';
import type { Call } from '../../../http/plugins/route.ts';
import { enqueueMail } from '../../../mail/outbox.ts';
import { createCerts } from '../cert/certs.ts';
import { listSecondWays } from '../secondFactor/factors.ts';
import { createLoginGuard } from '../session/loginGuard.ts';
import { verifyPassword } from '../session/passwords.ts';
import { createAuthRepository } from '../session/repository.ts';
import { mayLogIn } from '../session/rules.ts';
import { signIn } from '../signIn/signIn.ts';
import { createSnsRepository } from './repository.ts';
import { createTicketRepository, type SocialIdentity } from './ticketRepository.ts';

type Owner = Pick<MemberRow, 'email' | 'locale' | 'member_uid' | 'name'>;

/** Lists the social accounts of a member. */
export async function listLinks(db: Kysely<Database>, memberUid: string) {
  const links = await createSnsRepository(db).listLinks(memberUid);
  const list = links.map(({ provider, linked_at }) => ({ provider, linkedDt: linked_at.toISOString() }));
  return { list, cnt_total: list.length };
}

/** Adds a social account to a member, using its ticket, and notifies the member. @throws {ApiError} `4301`, `4304` */
export async function addLink(
  { mails }: AppContext,
  trx: Trx,
  {
    owner,
    identity,
    ticket,
    now,
  }: { readonly owner: Owner; readonly identity: SocialIdentity; readonly ticket: string; readonly now: Date },
): Promise<void> {
  if (!(await createTicketRepository(trx).use(ticket, now))) throw new ApiError(errorCodes.socialRequestExpired);
  const { provider, subject, email } = identity;
  await createSnsRepository(trx).addLink(owner.member_uid, { provider, subject, email }, now);
  await writeAudit(trx, { actorUid: owner.member_uid, action: 'account.linkSocial', detail: { provider } });
  await enqueueMail(trx, mails.socialLinked({ to: owner.email, name: owner.name, locale: owner.locale ?? 'ko' }));
}

/** Removes a social account unless it is the only way to sign in. @throws {ApiError} `4305` */
export async function removeLink(trx: Trx, memberUid: string, provider: SocialProvider): Promise<void> {
  const repository = createSnsRepository(trx);
  const hasPassword = await repository.lockMember(memberUid);
  const links = await repository.listLinks(memberUid);
  const isLinked = links.some((link) => link.provider === provider);
  if (isLinked && !hasPassword && links.length === 1) throw new ApiError(errorCodes.lastLoginMethod);
  await writeAudit(trx, { actorUid: memberUid, action: 'account.unlinkSocial', detail: { provider } });
  await repository.removeLink(memberUid, provider);
}

/** Checks the password of the account to link, with the limits of a login. @throws {ApiError} `4201`, `4202` */
async function requirePassword(
  context: AppContext,
  member: MemberRow,
  password: string,
  { request, now }: { readonly request: FastifyRequest; readonly now: Date },
): Promise<void> {
  const guard = createLoginGuard(context, createAuthRepository(context.db));
  const key = guard.toGuardKey(member.email, readCookie(context.config, request, 'hs_dev'));
  const remain = await guard.begin({ key, email: member.email }, request, now);
  const isRight = await verifyPassword(member.must_change_pw ? null : member.pw_hash, password, request.ip);
  if (!isRight) throw new ApiError(errorCodes.wrongLogin, { data: { remain } });
  await guard.succeed(key, request.ip, now);
}

interface LinkCall {
  readonly body: Call<typeof snsLink>['body'];
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Links a social account to the member with the same address, after a proof by password or mailed code, and signs the member
 * in.
 * @throws {ApiError} `4102`, `4201`, `4202`, `4203`, `4301`, `4304`
 */
export async function linkAndSignIn(context: AppContext, { body, request, reply }: LinkCall) {
  const { clock, db } = context;
  const { snsTicket, certToken, password = '' } = body;
  const now = await clock.now();
  const identity = await createTicketRepository(db).find(snsTicket, 'LOGIN', now);
  const member = identity?.email == null ? undefined : await createSnsRepository(db).findMemberByEmail(identity.email);
  if (identity === undefined || member === undefined) throw new ApiError(errorCodes.socialRequestExpired);
  if (certToken === undefined) await requirePassword(context, member, password, { request, now });
  if ((await listSecondWays(db, member.member_uid)).length > 0) {
    const message = '2단계 인증을 쓰는 계정입니다. 로그인한 뒤 내 회원정보에서 연결해 주세요.';
    throw new ApiError(errorCodes.forbidden, { message });
  }
  await inTransaction(db, async (trx) => {
    if (certToken !== undefined) {
      const proven = await createCerts(context).use(trx, certToken, ['SNS'], now);
      if (proven !== member.email) throw new ApiError(errorCodes.proofExpired);
    }
    // A closed account gets no new way to sign in; only its owner is notified.
    if (!mayLogIn(member.state) && member.state !== 'DORMANT') throw new ApiError(errorCodes.accountUnavailable);
    await addLink(context, trx, { owner: member, identity, ticket: snsTicket, now });
  });
  return signIn(context, member, { method: identity.provider, keep: false }, { request, reply, now });
}
