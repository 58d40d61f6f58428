import type { ExchangeCard } from '@haesol/contracts/travel';
import type { AppContext } from '../../../context.ts';
import { toSeoulInstant } from '../../../db/seoulTime.ts';
import { langOf, translated } from '../../common/text/translation.ts';
import { cardStateAt } from '../codes/cards.ts';
import { createGoodsCodes } from '../codes/codes.ts';

/** Lists a member's cards with the counters that hand them over. */
export async function listExchangeCards(
  { db, secrets }: Pick<AppContext, 'db' | 'secrets'>,
  { memberUid, languageCd, now }: { readonly memberUid: string; readonly languageCd: string; readonly now: Date },
): Promise<{ list: ExchangeCard[]; cnt_total: number }> {
  const codes = createGoodsCodes(secrets);
  const rows = await db
    .selectFrom('exchange_card as c')
    .innerJoin('member_pass as p', 'p.pass_uid', 'c.pass_uid')
    .innerJoin('pass_option as o', 'o.gds_dtl_uid', 'p.gds_dtl_uid')
    .select(['c.card_uid', 'c.pass_uid', 'c.state', 'c.exchanged_at', 'p.expire_at', 'p.valid_until'])
    .select([translated('o.pass_nm', languageCd, 'nm').as('pass_nm'), langOf('o', languageCd).as('lang')])
    .where('c.member_uid', '=', memberUid)
    .orderBy('p.bought_at', 'desc')
    .orderBy('c.card_uid', 'desc')
    .execute();
  const offices = await db
    .selectFrom('travel_info as t')
    .select(['t.card_addr', 't.card_hours', translated('t.title', languageCd, 'title').as('title')])
    .where('t.card_addr', 'is not', null)
    .where('t.deleted_at', 'is', null)
    .orderBy('t.sort')
    .execute();
  const places = offices.map(({ title, card_addr, card_hours }) => ({
    nm: title,
    addr: card_addr ?? '',
    hours: card_hours ?? '',
  }));
  const list = rows.map((row): ExchangeCard => {
    const ends = row.expire_at ?? row.valid_until;
    return {
      cardUid: row.card_uid,
      passUid: row.pass_uid,
      passNm: row.pass_nm,
      lang: row.lang,
      exchangeCode: codes.toCode('EXCHANGE_CARD', row.card_uid),
      state: cardStateAt({ state: row.state, ends }, now),
      exchangedDt: row.exchanged_at === null ? null : toSeoulInstant(row.exchanged_at),
      expireDt: toSeoulInstant(ends),
      places,
    };
  });
  return { list, cnt_total: list.length };
}
