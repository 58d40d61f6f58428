import { errorCodes } from '@haesol/contracts/common';
import type { AppContext } from '../../../context.ts';
import type { Trx } from '../../../db/schema.ts';
import { ApiError } from '../../../http/apiError.ts';
import { enqueueMail } from '../../../mail/outbox.ts';
import { createAuthRepository } from '../session/repository.ts';
import { removeFactors } from './factors.ts';

/** Removes the second factors of a person who lost them, staff or not, and ends their sessions. @throws {ApiError} `4040` */
export async function resetFactors({ mails }: Pick<AppContext, 'mails'>, trx: Trx, memberUid: string, now: Date) {
  const member = await trx
    .selectFrom('member')
    .select(['email', 'name', 'locale'])
    .where('member_uid', '=', memberUid)
    .where('state', '<>', 'LEFT')
    .executeTakeFirst();
  if (member === undefined) throw new ApiError(errorCodes.notFound);
  await removeFactors(trx, memberUid);
  await createAuthRepository(trx).revokeAllSessions(memberUid, 'STAFF', now);
  const { email: to, name, locale } = member;
  const change = '관리자가 2단계 인증을 초기화했습니다. 다시 로그인해 새로 등록해 주세요.';
  await enqueueMail(trx, mails.secondFactorChanged({ to, name, locale: locale ?? 'ko', change }));
}
