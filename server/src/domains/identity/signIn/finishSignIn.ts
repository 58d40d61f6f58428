import { errorCodes } from '@haesol/contracts/common';
import type { finishSignIn } from '@haesol/contracts/identity';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/retry.ts';
import type { Trx } from '../../../db/schema.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import { readCookie } from '../../../http/ownCookies.ts';
import type { Call } from '../../../http/plugins/route.ts';
import { createPasskeys } from '../secondFactor/passkeys.ts';
import { spendRecoveryCode } from '../secondFactor/recoveryCodes.ts';
import { createSignInTickets } from '../secondFactor/signInTickets.ts';
import { createTotp } from '../secondFactor/totp.ts';
import { createDevices } from '../session/devices.ts';
import { createAuthRepository } from '../session/repository.ts';
import { readUserAgent } from '../session/sessions.ts';
import { completeSignIn } from './signIn.ts';

const wrong = {
  PASSKEY: '패스키를 확인하지 못했습니다. 다시 시도하거나 다른 방법을 골라 주세요.',
  TOTP: '인증번호가 일치하지 않습니다. 앱에 지금 보이는 번호를 입력해 주세요.',
  RECOVERY: '사용할 수 없는 복구 코드입니다. 이미 쓴 코드가 아닌지 확인해 주세요.',
} as const;

const refuseTicket = () =>
  new ApiError(errorCodes.proofExpired, { message: '로그인 확인 시간이 지났습니다. 비밀번호부터 다시 입력해 주세요.' });

type Body = Call<typeof finishSignIn>['body'];

/** Completes a sign-in by its second factor. @throws {ApiError} `4000` for a wrong factor, `4102`, `4203`, `4290` */
export async function finishWithSecondFactor(
  context: AppContext,
  { body, request, reply }: { readonly body: Body; readonly request: FastifyRequest; readonly reply: FastifyReply },
) {
  const { clock, db, limits } = context;
  const now = await clock.now();
  const first = await createSignInTickets(db).find(body.ticket, now);
  if (first === undefined) throw refuseTicket();
  const { member_uid: memberUid, method } = first;
  const repository = createAuthRepository(db);
  const member = await repository.getMember(memberUid);
  // A known device has tries of its own, so that a stranger with the password cannot block the owner.
  const device = createDevices(context.secrets).find(member.email, readCookie(context.config, request, 'hs_dev'));
  const requester = `${memberUid} ${device ?? ''}`;
  // A passkey cannot be guessed.
  const isGuessable = body.way !== 'PASSKEY';
  if (isGuessable) await limits.acquire('secondStep', requester, now);
  const isRight = await inTransaction(db, async (trx) => {
    const tickets = createSignInTickets(trx);
    const locked = await tickets.lock(body.ticket, now);
    if (locked === undefined) throw refuseTicket();
    if (!(await checkFactor(context, trx, { body, memberUid, challenge: locked.challenge, now }))) return false;
    await tickets.remove(body.ticket);
    return true;
  });
  if (!isRight) {
    const entry = { memberUid, method, ip: request.ip, ua: readUserAgent(request), at: now };
    await repository.writeLogin({ ...entry, result: 'MISMATCH' });
    if (body.way === 'PASSKEY') throw new ApiError(errorCodes.invalidInput, { message: wrong.PASSKEY });
    throw fieldError('code', wrong[body.way]);
  }
  if (isGuessable) await limits.release('secondStep', requester, now);
  const way = { method, keep: first.keep, temporaryHash: first.temporary_hash };
  return completeSignIn(context, member, way, { request, reply, now, secondAt: now });
}

interface FactorUse {
  readonly body: Body;
  readonly memberUid: string;
  readonly challenge: string | null;
  readonly now: Date;
}

async function checkFactor(context: AppContext, trx: Trx, { body, memberUid, challenge, now }: FactorUse) {
  const { way, code = '', credential } = body;
  if (way === 'TOTP') return createTotp(context).use(trx, { memberUid, code, now });
  if (way === 'RECOVERY') return spendRecoveryCode(trx, memberUid, code, now);
  if (challenge === null || credential === undefined) return false;
  return createPasskeys(context).use(trx, { memberUid, credential, challenge, now });
}

/** Returns the options for a passkey, and stores their challenge with the ticket. @throws {ApiError} `4102` */
export async function startPasskeyStep(context: AppContext, ticket: string) {
  const { clock, db } = context;
  const tickets = createSignInTickets(db);
  const first = await tickets.find(ticket, await clock.now());
  if (first === undefined) throw refuseTicket();
  const { challenge, options } = await createPasskeys(context).toRequestOptions(db, first.member_uid);
  await tickets.setChallenge(ticket, challenge);
  return { options };
}
