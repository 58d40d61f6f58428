import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { sendExpiredLink } from '../../../http/expiredLink.ts';
import { dataExportPath } from '../../../mail/pagePaths.ts';
import { exportRights } from '../../../release/rights/repository.ts';
import { exportPosts } from '../../board/qna/memberData.ts';
import { toContentDisposition } from '../../common/files/contentDisposition.ts';
import { exportUploads } from '../../common/files/memberData.ts';
import { streamZip } from '../../common/files/zipStream.ts';
import { exportNotifications } from '../../common/notifications/memberData.ts';
import { exportEntries } from '../../common/timeline/repository.ts';
import { hashToken } from '../../identity/session/tokens.ts';
import { exportBookings } from '../../lab/booking/memberData.ts';
import { exportApplications } from '../../learn/applications/ownData.ts';
import { exportColleagues, exportEnrolments } from '../../learn/enrolment/leaving.ts';
import { exportTravel } from '../../travel/myTravel/memberData.ts';
import { exportOrders } from '../../travel/order/memberData.ts';
import { readMyPage } from '../dashboard/myPageView.ts';
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
      const logins = await repository.listLogins(memberUid, { limit: everything, offset: 0 });
      const agrees = await repository.listAgrees(memberUid, { limit: everything, offset: 0 });
      const sources = [
        toSource('회원정보.json', await readMyPage(db, memberUid)),
        toSource('로그인 기록.json', logins.list),
        toSource('동의 기록.json', agrees.list),
        toSource('신청서.json', await exportApplications(db, memberUid)),
        toSource('교육 신청.json', await exportEnrolments(db, memberUid)),
        toSource('동료의 교육 신청.json', await exportColleagues(db, memberUid)),
        toSource('장비 예약.json', await exportBookings(db, memberUid)),
        toSource('여행.json', await exportTravel(db, memberUid)),
        toSource('여행 주문.json', await exportOrders(db, memberUid)),
        toSource('신청 진행 기록.json', await exportEntries(db, memberUid)),
        toSource('문의와 댓글.json', await exportPosts(db, memberUid)),
        toSource('알림.json', await exportNotifications(db, memberUid)),
        toSource('추가 권한.json', await exportRights(db, memberUid)),
        toSource('올린 파일.json', await exportUploads(db, memberUid)),
      ];
      return reply
        .type('application/zip')
        .header('content-disposition', toContentDisposition('내 데이터.zip'))
        .send(streamZip(sources));
    },
  );
}
