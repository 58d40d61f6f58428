import { errorCodes } from '@haesol/contracts/common';
import type { withdraw } from '@haesol/contracts/member';
import type { AppContext } from '../../../context.ts';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import type { Trx } from '../../../db/schema.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Call } from '../../../http/plugins/route.ts';
import { enqueueMail } from '../../../mail/outbox.ts';
import { eraseRights } from '../../../release/rights/repository.ts';
import { erasePosts } from '../../board/qna/memberData.ts';
import { eraseNotifications } from '../../common/notifications/memberData.ts';
import { toContentLocale } from '../../common/text/translation.ts';
import { eraseEntries } from '../../common/timeline/repository.ts';
import { createCompanyRepository } from '../../identity/company/repository.ts';
import { createAuthRepository } from '../../identity/session/repository.ts';
import { leaveWaits } from '../../lab/booking/answerOffer.ts';
import { eraseApplications, listOpenApplications } from '../../learn/applications/ownData.ts';
import { eraseEnrolments } from '../../learn/enrolment/leaving.ts';
import { listOpenEnrolments } from '../../learn/enrolment/repository.ts';
import { eraseTravel, listOpenPasses } from '../../travel/myTravel/memberData.ts';
import { eraseOrders, listOpenTrips } from '../../travel/order/memberData.ts';
import { leavePieces } from '../../travel/stockWait/waits.ts';
import { createMypageRepository } from '../dashboard/repository.ts';
import { requireCurrentPassword } from './currentPassword.ts';
import { createAccountRepository } from './repository.ts';
import { toOpenItems } from './rules.ts';

/** Assigns a new person in charge to the company of a leaving one, with a notification. */
async function replaceCompanyManager({ mails }: AppContext, trx: Trx, memberUid: string): Promise<void> {
  const companies = createCompanyRepository(trx);
  const company = await companies.findOf(memberUid);
  if (company === undefined) return;
  await companies.lock(company.biz_no);
  const next = await companies.succeed(memberUid);
  if (next === undefined) return;
  await enqueueMail(trx, mails.companyManager(next));
}

/**
 * Ends a membership: erases sessions and personal data, and stores the reason without the member.
 * @throws {ApiError} `4097` with the open items; `4011` if the member has already left; `4221`, `4290`
 */
export async function withdrawMember(
  context: AppContext,
  {
    body,
    languageCd,
    member,
    request,
    write,
  }: Pick<Call<typeof withdraw>, 'body' | 'languageCd' | 'member' | 'request' | 'write'>,
) {
  const { memberUid, email, name, locale, now } = member;
  const { pw_hash: hash } = await createAccountRepository(context.db).getMember(memberUid);
  if (hash !== null) {
    await requireCurrentPassword(context, member, { hash, password: body.password ?? '', ip: request.ip });
  }
  return write(async (trx) => {
    const repository = createAccountRepository(trx);
    if (!(await repository.lockLive(memberUid))) throw new ApiError(errorCodes.sessionExpired);
    const counts = await createMypageRepository(trx).countItems(memberUid);
    const named = [
      ...(await listOpenEnrolments(trx, memberUid)),
      ...(await repository.listOpenReservations(memberUid)),
      ...(await listOpenApplications(trx, memberUid)),
      ...(await listOpenPasses(trx, memberUid, languageCd)),
      ...(await listOpenTrips(trx, memberUid, languageCd)),
    ];
    const items = toOpenItems(counts, named, toContentLocale(languageCd));
    if (items.length > 0) throw new ApiError(errorCodes.openItems, { data: { items } });
    await replaceCompanyManager(context, trx, memberUid);
    await createAuthRepository(trx).revokeAllSessions(memberUid, 'LEFT', now);
    await writeAudit(trx, { actorUid: memberUid, action: 'account.withdraw', requestId: request.id });
    await enqueueMail(trx, context.mails.left({ to: email, name, locale }));
    await repository.writeLeave(body.reasonCd, body.reasonText?.trim() || null, now);
    await repository.removeProfileFiles(memberUid, null, now);
    await eraseEnrolments(trx, memberUid, now);
    await eraseApplications(trx, memberUid, now);
    await leaveWaits(context, trx, { memberUid, now });
    await leavePieces(trx, memberUid, now);
    await eraseEntries(trx, memberUid, now);
    await eraseTravel(trx, memberUid, now);
    await eraseOrders(trx, memberUid);
    await erasePosts(trx, memberUid);
    await eraseNotifications(trx, memberUid);
    await eraseRights(trx, memberUid);
    await repository.erase(memberUid, now);
    return { leftDt: now.toISOString() };
  });
}
