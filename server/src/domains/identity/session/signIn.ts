import { errorCodes } from '@haesol/contracts/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/retry.ts';
import type { MemberRow, SocialProvider, Trx } from '../../../db/schema.ts';
import { toSeoulDate, toSeoulTime } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import { readCookie } from '../../../http/ownCookies.ts';
import { enqueueMail } from '../../../mail/outbox.ts';
import { createCookies } from './cookies.ts';
import { createDevices } from './devices.ts';
import { toDeviceName, toMaskedIp } from './deviceView.ts';
import { createAuthRepository } from './repository.ts';
import { mayLogIn } from './rules.ts';
import { createSessions, readUserAgent } from './sessions.ts';

interface SignInWay {
  readonly method: 'PASSWORD' | SocialProvider;
  readonly keep: boolean;
  /** Hash of the entered temporary password, if it was one. */
  readonly temporaryHash?: string | null;
}

const dormantMessage =
  '1년 동안 이용하지 않아 휴면 상태인 계정입니다. 비밀번호 찾기로 이메일을 확인하면 다시 이용하실 수 있습니다.';

/** Completes every kind of login after the identification of the member: state, log, devices, session. */
export function createSignIn(context: AppContext) {
  const { config, db, mails, secrets } = context;
  const sessions = createSessions(context);
  const cookies = createCookies(config);
  const devices = createDevices(secrets);

  async function notifyNewDevice(trx: Trx, { email, name }: MemberRow, request: FastifyRequest, now: Date) {
    const device = `${toDeviceName(readUserAgent(request))} (${toMaskedIp(request.ip) ?? '알 수 없는 주소'})`;
    await enqueueMail(trx, mails.newDevice({ to: email, name, at: `${toSeoulDate(now)} ${toSeoulTime(now)}`, device }));
  }

  /** @throws {ApiError} `4203` for dormant or closed accounts, `4201` for a used temporary password */
  return async function signIn(
    member: MemberRow,
    { method, keep, temporaryHash = null }: SignInWay,
    { request, reply, now }: { request: FastifyRequest; reply: FastifyReply; now: Date },
  ) {
    const { member_uid: memberUid, email, state } = member;
    const entry = { memberUid, method, ip: request.ip, ua: readUserAgent(request), at: now };
    // A mail or a provider has just confirmed the person; an old password alone does not reactivate an account.
    const isAwake = state === 'DORMANT' && (method !== 'PASSWORD' || temporaryHash !== null);
    if (!mayLogIn(state) && !isAwake) {
      await createAuthRepository(db).writeLogin({ ...entry, result: state });
      throw new ApiError(
        errorCodes.accountUnavailable,
        state === 'DORMANT' ? { message: dormantMessage, data: { state } } : {},
      );
    }
    const device = readCookie(config, request, 'hs_dev');
    const isKnownDevice = devices.find(email, device) !== undefined;
    await inTransaction(db, async (trx) => {
      const scoped = createAuthRepository(trx);
      if (temporaryHash !== null && !(await scoped.redeemTemporaryPassword(memberUid, temporaryHash))) {
        throw new ApiError(errorCodes.wrongLogin);
      }
      await scoped.markLogin(memberUid, now);
      await scoped.writeLogin({ ...entry, result: 'OK' });
      // The first device of an account is not reported.
      if (!isKnownDevice && member.last_login_at !== null) await notifyNewDevice(trx, member, request, now);
    });
    const cookie = isKnownDevice ? device : undefined;
    cookies.setDevice(reply, cookie ?? devices.create(email));
    const mustChange = temporaryHash !== null || member.must_change_pw;
    return sessions.start(member, { keep, now, request, reply, mustChange });
  };
}
