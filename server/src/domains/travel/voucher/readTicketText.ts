import type { ContentLocale } from '@haesol/contracts/common';
import type { Trx } from '../../../db/schema.ts';
import { localFormats } from '../../../mail/texts/localFormats.ts';

/** Names the booked tickets: "성인 3, 어린이 1". */
export async function readTicketText(trx: Trx, rsvtUid: string, locale: ContentLocale): Promise<string> {
  const lines = await trx
    .selectFrom('reservation_item')
    .select(['option_nm', 'price_nm', 'cnt'])
    .where('rsvt_uid', '=', rsvtUid)
    .orderBy('seq')
    .execute();
  return localFormats(locale).list(lines.map(({ option_nm, price_nm, cnt }) => `${price_nm || option_nm} ${cnt}`));
}
