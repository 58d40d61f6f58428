import type { ContentLocale } from '@haesol/contracts/common';
import { sql } from 'kysely';
import type { Trx } from '../../../db/schema.ts';
import { localFormats } from '../../../mail/texts/localFormats.ts';

/** Names the tickets of a booking, without those that are refunded: "성인 3, 어린이 1". */
export async function readTicketText(trx: Trx, rsvtUid: string, locale: ContentLocale): Promise<string> {
  const name = sql<string>`coalesce(nullif(price_nm, ''), option_nm)`;
  const lines = await trx
    .selectFrom('reservation_item')
    .select([name.as('name'), sql<number>`sum(cnt - gone)::int`.as('left_cnt')])
    .where('rsvt_uid', '=', rsvtUid)
    .groupBy(name)
    .having(sql<boolean>`sum(cnt - gone) > 0`)
    .orderBy(sql`min(seq)`)
    .execute();
  return localFormats(locale).list(lines.map(({ name, left_cnt }) => `${name} ${left_cnt}`));
}
