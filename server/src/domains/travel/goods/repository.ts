import { datedRefundRules, type GoodsInfo } from '@haesol/contracts/travel';
import { sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';
import { toSeoulDate } from '../../../db/seoulTime.ts';
import { langOf, translated } from '../../common/text/translation.ts';
import { priceOn, stateOf } from './rules.ts';

export interface ChosenOption {
  readonly goodsDtlId: string;
  readonly priceSn: number;
  readonly goodsCnt: number;
  readonly languageCd: string;
  readonly now: Date;
}

/** Finds an option of goods with its remaining stock; undefined for an unknown option or price. */
export async function findGoodsInfo(db: Db, chosen: ChosenOption): Promise<GoodsInfo | undefined> {
  const { goodsDtlId, priceSn, goodsCnt, languageCd, now } = chosen;
  const option = await db
    .selectFrom('goods_option as o')
    .innerJoin('goods as g', 'g.gds_uid', 'o.gds_uid')
    .select(['o.goods_dtl_id', 'o.gds_uid', 'o.kind', 'o.max_cnt', langOf('g', languageCd).as('lang')])
    .select([
      translated('g.gds_nm', languageCd, 'nm').as('gds_nm'),
      translated('g.notice', languageCd, 'notice').as('notice'),
      translated('o.option_nm', languageCd, 'nm').as('option_nm'),
    ])
    .where('o.goods_dtl_id', '=', goodsDtlId)
    .where('g.deleted_at', 'is', null)
    .executeTakeFirst();
  if (option === undefined) return undefined;
  const prices = await db
    .selectFrom('goods_price as p')
    .select(['p.price_sn', 'p.price', translated('p.price_nm', languageCd, 'nm').as('price_nm')])
    .where('p.goods_dtl_id', '=', goodsDtlId)
    .orderBy('p.price_sn')
    .execute();
  const price = priceSn === 0 ? prices[0] : prices.find(({ price_sn }) => price_sn === priceSn);
  if (price === undefined) return undefined;
  const days = await db
    .selectFrom('stock as s')
    .innerJoin('goods_option as o', 'o.goods_dtl_id', 's.goods_dtl_id')
    .leftJoin('holiday as h', 'h.day', 's.use_date')
    .select(['s.use_date', 'h.day as holiday'])
    .select([sql<number>`sum(s.qty - s.sold)::int`.as('remain'), sql<number>`sum(s.qty)::int`.as('qty')])
    .where('s.goods_dtl_id', '=', goodsDtlId)
    .where('s.use_date', '>=', toSeoulDate(now))
    .where('s.closed_at', 'is', null)
    .groupBy(['s.use_date', 'h.day'])
    .orderBy('s.use_date')
    .execute();
  const times = await db
    .selectFrom('stock as s')
    .select(sql<string>`to_char(s.use_time, 'HH24:MI')`.as('time'))
    .distinct()
    .where('s.goods_dtl_id', '=', goodsDtlId)
    .where('s.use_time', '>', '00:00')
    .orderBy('time')
    .execute();
  return {
    gdsUid: option.gds_uid,
    gdsNm: option.gds_nm,
    lang: option.lang,
    goodsDtlId: option.goods_dtl_id,
    optionNm: option.option_nm,
    priceNm: price.price_nm,
    unitPrice: price.price,
    goodsCnt,
    amount: price.price * goodsCnt,
    dates: days.map(({ use_date: date, remain, qty, holiday }) => ({
      date,
      remain,
      state: stateOf(remain, qty),
      price:
        option.kind === 'ROOM'
          ? priceOn(date, { isHoliday: holiday !== null, prices: prices.map((each) => each.price) })
          : price.price,
    })),
    times: times.map(({ time }) => time),
    maxCnt: option.max_cnt,
    refundRules: datedRefundRules(option.lang),
    notice: option.notice,
  };
}
