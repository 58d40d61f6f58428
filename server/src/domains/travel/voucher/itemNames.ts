import { type RawBuilder, sql } from 'kysely';
import { toContentLocale, translated } from '../../common/text/translation.ts';

export interface ItemNames {
  readonly option: RawBuilder<string>;
  readonly price: RawBuilder<string | null>;
  /** Between lines. */
  readonly separator: string;
}

/** SQL for the names of the line `i` of a reservation: as bought in the language of the order, in others as they are now. */
export function itemNames(languageCd: string): ItemNames {
  const isAsBought = sql`(select o.locale from reservation b join orders o using (order_uid)
    where b.rsvt_uid = i.rsvt_uid) = ${toContentLocale(languageCd)}::text`;
  const option = sql<string>`case when ${isAsBought} then i.option_nm else coalesce(
    (select ${translated('d.option_nm', languageCd, 'nm')} from goods_option d where d.goods_dtl_id = i.goods_dtl_id),
    (select ${translated('s.pass_nm', languageCd, 'nm')} from pass_option s where s.gds_dtl_uid = i.gds_dtl_uid),
    i.option_nm) end`;
  // The price of a room or a pass has its name.
  const price = sql<
    string | null
  >`case when i.price_nm = i.option_nm then ${option} when ${isAsBought} or coalesce(i.price_nm, '') = ''
    then i.price_nm else coalesce((select ${translated('d.price_nm', languageCd, 'nm')} from goods_price d
    where d.goods_dtl_id = i.goods_dtl_id and d.price_sn = i.price_sn), i.price_nm) end`;
  const separator = /^(ja|zh)/.test(toContentLocale(languageCd)) ? '、' : ', ';
  return { option, price, separator };
}
