import { messageConsent } from '@haesol/contracts/identity';
import type { updateMyInfo } from '@haesol/contracts/member';
import type { AppContext } from '../../../context.ts';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import type { Trx } from '../../../db/schema.ts';
import { fieldError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import type { Call } from '../../../http/plugins/route.ts';
import { enqueueMail } from '../../../mail/outbox.ts';
import { toMaskedEmail } from '../../common/text/maskedName.ts';
import { createCerts } from '../../identity/cert/certs.ts';
import { createAccountRepository } from './repository.ts';

type Changes = Call<typeof updateMyInfo>['body'];

/** Changes the address, which must be proven by a mailed code; notifies the former one. */
async function changeEmail(
  context: AppContext,
  trx: Trx,
  { email, certToken }: Changes,
  { member, ip }: { readonly member: Principal; readonly ip: string },
) {
  if (email === undefined || email === member.email) return;
  const proven =
    certToken === undefined ? undefined : await createCerts(context).use(trx, certToken, ['EMAIL'], member.now);
  if (proven !== email) throw fieldError('email', '이메일 인증을 해 주세요.');
  await createAccountRepository(trx).updateMember(member.memberUid, { email });
  const maskedEmail = toMaskedEmail(email);
  await writeAudit(trx, { actorUid: member.memberUid, action: 'account.changeEmail', ip });
  await enqueueMail(
    trx,
    context.mails.emailChanged({ to: member.email, name: member.name, locale: member.locale, maskedEmail }),
  );
}

/** Undefined keeps the picture, null removes it. */
async function changePicture(trx: Trx, fileUid: string | null | undefined, { memberUid, now }: Principal) {
  if (fileUid === undefined) return;
  const repository = createAccountRepository(trx);
  if (fileUid !== null && !(await repository.takeProfileFile(memberUid, fileUid))) {
    throw fieldError('profileFileUid', '사진을 다시 올려 주세요.');
  }
  await repository.removeProfileFiles(memberUid, fileUid, now);
  await repository.updateMember(memberUid, { profile_file_uid: fileUid });
}

async function changeClassDetails(trx: Trx, { deptCd, companyScaleCd, position }: Changes, memberUid: string) {
  const repository = createAccountRepository(trx);
  if (deptCd !== undefined) {
    if (!(await repository.hasCode('DEPT', deptCd))) throw fieldError('deptCd', '학과를 선택해 주세요.');
    await repository.updateDepartment(memberUid, deptCd);
  }
  if (companyScaleCd !== undefined && !(await repository.hasCode('SCALE', companyScaleCd))) {
    throw fieldError('companyScaleCd', '기업 규모를 선택해 주세요.');
  }
  await repository.updateCompany(memberUid, {
    ...(companyScaleCd !== undefined && { scale_cd: companyScaleCd }),
    ...(position !== undefined && { position: position.trim() || null }),
  });
}

/**
 * Changes the fields in the body and keeps the others.
 * @param ip of the requester, stored with consents
 * @throws {ApiError} `4000`, `4090`, `4102`
 */
export async function updateMember(context: AppContext, trx: Trx, changes: Changes, member: Principal, ip: string) {
  const { memberUid, memberClass, now } = member;
  const { name, tel1, tel2, tel3, affiliation, agreeMail, agreeTravel, agreeMessage } = changes;
  const repository = createAccountRepository(trx);
  await changeEmail(context, trx, changes, { member, ip });
  await changePicture(trx, changes.profileFileUid, member);
  await repository.updateMember(memberUid, {
    ...(name !== undefined && { name }),
    ...(tel1 !== undefined && tel2 !== undefined && tel3 !== undefined && { tel1, tel2, tel3 }),
    ...(affiliation !== undefined && memberClass === 'GENERAL' && { affiliation: affiliation.trim() || null }),
  });
  await changeClassDetails(trx, changes, memberUid);
  const isMailNew = changes.email !== undefined && changes.email !== member.email;
  if (
    isMailNew ||
    [name, affiliation, changes.deptCd, changes.companyScaleCd, changes.position].some((one) => one !== undefined)
  ) {
    await repository.askClassAgain(memberUid, now);
  }
  const answers = [
    { code: 'MARKETING_MAIL', terms: 'MARKETING', yn: agreeMail },
    { code: 'MARKETING_TRAVEL', terms: 'MARKETING', yn: agreeTravel },
    { code: messageConsent, terms: 'JOIN_PRIVACY', yn: agreeMessage },
  ];
  for (const { yn, ...answer } of answers) {
    if (yn !== undefined) await repository.agree(memberUid, { ...answer, yn }, now, ip);
  }
}
