import { randomBytes } from 'node:crypto';
import {
  changePassword,
  errorCodes,
  exportMyData,
  listAgrees,
  listLogins,
  toPasswordMessage,
  updateMyInfo,
  withdraw,
} from '@haesol/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { AppContext, Principal } from '../../context.ts';
import type { Trx } from '../../db/schema.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { ApiError, validationError } from '../../plugins/apiError.ts';
import { type Call, route } from '../../plugins/route.ts';
import { commonPasswords } from '../auth/commonPasswords.ts';
import { toDeviceName, toMaskedIp } from '../auth/deviceView.ts';
import { hashPassword, verifyPassword } from '../auth/passwords.ts';
import { createReauth } from '../auth/reauth.ts';
import { createAuthRepository } from '../auth/repository.ts';
import { createSessions } from '../auth/sessions.ts';
import { hashToken } from '../auth/tokens.ts';
import { createCerts } from '../cert/certs.ts';
import { tellInCharge } from '../company/chargeMail.ts';
import { createCompanyRepository } from '../company/repository.ts';
import { readMyPage } from '../mypage/myPageView.ts';
import { createMypageRepository } from '../mypage/repository.ts';
import { toMaskedEmail } from '../recovery/rules.ts';
import { exportPath, installDataExport } from './dataExport.ts';
import { createAccountRepository } from './repository.ts';
import { toOpenItems } from './rules.ts';

const exportSec = 86_400;
const loginMethods = ['PASSWORD', 'naver', 'kakao', 'google'] as const;

/** What members change of their own account. */
export default async function accountRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const { config, db, limits } = context;
  const repository = createAccountRepository(db);
  const sessions = createSessions(context);
  const reauth = createReauth(context);
  const certs = createCerts(context);
  installDataExport(app, context);

  /** @throws {ApiError} `4221` */
  async function requirePassword(member: Principal, hash: string | null, password: string): Promise<void> {
    await limits.take('currentPassword', member.memberUid, member.now);
    if (await verifyPassword(hash, password)) return limits.giveBack('currentPassword', member.memberUid, member.now);
    throw new ApiError(errorCodes.wrongCurrentPassword);
  }

  route(
    app,
    context,
    changePassword,
    async ({ body, member, request, reply, write }) => {
      const { memberUid, now } = member;
      const { pw_hash: hash, email, name } = await repository.getMember(memberUid);
      if (hash === null) await reauth.require(request, member);
      else await requirePassword(member, hash, body.currentPassword ?? '');
      if (hash !== null && (await verifyPassword(hash, body.newPassword))) throw new ApiError(errorCodes.samePassword);
      const message = toPasswordMessage(body.newPassword, email, commonPasswords);
      if (message !== undefined) throw new ApiError(errorCodes.weakPassword, { message });
      const next = await hashPassword(body.newPassword);
      const answer = await write(async (trx) => {
        await createAccountRepository(trx).setPassword(memberUid, next, now);
        await createAuthRepository(trx).revokeAllSessions(memberUid, 'PASSWORD', now);
        await enqueueMail(trx, {
          kind: 'PASSWORD_CHANGED',
          to: email,
          subject: '비밀번호 변경 안내',
          lines: [
            `${name}님, 비밀번호가 변경되었습니다. 모든 기기에서 로그아웃되었으니 새 비밀번호로 다시 로그인해 주시기 바랍니다.`,
            '본인이 변경하지 않았다면 비밀번호 찾기로 새 비밀번호를 정해 주시기 바랍니다.',
          ],
        });
        return { changedDt: now.toISOString() };
      });
      sessions.clearCookies(reply);
      return answer;
    },
    { withTemporaryPassword: true },
  );

  route(app, context, updateMyInfo, async ({ body, member, request, write }) => {
    await reauth.require(request, member);
    return write(async (trx) => {
      await updateMember(trx, body, member, request.ip);
      return readMyPage(trx, member.memberUid);
    });
  });

  async function updateMember(trx: Trx, body: Call<typeof updateMyInfo>['body'], member: Principal, ip: string) {
    const { memberUid, memberClass, now } = member;
    const scoped = createAccountRepository(trx);
    const refuse = (field: string, message: string) => validationError({ field, code: 'custom', message });
    const { name, tel1, tel2, tel3, affiliation, profileFileUid } = body;
    if (body.email !== undefined && body.email !== member.email) {
      const proven = body.certToken === undefined ? undefined : await certs.use(trx, body.certToken, ['EMAIL'], now);
      if (proven !== body.email) throw refuse('email', '이메일 인증을 해 주세요.');
      await scoped.updateMember(memberUid, { email: body.email });
      await enqueueMail(trx, {
        kind: 'EMAIL_CHANGED',
        to: member.email,
        subject: '이메일 변경 안내',
        lines: [`${member.name}님의 아이디(이메일)가 ${toMaskedEmail(body.email)} 주소로 변경되었습니다.`],
      });
    }
    if (profileFileUid != null && !(await scoped.takeProfileFile(memberUid, profileFileUid))) {
      throw refuse('profileFileUid', '사진을 다시 올려 주세요.');
    }
    if (profileFileUid !== undefined) await scoped.removeProfileFiles(memberUid, profileFileUid, now);
    await scoped.updateMember(memberUid, {
      ...(name !== undefined && { name }),
      ...(tel1 !== undefined && tel2 !== undefined && tel3 !== undefined && { tel1, tel2, tel3 }),
      ...(affiliation !== undefined && memberClass === 'GENERAL' && { affiliation: affiliation.trim() || null }),
      ...(profileFileUid !== undefined && { profile_file_uid: profileFileUid }),
    });
    if (body.deptCd !== undefined) {
      if (!(await scoped.hasCode('DEPT', body.deptCd))) throw refuse('deptCd', '학과를 선택해 주세요.');
      await scoped.updateDepartment(memberUid, body.deptCd);
    }
    if (body.companyScaleCd !== undefined && !(await scoped.hasCode('SCALE', body.companyScaleCd))) {
      throw refuse('companyScaleCd', '기업 규모를 선택해 주세요.');
    }
    await scoped.updateCompany(memberUid, {
      ...(body.companyScaleCd !== undefined && { scale_cd: body.companyScaleCd }),
      ...(body.position !== undefined && { position: body.position.trim() || null }),
    });
    if (body.agreeMail !== undefined) await scoped.agree(memberUid, 'MARKETING_MAIL', body.agreeMail, now, ip);
    if (body.agreeTravel !== undefined) await scoped.agree(memberUid, 'MARKETING_TRAVEL', body.agreeTravel, now, ip);
  }

  route(app, context, listLogins, async ({ member, query: { pageNum, pageSize } }) => {
    const { list, total } = await repository.listLogins(member.memberUid, (pageNum - 1) * pageSize, pageSize);
    return {
      list: list.map(({ at, ip, ua, method, result }) => ({
        at: at.toISOString(),
        device: toDeviceName(ua),
        ip: toMaskedIp(ip),
        method: loginMethods.find((known) => known === method) ?? ('PASSWORD' as const),
        okYn: result === 'OK' ? ('Y' as const) : ('N' as const),
      })),
      cnt_total: total,
    };
  });

  route(app, context, listAgrees, async ({ member, query: { pageNum, pageSize } }) => {
    const { list, total } = await repository.listAgrees(member.memberUid, (pageNum - 1) * pageSize, pageSize);
    return { list: list.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })), cnt_total: total };
  });

  route(app, context, exportMyData, async ({ member, request, write }) => {
    await reauth.require(request, member);
    await limits.take('dataExport', member.memberUid, member.now);
    const token = randomBytes(32).toString('base64url');
    return write(async (trx) => {
      const exp = new Date(member.now.getTime() + exportSec * 1000);
      await createAccountRepository(trx).createExport(hashToken(token), member.memberUid, exp);
      await enqueueMail(trx, {
        kind: 'DATA_EXPORT',
        to: member.email,
        subject: '내 데이터 내려받기 안내',
        lines: [
          `${member.name}님, 요청하신 데이터를 아래 주소에서 내려받으실 수 있습니다. 주소는 24시간 동안 한 번 사용할 수 있습니다.`,
          `${config.publicUrl}${exportPath}?token=${token}`,
        ],
      });
      return { sentTo: toMaskedEmail(member.email), expireSec: exportSec };
    });
  });

  async function handCompanyOn(trx: Trx, memberUid: string): Promise<void> {
    const companies = createCompanyRepository(trx);
    const company = await companies.findOf(memberUid);
    if (company === undefined) return;
    await companies.lock(company.biz_no);
    const next = await companies.succeed(memberUid);
    if (next !== undefined) await tellInCharge(trx, next);
  }

  route(app, context, withdraw, async ({ body, member, request, reply, write }) => {
    await reauth.require(request, member);
    const { memberUid, now } = member;
    const { pw_hash: hash } = await repository.getMember(memberUid);
    if (hash !== null) await requirePassword(member, hash, body.password ?? '');
    const answer = await write(async (trx) => {
      const scoped = createAccountRepository(trx);
      if (!(await scoped.lockLive(memberUid))) throw new ApiError(errorCodes.sessionExpired);
      const counts = await createMypageRepository(trx).countItems(memberUid);
      const items = toOpenItems(counts, await scoped.listOpenReservations(memberUid));
      if (items.length > 0) throw new ApiError(errorCodes.openItems, { data: { items } });
      await handCompanyOn(trx, memberUid);
      await createAuthRepository(trx).revokeAllSessions(memberUid, 'LEFT', now);
      await enqueueMail(trx, {
        kind: 'LEFT',
        to: member.email,
        subject: '회원탈퇴 완료',
        lines: [`${member.name}님, 회원탈퇴가 완료되었습니다. 그동안 이용해 주셔서 감사합니다.`],
      });
      await scoped.writeLeave(body.reasonCd, body.reasonText?.trim() || null, now);
      await scoped.removeProfileFiles(memberUid, null, now);
      await scoped.erase(memberUid, now);
      return { leftDt: now.toISOString() };
    });
    sessions.clearCookies(reply);
    return answer;
  });
}
