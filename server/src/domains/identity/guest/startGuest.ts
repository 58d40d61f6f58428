import { errorCodes } from '@haesol/contracts/common';
import { guestClass } from '@haesol/contracts/identity';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/retry.ts';
import { createUid } from '../../../db/uuid.ts';
import { ApiError } from '../../../http/apiError.ts';
import { readLocale } from '../../common/text/translation.ts';
import { createCerts } from '../cert/certs.ts';
import { createAuthRepository } from '../session/repository.ts';
import { mayLogIn } from '../session/rules.ts';
import { createSessions, readUserAgent } from '../session/sessions.ts';

interface GuestStart {
  readonly certToken: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Starts the session of a buyer without an account: one guest for each proven address, also if the address is that of an account,
 * which stays untouched.
 * @throws {ApiError} `4102`, `4203` for a guest whom staff have locked
 */
export async function startGuest(context: AppContext, { certToken, request, reply }: GuestStart) {
  const { clock, db } = context;
  const now = await clock.now();
  const locale = readLocale(request);
  const guest = await inTransaction(db, async (trx) => {
    const address = await createCerts(context).use(trx, certToken, ['GUEST'], now);
    const memberUid = createUid();
    const row = await trx
      .insertInto('member')
      .values({
        member_uid: memberUid,
        // Cannot be the address of an account.
        email: `${memberUid}@guest.invalid`,
        guest_email: address,
        // Shown to staff, masked: a guest has given no other name.
        name: address,
        class_cd: guestClass,
        locale: locale === 'ko' ? null : locale,
        created_at: now,
        last_login_at: now,
      })
      .onConflict((conflict) =>
        conflict.column('guest_email').doUpdateSet({ locale: locale === 'ko' ? null : locale, last_login_at: now }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    if (!mayLogIn(row.state)) throw new ApiError(errorCodes.accountUnavailable);
    const entry = { memberUid: row.member_uid, result: 'OK', method: guestClass };
    await createAuthRepository(trx).writeLogin({ ...entry, ip: request.ip, ua: readUserAgent(request), at: now });
    return row;
  });
  const session = { keep: false, now, request, reply, mustChange: false, secondAt: null };
  return createSessions(context).start(guest, session);
}
