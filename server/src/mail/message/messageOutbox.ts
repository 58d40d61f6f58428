import type { ContentLocale } from '@haesol/contracts/common';
import { messageConsent } from '@haesol/contracts/identity';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { toSender } from '../../brand/brand.ts';
import type { Trx } from '../../db/schema.ts';
import { createUid } from '../../db/uuid.ts';
import { enqueueJob, type NewJob } from '../../jobs/jobRepository.ts';
import { toNews } from '../texts/news.ts';

export const messageJob = 'message.send';
export const messagePayload = z.object({ messageUid: z.string() });

/** Length limit of gateways for one long message. */
const maxLength = 1_000;

export interface NewMessage {
  readonly memberUid: string;
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  readonly locale: ContentLocale;
  readonly now: Date;
}

/**
 * Writes a short message to the outbox in the transaction of its change, with the job that sends it. Skips members without a
 * phone number or consent.
 * @returns its id; undefined for a skipped one
 */
export async function enqueueMessage(
  trx: Trx,
  { memberUid, kind, title, text, locale, now }: NewMessage,
  { delaySec = 0 }: Pick<NewJob, 'delaySec'> = {},
): Promise<string | undefined> {
  const messageUid = createUid();
  const more = toNews('자세한 내용은 홈페이지의 마이페이지에서 확인해 주세요.', locale);
  const body = `[${toSender(locale)}] ${title}\n${text}\n${more}`;
  const written = await trx
    .insertInto('message_outbox')
    .columns(['message_uid', 'member_uid', 'kind', 'to_tel', 'body', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('member as m')
        .where('m.member_uid', '=', memberUid)
        .where('m.tel1', 'is not', null)
        .where((where) =>
          where(
            where
              .selectFrom('member_agree as a')
              .whereRef('a.member_uid', '=', 'm.member_uid')
              .where('a.code', '=', messageConsent)
              .select('a.yn')
              .orderBy('a.at', 'desc')
              .orderBy('a.agree_uid', 'desc')
              .limit(1),
            '=',
            'Y',
          ),
        )
        .select([
          sql<string>`${messageUid}::uuid`.as('message_uid'),
          'm.member_uid',
          sql<string>`${kind}::text`.as('kind'),
          sql<string>`m.tel1 || m.tel2 || m.tel3`.as('to_tel'),
          sql<string>`${body.slice(0, maxLength)}::text`.as('body'),
          sql<Date>`${now}::timestamptz`.as('created_at'),
        ]),
    )
    .returning('message_uid')
    .executeTakeFirst();
  if (written === undefined) return undefined;
  const payload = { messageUid } satisfies z.output<typeof messagePayload>;
  await enqueueJob(trx, { kind: messageJob, key: messageUid, payload, delaySec });
  return messageUid;
}
