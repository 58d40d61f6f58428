import * as z from 'zod/mini';
import { emptyObject, instant, pageQuery, uid, yn } from './common.ts';
import { defineEndpoint, listOf } from './endpoint.ts';
import { contentLang } from './values.ts';

const notification = z.object({
  ntfUid: z.string(),
  kind: z.string(),
  title: z.string(),
  text: z.string(),
  /** Path within this site. */
  link: z.string(),
  /** Language of both texts; null for those of older releases. */
  locale: z.nullable(contentLang),
  readYn: yn,
  createdDt: instant,
});
notification.register(z.globalRegistry, { id: 'Notification' });
export type Notification = z.output<typeof notification>;

export const notificationsList = defineEndpoint({
  name: 'notifications.list',
  method: 'GET',
  path: '/api/v1/notifications',
  access: 'member',
  language: 'header',
  query: z.object({ ...pageQuery(10) }),
  response: z.extend(listOf(notification), { unreadCnt: z.int() }),
  summary: 'What happened for the member, newest first.',
});

export const notificationsRead = defineEndpoint({
  name: 'notifications.read',
  method: 'PATCH',
  path: '/api/v1/notifications/read',
  access: 'member',
  language: 'header',
  /** Without ids all notifications are marked as read. */
  body: z.strictObject({ ntfUids: z.optional(z.array(uid).check(z.maxLength(100))) }),
  response: z.extend(emptyObject, { unreadCnt: z.int() }),
  summary: 'Marks as read.',
});
