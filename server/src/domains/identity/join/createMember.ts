import { type ContentLocale, type EndpointData, errorCodes } from '@haesol/contracts/common';
import { type join, toPasswordMessage } from '@haesol/contracts/identity';
import type { AppContext } from '../../../context.ts';
import type { Trx } from '../../../db/schema.ts';
import { toSeoulDate } from '../../../db/seoulTime.ts';
import { createUid } from '../../../db/uuid.ts';
import { ApiError, fieldError } from '../../../http/apiError.ts';
import type { Call } from '../../../http/plugins/route.ts';
import { enqueueJob } from '../../../jobs/jobRepository.ts';
import { enqueueMail } from '../../../mail/outbox.ts';
import { createCerts } from '../cert/certs.ts';
import { confirmClassJob, demoConfirmSec } from '../membership/memberJobs.ts';
import { commonPasswords } from '../session/commonPasswords.ts';
import { createTicketRepository, type SocialIdentity } from '../sns/ticketRepository.ts';
import { toNewcomer } from './newcomers.ts';
import { createJoinRepository } from './repository.ts';
import { toAgreements, toFirstState } from './rules.ts';

type JoinBody = Call<typeof join>['body'];

export interface NewMember {
  readonly body: JoinBody;
  /** Null if a social account is the only way to sign in. */
  readonly passwordHash: string | null;
  readonly now: Date;
  /** IP address of the requester, stored with the consents. */
  readonly ip: string;
  /** Language of the sign-up. */
  readonly locale: ContentLocale;
}

/** Uses the ticket of a social account. @throws {ApiError} `4301` */
async function takeIdentity(trx: Trx, snsTicket: string | undefined, now: Date): Promise<SocialIdentity | undefined> {
  if (snsTicket === undefined) return undefined;
  const tickets = createTicketRepository(trx);
  const identity = await tickets.find(snsTicket, 'LOGIN', now);
  if (identity === undefined || !(await tickets.use(snsTicket, now))) {
    throw new ApiError(errorCodes.socialRequestExpired);
  }
  return identity;
}

/** Returns the address proven by a code, or by a provider that has verified it. @throws {ApiError} `4000`, `4102` */
async function proveEmail(
  context: AppContext,
  trx: Trx,
  { body, now }: NewMember,
  identity: SocialIdentity | undefined,
): Promise<string> {
  if (body.certToken !== undefined) return createCerts(context).use(trx, body.certToken, ['JOIN'], now);
  if (identity?.email == null || !identity.emailVerified) throw fieldError('certToken', '이메일 인증을 해 주세요.');
  return identity.email.toLowerCase();
}

/** @throws {ApiError} `4000` for an unknown code */
async function checkCodes(trx: Trx, { memberClass, company, student, staff }: JoinBody): Promise<void> {
  const repository = createJoinRepository(trx);
  const check = async (group: string, code: string, field: string, message: string) => {
    if (!(await repository.hasCode(group, code))) throw fieldError(field, message);
  };
  if (memberClass === 'COMPANY' && company !== undefined) {
    await check('SCALE', company.scaleCd, 'company.scaleCd', '기업 규모를 선택해 주세요.');
    if (company.countryCd !== undefined)
      await check('NATION', company.countryCd, 'company.countryCd', '국가를 선택해 주세요.');
    await check('INDUSTRY', company.industryCd, 'company.industryCd', '업종을 선택해 주세요.');
  }
  if (memberClass === 'STUDENT' && student !== undefined) {
    await check('DEPT', student.deptCd, 'student.deptCd', '학과를 선택해 주세요.');
  }
  if (memberClass === 'FACULTY' && staff !== undefined) {
    await check('DEPT', staff.deptCd, 'staff.deptCd', '학과를 선택해 주세요.');
  }
}

/** Attaches the picture that was uploaded before the account existed. @throws {ApiError} `4000` */
async function takePicture(
  trx: Trx,
  { profileFileUid, certToken, snsTicket }: JoinBody,
  memberUid: string,
): Promise<string | null> {
  if (profileFileUid === undefined) return null;
  const newcomers = [certToken, snsTicket].flatMap((proof) => (proof === undefined ? [] : [toNewcomer(proof)]));
  const isTaken = await createJoinRepository(trx).takePicture(profileFileUid, newcomers, memberUid);
  if (!isTaken) throw fieldError('profileFileUid', '사진을 다시 올려 주세요.');
  return profileFileUid;
}

async function addClassDetails(trx: Trx, memberUid: string, { memberClass, company, student, staff }: JoinBody) {
  const repository = createJoinRepository(trx);
  if (memberClass === 'COMPANY' && company !== undefined) await repository.joinCompany(memberUid, company);
  if (memberClass === 'STUDENT' && student !== undefined) await repository.addStudent(memberUid, student);
  if (memberClass === 'FACULTY' && staff !== undefined) await repository.addStaff(memberUid, staff);
}

/**
 * Creates an account for a proven mailbox, with consents, class, picture and social account, and mails a welcome.
 * @throws {ApiError} `4000`, `4090`, `4102`, `4301`, `4304`
 */
export async function createMember(
  context: AppContext,
  trx: Trx,
  newMember: NewMember,
): Promise<EndpointData<typeof join>> {
  const { body, passwordHash, now, ip, locale } = newMember;
  const repository = createJoinRepository(trx);
  const identity = await takeIdentity(trx, body.snsTicket, now);
  const email = await proveEmail(context, trx, newMember, identity);
  const passwordText =
    body.password === undefined ? undefined : toPasswordMessage(body.password, email, commonPasswords);
  if (passwordText !== undefined) throw fieldError('password', passwordText);
  const agreements = toAgreements(body.agrees, await repository.listVersions(toSeoulDate(now)));
  if (agreements === undefined) throw fieldError('agrees', '약관이 변경되었습니다. 다시 동의해 주세요.');
  await checkCodes(trx, body);

  const memberUid = createUid();
  const { memberClass, name } = body;
  const state = toFirstState(memberClass, email);
  await repository.createMember({
    memberUid,
    email,
    passwordHash,
    name,
    tel: [body.tel1, body.tel2, body.tel3],
    memberClass,
    state,
    affiliation: memberClass === 'GENERAL' ? body.affiliation?.trim() || null : null,
    profileFileUid: await takePicture(trx, body, memberUid),
    locale: locale === 'ko' ? null : locale,
    now,
  });
  await addClassDetails(trx, memberUid, body);
  await repository.addAgreements(memberUid, agreements, now, ip);
  if (identity !== undefined) {
    const { provider, subject } = identity;
    await repository.addLink(memberUid, { provider, subject, email: identity.email }, now);
  }
  if (state === 'PENDING_CLASS' && context.config.mode === 'demo') {
    await enqueueJob(trx, { kind: confirmClassJob, payload: { memberUid }, delaySec: demoConfirmSec });
  }
  await enqueueMail(trx, context.mails.joined({ to: email, name, isActive: state === 'ACTIVE', locale }));
  return { memberUid, user_nm: name, memberClass, email, state };
}
