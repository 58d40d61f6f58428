import { errorCodes } from '@haesol/contracts/common';
import type { OwnPlan, PlanStop, ShownPlan, ShownPlanStop } from '@haesol/contracts/travel';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { addDays } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import { requireUuid } from '../../../http/requireUuid.ts';
import { langOf, toAlt, translated } from '../../common/text/translation.ts';
import { isOffOn } from '../attraction/openDays.ts';
import { firstOption } from '../attraction/selectGoods.ts';
import { estimateWay, listFaults } from './rules.ts';

interface StoredPlan {
  readonly title: string;
  readonly start_dt: string;
  readonly stops: readonly PlanStop[];
}

const listPlaces = (db: Kysely<Database>, uids: readonly string[], languageCd: string) =>
  db
    .selectFrom('goods as g')
    .select(['g.gds_uid', 'g.lat', 'g.lng', 'g.thumb_url', 'g.thumb_alt'])
    .select([langOf('g', languageCd).as('lang'), translated('g.gds_nm', languageCd, 'nm').as('gds_nm')])
    .select(translated('g.addr', languageCd, 'addr').as('addr'))
    .select([
      sql<string>`to_char(g.open_from, 'HH24:MI')`.as('open_from'),
      sql<string>`to_char(g.open_to, 'HH24:MI')`.as('open_to'),
      firstOption.as('goods_dtl_id'),
    ])
    .where('g.gds_uid', 'in', uids)
    .where('g.deleted_at', 'is', null)
    .execute();

/** Lists which places are closed on a day. */
async function listClosed(db: Kysely<Database>, uids: readonly string[], date: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('goods as g')
    .select('g.gds_uid')
    .where('g.gds_uid', 'in', uids)
    .where(isOffOn(date))
    .execute();
  return new Set(rows.map(({ gds_uid }) => gds_uid));
}

type Place = Awaited<ReturnType<typeof listPlaces>>[number];

interface OfPlace {
  readonly stop: PlanStop & { readonly stopUid: string };
  readonly place: Place;
}

type Bookings = ReadonlyMap<string, ShownPlanStop['booking']>;

/** Reads present state and day of the member's own bookings. */
async function readBookings(db: Kysely<Database>, uids: readonly string[], memberUid: string): Promise<Bookings> {
  if (uids.length === 0) return new Map();
  const rows = await db
    .selectFrom('reservation')
    .select(['rsvt_uid', 'stts_cd as state', 'use_date as useDate'])
    .select(sql<string | null>`to_char(use_time, 'HH24:MI')`.as('useTime'))
    .where('rsvt_uid', 'in', uids)
    .where('member_uid', '=', memberUid)
    .execute();
  return new Map(rows.map(({ rsvt_uid, ...booking }) => [rsvt_uid, booking]));
}

interface Visit extends OfPlace {
  /** Earlier stops of the day. */
  readonly earlier: readonly OfPlace[];
  readonly isOff: boolean;
  readonly bookings: Bookings;
}

function toShown({ stop, place, earlier, isOff, bookings }: Visit): ShownPlanStop {
  const before = earlier.at(-1);
  const way = before === undefined ? undefined : estimateWay(before.place, place);
  const { open_from: openFrom, open_to: openTo } = place;
  const visit = { ...stop, openFrom, openTo, isOff };
  return {
    ...stop,
    gdsNm: place.gds_nm,
    lang: place.lang,
    addr: place.addr,
    lat: place.lat,
    lng: place.lng,
    thumbUrl: place.thumb_url,
    thumbAlt: toAlt(place.lang, place.thumb_alt, place.gds_nm),
    openFrom,
    openTo,
    goodsDtlId: place.goods_dtl_id,
    ...(way ?? { moveKm: null, moveMin: null, moveBy: null }),
    faults: listFaults(
      visit,
      earlier.map((one) => one.stop),
      way?.moveMin ?? 0,
    ),
    ticket: stop.ticket ?? null,
    rsvtUid: stop.rsvtUid ?? null,
    booking: bookings.get(stop.rsvtUid ?? '') ?? null,
  };
}

/** Returns a plan as it is shown: its days with their stops by hour, the ways between them and their faults. Leaves removed places out. */
async function toShownPlan(
  db: Kysely<Database>,
  { title, start_dt: startDate, stops }: StoredPlan,
  languageCd: string,
  bookings: Bookings = new Map(),
): Promise<ShownPlan> {
  const uids = [...new Set(stops.map(({ gdsUid }) => gdsUid))];
  const places = new Map(
    uids.length === 0 ? [] : (await listPlaces(db, uids, languageCd)).map((place) => [place.gds_uid, place]),
  );
  const dayCnt = Math.max(1, ...stops.map(({ day }) => day));
  // Plans that an earlier release stored have no keys; they get them when they are saved.
  const keyed = stops.map((stop, at) => ({ ...stop, stopUid: stop.stopUid ?? String(at + 1) }));
  const days: ShownPlan['days'] = [];
  for (let day = 1; day <= dayCnt; day += 1) {
    const date = addDays(startDate, day - 1);
    const own = keyed
      .filter((stop) => stop.day === day)
      .toSorted((one, other) => one.time.localeCompare(other.time))
      .flatMap((stop) => {
        const place = places.get(stop.gdsUid);
        return place === undefined ? [] : [{ stop, place }];
      });
    const closed = own.length === 0 ? new Set<string>() : await listClosed(db, uids, date);
    days.push({
      day,
      date,
      stops: own.map((one, at) =>
        toShown({ ...one, earlier: own.slice(0, at), isOff: closed.has(one.stop.gdsUid), bookings }),
      ),
    });
  }
  return { title, startDate, days };
}

const columns = ['plan_uid', 'title', 'start_dt', 'stops', 'passes', 'share_key', 'rev'] as const;

/** @throws {ApiError} `4040`, also for a plan of another member */
export async function getOwnPlan(
  db: Kysely<Database>,
  planUid: string,
  { memberUid, languageCd }: { readonly memberUid: string; readonly languageCd: string },
): Promise<OwnPlan> {
  const row = await db
    .selectFrom('travel_plan')
    .select(columns)
    .where('plan_uid', '=', requireUuid(planUid))
    .where('member_uid', '=', memberUid)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCodes.notFound);
  const uids = row.stops.flatMap(({ rsvtUid }) => (rsvtUid === undefined ? [] : [rsvtUid]));
  const bookings = await readBookings(db, uids, memberUid);
  return {
    ...(await toShownPlan(db, row, languageCd, bookings)),
    planUid,
    passes: row.passes,
    rev: row.rev,
    shareKey: row.share_key,
  };
}

/** @throws {ApiError} `4040` for a link that does not exist or has ended */
export async function getSharedPlan(db: Kysely<Database>, shareKey: string, languageCd: string): Promise<ShownPlan> {
  const row = await db
    .selectFrom('travel_plan as p')
    .innerJoin('member as m', 'm.member_uid', 'p.member_uid')
    .select(['p.title', 'p.start_dt', 'p.stops'])
    .where('p.share_key', '=', shareKey)
    .where('m.state', '=', 'ACTIVE')
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCodes.notFound);
  // Tickets and bookings are the business of the member.
  const stops = row.stops.map(({ ticket: _ticket, rsvtUid: _rsvtUid, ...stop }) => stop);
  return toShownPlan(db, { ...row, stops }, languageCd);
}
