import type { Page } from '@haesol/shared/contracts';
import { sql } from 'kysely';
import { rowCount } from '../../db/expressions.ts';
import type { Db } from '../../db/schema.ts';
import { matches } from '../search/searchText.ts';

export interface PassFilter {
  readonly searchKeyword: string;
  readonly psCd: string;
}

export function createPassRepository(db: Db) {
  return {
    async listPasses({ searchKeyword, psCd }: PassFilter, { limit, offset }: Page) {
      const found = db
        .selectFrom('pass_option as o')
        .where('o.deleted_at', 'is', null)
        .where(matches(searchKeyword, 'o.search', 'o.chosung'))
        .where(sql<boolean>`(${psCd} = '' or o.ps_cd = ${psCd})`);
      const { cnt } = await found.select(rowCount.as('cnt')).executeTakeFirstOrThrow();
      const rows = await found
        .select(['o.gds_uid as gdsUid', 'o.gds_dtl_uid as gdsDtlUid', 'o.ps_cd as psCd', 'o.pass_nm as passNm'])
        .select(['o.summary', 'o.hours', 'o.pick_cnt as pickCnt', 'o.persons', 'o.price', 'o.price as priceKrw'])
        .select(['o.list_price as listPrice', 'o.thumb_url as thumbUrl', 'o.thumb_alt as thumbAlt'])
        .select(['o.save_max as saveMax', 'o.sold_cnt as soldCnt'])
        .select((eb) =>
          eb
            .selectFrom('pass_place as pp')
            .select(rowCount.as('cnt'))
            .whereRef('pp.gds_dtl_uid', '=', 'o.gds_dtl_uid')
            .as('placesCnt'),
        )
        .orderBy('o.sort')
        .orderBy('o.gds_dtl_uid')
        .limit(limit)
        .offset(offset)
        .execute();
      const list = rows.map((row) => ({ ...row, currency: 'KRW', placesCnt: row.placesCnt ?? 0 }));
      return { list, cnt_total: cnt };
    },
  };
}
