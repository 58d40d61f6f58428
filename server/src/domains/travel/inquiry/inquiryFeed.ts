import { matchInquiryEventsPath, toInquiryEventsPath } from '@haesol/contracts/common';
import { sql } from 'kysely';
import type { AppContext } from '../../../context.ts';

/**
 * Returns the feed of an inquiry: the number of its answers, so that its member's screen shows a new one.
 * @returns undefined for another URL
 */
export function findInquiryFeed({ db }: Pick<AppContext, 'db'>, { pathname }: URL) {
  const inquiryUid = matchInquiryEventsPath(pathname);
  if (inquiryUid === undefined) return undefined;
  return {
    path: toInquiryEventsPath(inquiryUid),
    event: 'answers',
    channel: 'inquiries',
    payload: inquiryUid,
    async read() {
      const row = await db
        .selectFrom('inquiry as i')
        .select(
          sql<number>`(i.answer is not null)::int + (select count(*)::int from inquiry_post p
            where p.inquiry_uid = i.inquiry_uid and p.staff)`.as('cnt'),
        )
        .where('i.inquiry_uid', '=', inquiryUid)
        .executeTakeFirst();
      return new Map([['answers', { cnt: String(row?.cnt ?? 0) }]]);
    },
  };
}
