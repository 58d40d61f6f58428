import { toPage } from '@haesol/contracts/common';
import {
  changePassword,
  chooseLanguage,
  exportMyData,
  listAgrees,
  listLogins,
  updateMyInfo,
  withdraw,
} from '@haesol/contracts/member';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { route } from '../../../http/plugins/route.ts';
import { toContentLocale } from '../../common/text/translation.ts';
import { toDeviceName, toMaskedIp } from '../../identity/session/deviceView.ts';
import { createReauth } from '../../identity/session/reauth.ts';
import { createSessions } from '../../identity/session/sessions.ts';
import { readMyPage } from '../dashboard/myPageView.ts';
import { changeOwnPassword } from './changeOwnPassword.ts';
import { installDataExport } from './dataExport.ts';
import { createAccountRepository } from './repository.ts';
import { requestDataExport } from './requestDataExport.ts';
import { updateMember } from './updateMember.ts';
import { withdrawMember } from './withdrawMember.ts';

const loginMethods = ['PASSWORD', 'naver', 'kakao', 'google'] as const;

/** Endpoints for a member's own account. */
export default async function accountRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const repository = createAccountRepository(context.db);
  const sessions = createSessions(context);
  const reauth = createReauth(context);
  installDataExport(app, context);

  route(
    app,
    context,
    changePassword,
    async (call) => {
      const answer = await changeOwnPassword(context, call);
      sessions.clearCookies(call.reply);
      return answer;
    },
    { withTemporaryPassword: true },
  );

  route(app, context, updateMyInfo, async ({ body, member, request, write }) => {
    await reauth.require(request, member);
    return write(async (trx) => {
      await updateMember(context, trx, body, member, request.ip);
      return readMyPage(trx, member.memberUid);
    });
  });

  route(app, context, chooseLanguage, async ({ body: { locale }, member, write }) => {
    await write((trx) => createAccountRepository(trx).updateMember(member.memberUid, { locale }));
    return { locale };
  });

  route(app, context, listLogins, async ({ languageCd, member, query }) => {
    const { list, total } = await repository.listLogins(member.memberUid, toPage(query));
    return {
      list: list.map(({ at, ip, ua, method, result }) => ({
        at: at.toISOString(),
        device: toDeviceName(ua, toContentLocale(languageCd)),
        ip: toMaskedIp(ip),
        method: loginMethods.find((known) => known === method) ?? ('PASSWORD' as const),
        okYn: result === 'OK' ? ('Y' as const) : ('N' as const),
      })),
      cnt_total: total,
    };
  });

  route(app, context, listAgrees, async ({ member, query }) => {
    const { list, total } = await repository.listAgrees(member.memberUid, toPage(query));
    return { list: list.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })), cnt_total: total };
  });

  route(app, context, exportMyData, async ({ member, request, write }) => {
    await reauth.require(request, member);
    return requestDataExport(context, member, write);
  });

  route(app, context, withdraw, async (call) => {
    await reauth.require(call.request, call.member);
    const answer = await withdrawMember(context, call);
    sessions.clearCookies(call.reply);
    return answer;
  });
}
