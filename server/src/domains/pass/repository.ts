import type { PassItem } from '@haesol/shared/contracts';
import { sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { matches } from '../search/searchText.ts';

export function createPassRepository(db: Db) {
  return {
    async listPasses(
      { keyword, psCd }: { keyword: string; psCd: string },
      { limit, offset }: { limit: number; offset: number },
    ) {
      const condition = sql`o.deleted_at is null and ${matches(keyword, 'o.search', 'o.chosung')}
        and (${psCd} = '' or o.ps_cd = ${psCd})`;
      const { rows: counts } = await sql<{
        cnt: number;
      }>`select count(*)::int as cnt from pass_option o where ${condition}`.execute(db);
      const { rows } = await sql<PassItem>`
        select o.gds_uid as "gdsUid", o.gds_dtl_uid as "gdsDtlUid", o.ps_cd as "psCd", o.pass_nm as "passNm", o.summary, o.hours,
          o.pick_cnt as "pickCnt", o.persons, o.price, o.price as "priceKrw", 'KRW' as currency, o.list_price as "listPrice",
          o.thumb_url as "thumbUrl", o.thumb_alt as "thumbAlt", o.save_max as "saveMax", o.sold_cnt as "soldCnt",
          (select count(*)::int from pass_place pp where pp.gds_dtl_uid = o.gds_dtl_uid) as "placesCnt"
        from pass_option o where ${condition} order by o.sort, o.gds_dtl_uid limit ${limit} offset ${offset}`.execute(
        db,
      );
      return { list: rows, cnt_total: counts[0]?.cnt ?? 0 };
    },
  };
}
