import { errorCodes } from '@haesol/contracts/common';
import { guestClass, memberStates, type StaffMemberMove, staffMemberMoves } from '@haesol/contracts/identity';
import type { AppContext } from '../../../context.ts';
import type { Trx } from '../../../db/schema.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import { requireRev } from '../../../http/versions.ts';
import { pagePaths } from '../../../mail/pagePaths.ts';
import { type News, toNews } from '../../../mail/texts/news.ts';
import { notifyMember } from '../../common/notifications/notifyMember.ts';
import { createAuthRepository } from '../session/repository.ts';

/** States from which staff make each move. */
const origins: Readonly<Record<StaffMemberMove, readonly string[]>> = {
  ACTIVE: ['PENDING_CLASS', 'LOCKED'],
  REFUSED: ['PENDING_CLASS'],
  LOCKED: ['PENDING_CLASS', 'ACTIVE', 'DORMANT'],
};

const news: Readonly<Record<StaffMemberMove, News>> = {
  ACTIVE: '소속이 확인되었습니다. 이제 모든 서비스를 이용하실 수 있습니다.',
  REFUSED: '소속을 확인하지 못했습니다. 사유를 보시고 회원정보를 고쳐 주세요.',
  LOCKED: '계정 이용이 제한되었습니다.',
};
const unlocked = '계정 이용 제한이 풀렸습니다.';

/** Returns the moves that staff can make with a member; accounts of staff are no business of this page, and guests have none. */
export function listMemberMoves({
  state,
  role,
  class_cd,
}: Readonly<Record<'class_cd' | 'role' | 'state', string>>): StaffMemberMove[] {
  return role === 'MEMBER' && class_cd !== guestClass
    ? staffMemberMoves.filter((to) => origins[to].includes(state))
    : [];
}

/** Locks the row of a member who is not of the staff. @throws {ApiError} `4040` */
async function lockPlainMember(trx: Trx, memberUid: string) {
  const member = await trx
    .selectFrom('member')
    .select(['state', 'role', 'class_cd', 'email', 'name', 'locale'])
    .where('member_uid', '=', memberUid)
    .where('state', '<>', 'LEFT')
    .where('role', '=', 'MEMBER')
    .forUpdate()
    .executeTakeFirst();
  if (member === undefined) throw new ApiError(errorCodes.notFound);
  return member;
}

/** Signs a member out everywhere. @throws {ApiError} `4040` */
export async function endMemberSessions(trx: Trx, memberUid: string, now: Date): Promise<void> {
  await lockPlainMember(trx, memberUid);
  await createAuthRepository(trx).revokeAllSessions(memberUid, 'STAFF', now);
}

/** Signs a member out on one device. @throws {ApiError} `4040` also for an ended session */
export async function endMemberSession(
  trx: Trx,
  { memberUid, sessionUid, now }: { readonly memberUid: string; readonly sessionUid: string; readonly now: Date },
): Promise<void> {
  await lockPlainMember(trx, memberUid);
  const wasLive = await createAuthRepository(trx).revokeSession(sessionUid, memberUid, 'STAFF', now);
  if (!wasLive) throw new ApiError(errorCodes.notFound);
}

export interface MemberMove {
  readonly to: StaffMemberMove;
  readonly memo?: string | undefined;
  /** Version that staff saw. */
  readonly rev?: number | undefined;
  readonly now: Date;
}

/**
 * Confirms or refuses the class of a member, locks or unlocks the account, and tells the member.
 * @returns the state before and after
 * @throws {ApiError} `4000` without a required memo, `4040`, `4405` from another state
 */
export async function moveMember({ mails }: Pick<AppContext, 'mails'>, trx: Trx, memberUid: string, move: MemberMove) {
  const { to, memo, rev, now } = move;
  if (to !== 'ACTIVE' && memo === undefined) throw fieldError('memo', '안내 내용을 입력해 주세요.');
  const member = await lockPlainMember(trx, memberUid);
  await requireRev(trx, { table: 'member', uid: memberUid, rev, now });
  if (!listMemberMoves(member).includes(to)) throw new ApiError(errorCodes.moveNotAllowed);
  const state = to === 'REFUSED' ? 'PENDING_CLASS' : to;
  const refusedAt = to === 'REFUSED' ? now : null;
  await trx
    .updateTable('member')
    .set({ state, class_refused_at: refusedAt })
    .where('member_uid', '=', memberUid)
    .execute();
  if (to === 'LOCKED') await createAuthRepository(trx).revokeAllSessions(memberUid, 'LOCKED', now);
  const sentence = member.state === 'LOCKED' ? unlocked : news[to];
  const { email, name, locale: chosen } = member;
  const locale = chosen ?? 'ko';
  await notifyMember(trx, {
    memberUid,
    kind: 'MEMBER',
    title: toNews(sentence, locale),
    text: memo ?? '',
    link: pagePaths.memberInfo,
    now,
    mail: mails.membershipMoved({ to: email, name, locale, news: sentence, memo: memo ?? '' }),
  });
  return { memberUid, from: member.state, state: memberStates.find((known) => known === state) ?? 'ACTIVE' };
}
