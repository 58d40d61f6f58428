import { type EndpointData, errorCodes, join, joinCheckEmail, toPasswordMessage } from '@haesol/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../context.ts';
import type { Trx } from '../../db/schema.ts';
import { createUid } from '../../db/uuid.ts';
import { enqueueJob } from '../../jobs/jobRepository.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { ApiError, validationError } from '../../plugins/apiError.ts';
import { type Call, route } from '../../plugins/route.ts';
import { toSeoulDate } from '../../seoulTime.ts';
import { commonPasswords } from '../auth/commonPasswords.ts';
import { hashPassword } from '../auth/passwords.ts';
import { createCerts } from '../cert/certs.ts';
import { confirmClassJob, demoConfirmSec } from '../members/memberJobs.ts';
import { createTicketRepository, type SocialIdentity } from '../sns/ticketRepository.ts';
import { toNewcomer } from './newcomers.ts';
import { createJoinRepository } from './repository.ts';
import { toAgreements, toFirstState } from './rules.ts';

type JoinBody = Call<typeof join>['body'];

function fieldError(field: string, message: string): ApiError {
  return validationError({ field, code: 'custom', message });
}

export default async function joinRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { clock, config, db, letters, limits } = context;
  const certs = createCerts(context);

  route(app, context, joinCheckEmail, async ({ query: { email }, request }) => {
    const now = await clock.now();
    await limits.take('joinMailbox', request.ip, now);
    const isTaken = await createJoinRepository(db).hasMember(email);
    await limits.giveBack('joinMailbox', request.ip, now, isTaken ? 0 : 1);
    return { usableYn: isTaken ? ('N' as const) : ('Y' as const) };
  });

  route(app, context, join, async ({ body, request, write }) => {
    const now = await clock.now();
    await limits.take('join', request.ip, now);
    const passwordHash = body.password === undefined ? null : await hashPassword(body.password);
    const member = await write((trx) => createMember(trx, body, passwordHash, now, request.ip));
    await limits.giveBack('join', request.ip, now);
    return member;
  });

  async function findIdentity(trx: Trx, snsTicket: string | undefined, now: Date): Promise<SocialIdentity | undefined> {
    if (snsTicket === undefined) return undefined;
    const tickets = createTicketRepository(trx);
    const identity = await tickets.find(snsTicket, 'LOGIN', now);
    if (identity === undefined || !(await tickets.use(snsTicket, now)))
      throw new ApiError(errorCodes.socialRequestExpired);
    return identity;
  }

  /** The address that the person has proven: by a code, or by a provider that has checked it. */
  async function proveEmail(
    trx: Trx,
    body: JoinBody,
    identity: SocialIdentity | undefined,
    now: Date,
  ): Promise<string> {
    if (body.certToken !== undefined) return certs.use(trx, body.certToken, ['JOIN'], now);
    if (identity?.email == null || !identity.emailVerified) throw fieldError('certToken', '이메일 인증을 해 주세요.');
    return identity.email.toLowerCase();
  }

  async function checkCodes(trx: Trx, { memberClass, company, student, staff }: JoinBody): Promise<void> {
    const repository = createJoinRepository(trx);
    const check = async (group: string, code: string, field: string, message: string) => {
      if (!(await repository.hasCode(group, code))) throw fieldError(field, message);
    };
    if (memberClass === 'COMPANY' && company !== undefined) {
      await check('SCALE', company.scaleCd, 'company.scaleCd', '기업 규모를 선택해 주세요.');
      await check('INDUSTRY', company.industryCd, 'company.industryCd', '업종을 선택해 주세요.');
    }
    if (memberClass === 'STUDENT' && student !== undefined) {
      await check('DEPT', student.deptCd, 'student.deptCd', '학과를 선택해 주세요.');
    }
    if (memberClass === 'FACULTY' && staff !== undefined) {
      await check('DEPT', staff.deptCd, 'staff.deptCd', '학과를 선택해 주세요.');
    }
  }

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

  async function createMember(
    trx: Trx,
    body: JoinBody,
    passwordHash: string | null,
    now: Date,
    ip: string,
  ): Promise<EndpointData<typeof join>> {
    const repository = createJoinRepository(trx);
    const identity = await findIdentity(trx, body.snsTicket, now);
    const email = await proveEmail(trx, body, identity, now);
    const passwordText =
      body.password === undefined ? undefined : toPasswordMessage(body.password, email, commonPasswords);
    if (passwordText !== undefined) throw fieldError('password', passwordText);
    const agreements = toAgreements(body.agrees, await repository.listVersions(toSeoulDate(now)));
    if (agreements === undefined) throw fieldError('agrees', '약관이 변경되었습니다. 다시 동의해 주세요.');
    await checkCodes(trx, body);
    const memberUid = createUid();
    const profileFileUid = await takePicture(trx, body, memberUid);

    const { memberClass, name, company, student, staff } = body;
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
      profileFileUid,
      now,
    });
    if (memberClass === 'COMPANY' && company !== undefined) await repository.joinCompany(memberUid, company);
    if (memberClass === 'STUDENT' && student !== undefined) await repository.addStudent(memberUid, student);
    if (memberClass === 'FACULTY' && staff !== undefined) await repository.addStaff(memberUid, staff);
    await repository.addAgreements(memberUid, agreements, now, ip);
    if (identity !== undefined) {
      const { provider, subject } = identity;
      await repository.addLink(memberUid, { provider, subject, email: identity.email }, now);
    }
    if (state === 'PENDING_CLASS' && config.mode === 'demo') {
      await enqueueJob(trx, { kind: confirmClassJob, payload: { memberUid }, delaySec: demoConfirmSec });
    }
    await enqueueMail(trx, letters.joined({ to: email, name, isActive: state === 'ACTIVE' }));
    return { memberUid, user_nm: name, memberClass, email, state };
  }
}
