import type { Banner } from '@haesol/contracts/member';
import { fillTravelNumbers, type TravelPolicy } from '@haesol/contracts/travel';
import { sql } from 'kysely';
import { getBrand } from '../../../brand/brand.ts';
import { appToday } from '../../../db/expressions.ts';
import type { Db } from '../../../db/schema.ts';

/** Lists the banners of the home page today. */
export async function listBanners(db: Db, policy?: TravelPolicy): Promise<Banner[]> {
  const rows = await db
    .selectFrom('banner')
    .select(['id', 'title', 'sub', 'image_url as imageUrl', 'image_alt as imageAlt', 'link', 'link_label as linkLabel'])
    .select(['text', 'more_link as moreLink', 'more_label as moreLabel', 'evidence'])
    .where('deleted_at', 'is', null)
    .where(
      sql<boolean>`${appToday} between coalesce(from_dt, '-infinity')
        and coalesce(to_dt, 'infinity')`,
    )
    // A banner of a service that the site does not offer leads nowhere.
    .$if(!getBrand().travel, (some) =>
      some.where((eb) => eb.or([eb('link', 'is', null), eb('link', 'not like', '/travel%')])),
    )
    .orderBy('sort')
    .orderBy('id')
    .limit(3)
    .execute();
  return rows.map((row) => ({ ...row, text: fillTravelNumbers(row.text, policy) }));
}
