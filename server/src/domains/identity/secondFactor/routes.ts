import { errorCodes } from '@haesol/contracts/common';
import {
  addPasskey,
  confirmTotp,
  newRecoveryCodes,
  passkeyOptions,
  proveMailbox,
  removePasskey,
  removeTotp,
  secondFactors,
  startTotp,
} from '@haesol/contracts/identity';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import { inTransaction } from '../../../db/retry.ts';
import type { Trx } from '../../../db/schema.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { route } from '../../../http/plugins/route.ts';
import { enqueueMail } from '../../../mail/outbox.ts';
import type { News } from '../../../mail/texts/news.ts';
import { createCerts } from '../cert/certs.ts';
import { createReauth, reauthSec } from '../session/reauth.ts';
import { completeAddition, completeRemoval, readFactors } from './factors.ts';
import { createPasskeys } from './passkeys.ts';
import { replaceRecoveryCodes } from './recoveryCodes.ts';
import { createTotp } from './totp.ts';

type Factors = Awaited<ReturnType<typeof readFactors>>;

const passkeyFailed = '패스키를 확인하지 못했습니다. 처음부터 다시 시도해 주세요.';

/** Second factors of the requesting member. A change asks for a fresh proof of identity, is in the audit, and is mailed. */
export default async function secondFactorRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { config, db, limits, mails } = context;
  const proofs = createReauth(context);
  const passkeys = createPasskeys(context);
  const totp = createTotp(context);

  const isRequired = ({ accountRole }: Principal) => config.staffSecondFactor && accountRole !== 'MEMBER';
  const needsMail = (member: Principal, factors: Factors) => isRequired(member) && factors.factorCnt === 0;

  async function isMailProven({ sessionId, now }: Principal): Promise<boolean> {
    const session = await db
      .selectFrom('auth_session')
      .select('id')
      .where('id', '=', sessionId)
      .where('mail_at', '>', new Date(now.getTime() - reauthSec * 1000))
      .executeTakeFirst();
    return session !== undefined;
  }

  /**
   * Requires a fresh proof of identity, beside it the second factor of members who have one, and of staff without one their
   * mailbox, because a password alone must not lead to a second factor.
   * @throws {ApiError} `4030`, `4034`, `4102`
   */
  async function requireMayChange(request: FastifyRequest, member: Principal): Promise<void> {
    await proofs.require(request, member);
    const factors = await readFactors(db, member.memberUid);
    if (factors.factorCnt > 0 && !member.hasSecondFactor) {
      throw new ApiError(errorCodes.secondFactorRequired, {
        message: '2단계 인증으로 다시 로그인한 뒤 바꿀 수 있습니다.',
      });
    }
    if (needsMail(member, factors) && !(await isMailProven(member))) {
      throw new ApiError(errorCodes.proofExpired, { message: '이메일로 받은 인증번호를 먼저 확인해 주세요.' });
    }
  }

  async function record(
    trx: Trx,
    { memberUid, email, name, locale }: Principal,
    action: string,
    change: News,
    passkey?: string,
  ) {
    await writeAudit(trx, { actorUid: memberUid, action, targetType: 'member', targetUid: memberUid });
    await enqueueMail(trx, mails.secondFactorChanged({ to: email, name, locale, change, passkey }));
  }

  route(app, context, secondFactors, async ({ member }) => {
    const factors = await readFactors(db, member.memberUid);
    const { passkeys: rows, hasTotp, recoveryCnt } = factors;
    const isMailNeeded = needsMail(member, factors) && !(await isMailProven(member));
    return {
      mailYn: isMailNeeded ? ('Y' as const) : ('N' as const),
      passkeys: rows.map(({ passkey_uid, name, created_at, used_at }) => ({
        passkeyUid: passkey_uid,
        name,
        createdDt: created_at.toISOString(),
        usedDt: used_at?.toISOString() ?? null,
      })),
      totpYn: hasTotp ? ('Y' as const) : ('N' as const),
      recoveryCnt,
      requiredYn: isRequired(member) ? ('Y' as const) : ('N' as const),
    };
  });

  route(app, context, proveMailbox, async ({ body, member }) => {
    const { now, sessionId } = member;
    await inTransaction(db, async (trx) => {
      const mailbox = await createCerts(context).use(trx, body.certToken, ['REAUTH'], now);
      if (mailbox !== member.email) throw new ApiError(errorCodes.proofExpired);
      await trx.updateTable('auth_session').set({ mail_at: now }).where('id', '=', sessionId).execute();
    });
    return {};
  });

  route(app, context, passkeyOptions, async ({ member, request }) => {
    await requireMayChange(request, member);
    const { challenge, options } = await passkeys.toCreationOptions(db, member);
    await db
      .updateTable('auth_session')
      .set({ passkey_challenge: challenge })
      .where('id', '=', member.sessionId)
      .execute();
    return { options };
  });

  route(app, context, addPasskey, async ({ body, member, request }) => {
    await requireMayChange(request, member);
    const { memberUid, sessionId, now } = member;
    const recoveryCodes = await inTransaction(db, async (trx) => {
      const session = await trx
        .selectFrom('auth_session')
        .select('passkey_challenge')
        .where('id', '=', sessionId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      await trx.updateTable('auth_session').set({ passkey_challenge: null }).where('id', '=', sessionId).execute();
      const challenge = session.passkey_challenge;
      const isAdded = challenge !== null && (await passkeys.add(trx, { ...body, memberUid, challenge, now }));
      if (!isAdded) return undefined;
      await record(trx, member, 'auth.passkeyAdded', '패스키 ‘{name}’ 등록', body.name);
      return completeAddition(trx, member);
    });
    if (recoveryCodes === undefined) throw new ApiError(errorCodes.invalidInput, { message: passkeyFailed });
    return { recoveryCodes };
  });

  route(app, context, removePasskey, async ({ params, member, request }) => {
    const { passkeys: own } = await readFactors(db, member.memberUid);
    if (!own.some(({ passkey_uid }) => passkey_uid === params.passkeyUid)) throw new ApiError(errorCodes.notFound);
    await requireMayChange(request, member);
    await inTransaction(db, async (trx) => {
      const row = await trx
        .deleteFrom('member_passkey')
        .where('passkey_uid', '=', params.passkeyUid)
        .where('member_uid', '=', member.memberUid)
        .returning('name')
        .executeTakeFirst();
      if (row === undefined) throw new ApiError(errorCodes.notFound);
      await completeRemoval(trx, member.memberUid);
      await record(trx, member, 'auth.passkeyRemoved', '패스키 ‘{name}’ 삭제', row.name);
    });
    return {};
  });

  route(app, context, startTotp, async ({ member, request }) => {
    await requireMayChange(request, member);
    const started = await inTransaction(db, (trx) => totp.start(trx, member));
    if (started === undefined)
      throw new ApiError(errorCodes.invalidInput, { message: '인증 앱이 이미 등록되어 있습니다.' });
    return started;
  });

  route(app, context, confirmTotp, async ({ body, member, request }) => {
    await requireMayChange(request, member);
    await limits.acquire('secondStep', member.memberUid, member.now);
    const recoveryCodes = await inTransaction(db, async (trx) => {
      if (!(await totp.accept(trx, { ...body, memberUid: member.memberUid, now: member.now }))) return undefined;
      await record(trx, member, 'auth.totpAdded', '인증 앱 등록');
      return completeAddition(trx, member);
    });
    if (recoveryCodes === undefined)
      throw fieldError('code', '인증번호가 일치하지 않습니다. 앱에 지금 보이는 번호를 입력해 주세요.');
    await limits.release('secondStep', member.memberUid, member.now);
    return { recoveryCodes };
  });

  route(app, context, removeTotp, async ({ member, request }) => {
    await requireMayChange(request, member);
    await inTransaction(db, async (trx) => {
      await totp.remove(trx, member.memberUid);
      await completeRemoval(trx, member.memberUid);
      await record(trx, member, 'auth.totpRemoved', '인증 앱 삭제');
    });
    return {};
  });

  route(app, context, newRecoveryCodes, async ({ member, request }) => {
    await requireMayChange(request, member);
    const recoveryCodes = await inTransaction(db, async (trx) => {
      if ((await readFactors(trx, member.memberUid)).factorCnt === 0) throw new ApiError(errorCodes.notFound);
      await record(trx, member, 'auth.recoveryCodesReplaced', '복구 코드 새로 만들기');
      return replaceRecoveryCodes(trx, member.memberUid);
    });
    return { recoveryCodes };
  });
}
