import { retentionPolicy } from '@haesol/contracts/identity';
import { type RawBuilder, sql } from 'kysely';
import { beforeAppNow } from '../../../db/expressions.ts';
import type { Trx } from '../../../db/schema.ts';

const { claimYears } = retentionPolicy;

/** SQL: inquiries of buyers who have left, after the years for which consumer complaints are kept. */
export const expiredInquiries: RawBuilder<unknown> = sql`
  select inquiry_uid as uid, 'INQUIRY' as rule, '' as mail, created_at as made_at,
    created_at + ${`${claimYears} years`}::interval as due_at
  from inquiry where deleted_at is not null and content <> '' and created_at < ${beforeAppNow(`${claimYears} years`)}`;

/** Erases the texts and files of an inquiry. */
export async function eraseInquiry(trx: Trx, inquiryUid: string, now: Date): Promise<void> {
  const posts = trx
    .updateTable('inquiry_post')
    .set({ content: '' })
    .where('inquiry_uid', '=', inquiryUid)
    .returning('post_uid');
  const postUids = (await posts.execute()).map(({ post_uid }) => post_uid);
  await trx
    .updateTable('file')
    .set({ removed_at: now })
    .where('ref_type', 'in', ['INQUIRY', 'INQUIRY_ANSWER'])
    .where('ref_uid', 'in', [inquiryUid, ...postUids])
    .where('removed_at', 'is', null)
    .execute();
  await trx
    .updateTable('inquiry')
    .set({ title: '', content: '', answer: null })
    .where('inquiry_uid', '=', inquiryUid)
    .execute();
}
