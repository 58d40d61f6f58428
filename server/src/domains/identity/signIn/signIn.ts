import { errorCodes, readChosenLanguage } from '@haesol/contracts/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/retry.ts';
import type { MemberRow, SocialProvider, Trx } from '../../../db/schema.ts';
import { ApiError } from '../../../http/apiError.ts';
import { readCookie } from '../../../http/ownCookies.ts';
import { enqueueMail } from '../../../mail/outbox.ts';
import { localFormats } from '../../../mail/texts/localFormats.ts';
import { toReaderLocale } from '../../common/text/translation.ts';
import { listSecondWays } from '../secondFactor/factors.ts';
import { createSignInTickets } from '../secondFactor/signInTickets.ts';
import { createCookies } from '../session/cookies.ts';
import { createDevices } from '../session/devices.ts';
import { toDeviceName, toMaskedIp } from '../session/deviceView.ts';
import { createAuthRepository } from '../session/repository.ts';
import { mayLogIn } from '../session/rules.ts';
import { createSessions, readUserAgent } from '../session/sessions.ts';

interface SignInWay {
  readonly method: 'PASSWORD' | SocialProvider;
  readonly keep: boolean;
  /** Hash of the entered temporary password, if it was one. */
  readonly temporaryHash?: string | null;
  /** Page that a social sign-in began from. */
  readonly next?: string;
}

interface SignInRequest {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly now: Date;
}

const dormantMessage =
  '1년 동안 이용하지 않아 휴면 상태인 계정입니다. 비밀번호 찾기로 이메일을 확인하면 다시 이용하실 수 있습니다.';

/** @throws {ApiError} `4203` for dormant or closed accounts */
async function requireOpenAccount(
  { db }: AppContext,
  { member_uid: memberUid, state }: MemberRow,
  { method, temporaryHash = null }: SignInWay,
  { request, now }: SignInRequest,
): Promise<void> {
  // A mail or a provider has just confirmed the person; an old password alone does not reactivate an account.
  const isAwake = state === 'DORMANT' && (method !== 'PASSWORD' || temporaryHash !== null);
  if (mayLogIn(state) || isAwake) return;
  const entry = { memberUid, method, ip: request.ip, ua: readUserAgent(request), at: now };
  await createAuthRepository(db).writeLogin({ ...entry, result: state });
  throw new ApiError(
    errorCodes.accountUnavailable,
    state === 'DORMANT' ? { message: dormantMessage, data: { state } } : {},
  );
}

/**
 * Signs in a member whose first step was right: password, temporary password, or provider.
 * @throws {ApiError} `4203` for dormant or closed accounts, `4201` for a used temporary password, `4034` with a ticket for
 *   members with a second factor
 */
export async function signIn(context: AppContext, member: MemberRow, way: SignInWay, call: SignInRequest) {
  await requireOpenAccount(context, member, way, call);
  const ways = await listSecondWays(context.db, member.member_uid);
  if (ways.length === 0) return completeSignIn(context, member, way, { ...call, secondAt: null });
  const { next, ...first } = { memberUid: member.member_uid, temporaryHash: null, ...way };
  const ticket = await createSignInTickets(context.db).create(first, call.now);
  throw new ApiError(errorCodes.secondFactorRequired, { data: { ticket, ways, next } });
}

async function notifyNewDevice(
  { mails }: AppContext,
  trx: Trx,
  { email, name, ...member }: MemberRow,
  { request, now }: SignInRequest,
) {
  const locale = toReaderLocale(member, request);
  const device = `${toDeviceName(readUserAgent(request), locale)} (${toMaskedIp(request.ip) ?? '-'})`;
  const at = localFormats(locale).moment(now);
  await enqueueMail(trx, mails.newDevice({ to: email, name, at, device, locale }));
}

/** Completes every kind of sign-in after its last step: log, devices, session. @throws {ApiError} as {@link signIn} */
export async function completeSignIn(
  context: AppContext,
  member: MemberRow,
  way: SignInWay,
  { secondAt, ...call }: SignInRequest & { readonly secondAt: Date | null },
) {
  const { config, db, secrets } = context;
  const { request, reply, now } = call;
  const { member_uid: memberUid, email } = member;
  const { method, keep, temporaryHash = null } = way;
  const cookies = createCookies(config);
  const devices = createDevices(secrets);
  await requireOpenAccount(context, member, way, call);
  const entry = { memberUid, method, ip: request.ip, ua: readUserAgent(request), at: now };
  const device = readCookie(config, request, 'hs_dev');
  const isKnownDevice = devices.find(email, device) !== undefined;
  await inTransaction(db, async (trx) => {
    const scoped = createAuthRepository(trx);
    if (temporaryHash !== null && !(await scoped.redeemTemporaryPassword(memberUid, temporaryHash))) {
      throw new ApiError(errorCodes.wrongLogin);
    }
    // First, because it locks the rows of both in one order.
    await context.claimOrders(trx, { memberUid, email, now });
    await scoped.markLogin(memberUid, now);
    await scoped.writeLogin({ ...entry, result: 'OK' });
    // The first device of an account is not reported.
    if (!isKnownDevice && member.last_login_at !== null) await notifyNewDevice(context, trx, member, call);
  });
  const cookie = isKnownDevice ? device : undefined;
  cookies.setDevice(reply, cookie ?? devices.create(email));
  const isUnchosen = readChosenLanguage(request.headers.cookie ?? '') === undefined;
  if (member.locale !== null && isUnchosen) cookies.setLanguage(reply, member.locale);
  const mustChange = temporaryHash !== null || member.must_change_pw;
  return createSessions(context).start(member, { keep, now, request, reply, mustChange, secondAt });
}
