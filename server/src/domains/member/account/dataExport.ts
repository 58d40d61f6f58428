import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { readBrowserLanguage } from '../../../http/browserLanguage.ts';
import { sendExpiredLink } from '../../../http/expiredLink.ts';
import { dataExportPath } from '../../../mail/pagePaths.ts';
import { exportRights } from '../../../release/rights/repository.ts';
import { exportPosts } from '../../board/qna/memberData.ts';
import { toContentDisposition } from '../../common/files/contentDisposition.ts';
import { exportUploads } from '../../common/files/memberData.ts';
import { streamZip } from '../../common/files/zipStream.ts';
import { exportNotifications } from '../../common/notifications/memberData.ts';
import { toContentLocale } from '../../common/text/translation.ts';
import { exportEntries } from '../../common/timeline/repository.ts';
import { hashToken } from '../../identity/session/tokens.ts';
import { exportBookings } from '../../lab/booking/memberData.ts';
import { exportApplications } from '../../learn/applications/ownData.ts';
import { exportColleagues, exportEnrolments } from '../../learn/enrolment/leaving.ts';
import { exportTravel } from '../../travel/myTravel/memberData.ts';
import { exportOrders } from '../../travel/order/memberData.ts';
import { readMyPage } from '../dashboard/myPageView.ts';
import { type FileName, toFileName } from './exportNames.ts';
import { createAccountRepository } from './repository.ts';

const everything = 10_000;

function toSource(name: string, value: unknown) {
  const bytes = Buffer.from(`${JSON.stringify(value, null, 2)}\n`, 'utf8');
  return { name, size: bytes.length, open: () => Readable.from([bytes]) };
}

/** Serves the download of a mailed link, which works once: all data of a member. */
export function installDataExport(app: FastifyInstance, { clock, db }: AppContext): void {
  app.get(
    dataExportPath,
    { config: { access: 'public', countsAsRead: true }, handlerTimeout: 60_000 },
    async (request, reply) => {
      const { token = '' } = request.query as { token?: string };
      const now = await clock.now();
      const repository = createAccountRepository(db);
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      // A HEAD request must not use the link.
      const memberUid = request.method === 'GET' ? await repository.takeExport(hashToken(token), now) : undefined;
      if (memberUid === undefined)
        return sendExpiredLink(
          request,
          reply,
          '이미 사용했거나 기한이 지난 주소입니다. 회원정보에서 다시 요청해 주세요.',
        );
      const locale = toContentLocale(readBrowserLanguage(request));
      const toName = (korean: FileName) => `${toFileName(korean, locale)}.json`;
      const logins = await repository.listLogins(memberUid, { limit: everything, offset: 0 });
      const agrees = await repository.listAgrees(memberUid, { limit: everything, offset: 0 });
      const sources = [
        toSource(toName('회원정보'), await readMyPage(db, memberUid)),
        toSource(toName('로그인 기록'), logins.list),
        toSource(toName('동의 기록'), agrees.list),
        toSource(toName('신청서'), await exportApplications(db, memberUid)),
        toSource(toName('교육 신청'), await exportEnrolments(db, memberUid)),
        toSource(toName('동료의 교육 신청'), await exportColleagues(db, memberUid)),
        toSource(toName('장비 예약'), await exportBookings(db, memberUid)),
        toSource(toName('여행'), await exportTravel(db, memberUid)),
        toSource(toName('여행 주문'), await exportOrders(db, memberUid)),
        toSource(toName('신청 진행 기록'), await exportEntries(db, memberUid)),
        toSource(toName('문의와 댓글'), await exportPosts(db, memberUid)),
        toSource(toName('알림'), await exportNotifications(db, memberUid)),
        toSource(toName('추가 권한'), await exportRights(db, memberUid)),
        toSource(toName('올린 파일'), await exportUploads(db, memberUid)),
      ];
      return reply
        .type('application/zip')
        .header('content-disposition', toContentDisposition(`${toFileName('내 데이터', locale)}.zip`))
        .send(streamZip(sources));
    },
  );
}
