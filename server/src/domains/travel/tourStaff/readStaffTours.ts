import { type EndpointData, errorCodes, type Page, translatedLocales } from '@haesol/contracts/common';
import { type adminTourGet, type adminTours, type StaffTourStop, tourTextNames } from '@haesol/contracts/travel';
import { sql } from 'kysely';
import { rowCount } from '../../../db/expressions.ts';
import type { Db } from '../../../db/schema.ts';
import { ApiError } from '../../../http/apiError.ts';
import { matches } from '../../common/text/searchText.ts';
import { searched } from '../tour/repository.ts';
import { firstStart } from '../tour/rules.ts';
import { missingLocales, toLanguageTexts } from '../travelStaff/languageTexts.ts';

type List = EndpointData<typeof adminTours>;
type Tour = EndpointData<typeof adminTourGet>;

interface Filter {
  readonly searchKeyword: string;
  readonly state: List['list'][number]['state'] | '';
}

const stateOf = sql<Tour['state']>`case when t.deleted_at is null then 'ON' else 'OFF' end`;

/** Lists tours for staff, those off the site too. */
export async function listStaffTours(db: Db, { searchKeyword, state }: Filter, { limit, offset }: Page): Promise<List> {
  const found = db
    .selectFrom('tour as t')
    .where(sql<boolean>`(${state} = '' or ${stateOf} = ${state})`)
    .where(matches(searchKeyword, searched, 't.chosung'));
  const { cnt } = await found.select(rowCount.as('cnt')).executeTakeFirstOrThrow();
  const list = await found
    .select(['t.tour_uid as tourUid', 't.title', 't.theme_cd as themeCd', 't.tour_days as tourDays'])
    .select([missingLocales('t.i18n', 'title').as('missing'), stateOf.as('state')])
    .select((eb) =>
      eb
        .selectFrom('tour_stop as s')
        .select(rowCount.as('cnt'))
        .whereRef('s.tour_uid', '=', 't.tour_uid')
        .$asScalar()
        .$notNull()
        .as('stopCnt'),
    )
    .orderBy('t.created_at', 'desc')
    .orderBy('t.tour_uid', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { list, cnt_total: cnt };
}

type Translations = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

async function readStops(db: Db, tourUid: string): Promise<(StaffTourStop & { readonly day: number })[]> {
  const rows = await db
    .selectFrom('tour_stop as s')
    .innerJoin('goods as g', 'g.gds_uid', 's.gds_uid')
    .select(['s.day', 's.gds_uid', 'g.gds_nm', 'g.deleted_at', 's.stay_min', 's.move_by', 's.move_min', 's.memo'])
    .select([sql<number>`s.move_km::float8`.as('move_km'), sql<Translations>`s.i18n`.as('translations')])
    .where('s.tour_uid', '=', tourUid)
    .orderBy('s.day')
    .orderBy('s.seq')
    .execute();
  return rows.map((row) => ({
    day: row.day,
    gdsUid: row.gds_uid,
    gdsNm: row.gds_nm,
    gdsState: row.deleted_at === null ? 'ON' : 'OFF',
    stayMin: row.stay_min,
    moveBy: row.move_by,
    moveMin: row.move_min,
    moveKm: row.move_km,
    memo: row.memo,
    memos: Object.fromEntries(
      translatedLocales.flatMap((lang) => {
        const memo = row.translations[lang]?.memo;
        return typeof memo === 'string' ? [[lang, memo]] : [];
      }),
    ),
  }));
}

/** Returns a tour for editing, one off the site too. @throws {ApiError} `4040` */
export async function getStaffTour(db: Db, tourUid: string): Promise<Tour> {
  const row = await db
    .selectFrom('tour as t')
    .selectAll()
    .select(stateOf.as('state'))
    .where('t.tour_uid', '=', tourUid)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCodes.notFound);
  const { title, summary, walking, html } = row;
  const stops = await readStops(db, tourUid);
  return {
    tourUid,
    rev: row.rev,
    state: row.state,
    themeCd: row.theme_cd,
    thumbUrl: row.thumb_url,
    thumbAlt: row.thumb_alt,
    texts: toLanguageTexts(tourTextNames, { title, summary, walking, html }, row.i18n),
    days: Array.from({ length: row.tour_days }, (_, at) => ({
      start: row.day_starts[at] ?? firstStart,
      stops: stops.filter(({ day }) => day === at + 1).map(({ day: _day, ...stop }) => stop),
    })),
  };
}
