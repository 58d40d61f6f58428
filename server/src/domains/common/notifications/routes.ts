import { notificationsList, notificationsRead, toPage } from '@haesol/contracts/common';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../context.ts';
import { route } from '../../../http/plugins/route.ts';
import { createNotificationRepository } from './repository.ts';

export default async function notificationRoutes(app: FastifyInstance, context: AppContext): Promise<void> {
  const notifications = createNotificationRepository(context.db);

  route(app, context, notificationsList, ({ member, query }) =>
    notifications.listNotifications(member.memberUid, toPage(query)),
  );

  route(app, context, notificationsRead, ({ member, body: { ntfUids }, write }) =>
    write(async (trx) => {
      await notifications.markRead(trx, member.memberUid, ntfUids, member.now);
      return { unreadCnt: await notifications.countUnread(trx, member.memberUid) };
    }),
  );
}
