import { addWorkingDays } from '@haesol/contracts/common';
import type { BookableEquipment, Equipment, EquipmentDetail, EquipmentWeek } from '@haesol/contracts/lab';
import { type InferResult, type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/schema.ts';
import {
  addDays,
  daysBetween,
  isDate,
  seoulInstant,
  toMinutes,
  toSeoulDate,
  weekdayOf,
} from '../../../db/seoulTime.ts';
import { equipmentParts } from '../../../pages/pictures/equipment.ts';
import type { PageAt } from '../../common/paging/pageAt.ts';
import { inOrder } from '../../common/text/inOrder.ts';
import { matches } from '../../common/text/searchText.ts';
import { findMaintenance, maintAt, maintEndAt, toLastDay } from './maintenance.ts';
import { type Occupations, readHolidays, readOccupations, visitor } from './occupation.ts';
import { countWorkingDays, type Holidays, listWorkingDays, toDay, workWeekOf } from './rules.ts';

/** A time of one day, `HH:mm`. */
export interface WantedTime {
  readonly date: string;
  readonly start: string;
  readonly end: string;
}

export interface EquipmentFilter {
  readonly searchKeyword: string;
  readonly ctg: string;
  readonly place: string;
  readonly mode: string;
  readonly state: string;
  readonly training: '' | 'Y' | 'N';
  readonly sort: 'CTG' | 'NAME' | 'POPULAR';
  /** Only equipment that is bookable for this time. */
  readonly free: WantedTime | undefined;
  /** Member whose favourites are marked and come first in the default order; null for visitors. */
  readonly memberUid: string | null;
}

const relatedCount = 3;

const liveStates = sql`('HOLD', 'REQUESTED', 'APPROVED', 'IN_USE', 'CANCEL_REQUESTED')`;

const isFavorite = (memberUid: string | null) =>
  sql<boolean>`exists (select 1 from equipment_favorite f where f.eq_uid = e.eq_uid and f.member_uid = ${memberUid}::uuid)`;

function selectEquipment(db: Db, now: Date, memberUid: string | null) {
  return db
    .selectFrom('equipment as e')
    .innerJoin('code as c', (join) => join.onRef('c.code', '=', 'e.ctg_cd').on('c.group_cd', '=', 'EQ_CTG'))
    .select(['e.eq_uid', 'e.eq_nm', 'e.model', 'e.ctg_cd', 'c.code_nm as ctg_nm', 'e.place', 'e.modes', 'e.training'])
    .select(['e.slot_min', 'e.price_company', 'e.thumb_url', 'e.thumb_alt', maintEndAt(now).as('maint_end')])
    .select(isFavorite(memberUid).as('favorite'))
    .select([
      sql<string>`to_char(e.open_from, 'HH24:MI')`.as('open_from'),
      sql<string>`to_char(e.open_to, 'HH24:MI')`.as('open_to'),
    ]);
}

type EquipmentRow = InferResult<ReturnType<typeof selectEquipment>>[number];

function toEquipment(row: EquipmentRow): Equipment {
  return {
    eqUid: row.eq_uid,
    eqNm: row.eq_nm,
    model: row.model,
    ctgCd: row.ctg_cd,
    ctgNm: row.ctg_nm,
    place: row.place,
    modes: row.modes,
    state: row.maint_end === null ? 'AVAILABLE' : 'MAINT',
    maintUntil: row.maint_end === null ? null : toLastDay(row.maint_end),
    trainingYn: row.training ? 'Y' : 'N',
    slotMin: row.slot_min,
    price: row.price_company,
    thumbUrl: row.thumb_url,
    thumbAlt: row.thumb_alt,
    favoriteYn: row.favorite ? 'Y' : 'N',
  };
}

const orders: Readonly<Record<EquipmentFilter['sort'], RawBuilder<unknown>>> = {
  CTG: sql`favorite desc, e.sort, e.eq_uid`,
  NAME: sql`e.eq_nm, e.eq_uid`,
  POPULAR: sql`(select count(*) from equipment_rsv r where r.eq_uid = e.eq_uid and r.rsv_no is not null) desc, e.sort, e.eq_uid`,
};

/** SQL condition: bookable at a time by the rules of each device, for any requester. */
function freeCondition({ date, start, end }: WantedTime, holidays: Holidays, now: Date): RawBuilder<boolean> {
  const today = toSeoulDate(now);
  const from = seoulInstant(date, start);
  const to = seoulInstant(date, end);
  const minutes = (time: string) => sql`(${toMinutes(time)} - extract(epoch from e.open_from)::int / 60)`;
  return sql<boolean>`${!holidays.has(date)} and ${weekdayOf(date)} = any(e.weekdays)
    and e.lead_days <= ${countWorkingDays(today, date, holidays)} and e.horizon_days >= ${daysBetween(today, date)}
    and ${minutes(start)} >= 0 and extract(epoch from e.open_to)::int / 60 >= ${toMinutes(end)}
    and ${minutes(start)} % e.slot_min = 0 and ${minutes(end)} % e.slot_min = 0
    and ${toMinutes(end) - toMinutes(start)} <= e.max_slots * e.slot_min
    and not exists (select 1 from equipment_rsv r where r.eq_uid = e.eq_uid and r.state in ${liveStates}
      and r.busy && tstzrange(${from}, ${to}::timestamptz + e.buffer_min * interval '1 minute')
      and (r.state <> 'HOLD' or r.hold_exp > ${now}))
    and not exists (select 1 from equipment_waitlist w where w.eq_uid = e.eq_uid and w.offer_exp > ${now}
      and w.during && tstzrange(${from}, ${to}::timestamptz + e.buffer_min * interval '1 minute'))
    and not exists (select 1 from equipment_block b where b.eq_uid = e.eq_uid and b.during && tstzrange(${from}, ${to}))`;
}

/** SQL for the searched text: name, model, maker, purpose and place, with the name of the category (`c`). */
const searched = sql<string>`(e.search || chr(10) || c.code_nm)`;

/** Builds all conditions except the category, because the list counts every category under them. */
async function toCondition(db: Db, filter: EquipmentFilter, now: Date): Promise<RawBuilder<boolean>> {
  const { searchKeyword, place, mode, training, state, free } = filter;
  const isFree =
    free === undefined
      ? sql<boolean>`true`
      : freeCondition(free, await readHolidays(db, toSeoulDate(now), free.date), now);
  return sql<boolean>`e.deleted_at is null and ${matches(searchKeyword, searched, 'e.chosung')}
    and (${place} = '' or e.place = ${place})
    and (${mode} = '' or ${mode} = any(e.modes))
    and (${training} = '' or e.training = (${training} = 'Y'))
    and (${state} = '' or (case when ${maintAt(now)} then 'MAINT' else 'AVAILABLE' end) = ${state})
    and ${isFree}`;
}

function toWeekRow(
  row: EquipmentRow & { readonly weekdays: readonly number[]; readonly buffer_min: number },
  days: readonly string[],
  { taken, blocked, holidays, now }: Occupations & { readonly holidays: Holidays; readonly now: Date },
): EquipmentWeek['rows'][number] {
  const isOwn = ({ eqUid }: { readonly eqUid: string }) => eqUid === row.eq_uid;
  const { open_from: openFrom, open_to: openTo, slot_min: slotMin, buffer_min: bufferMin, weekdays } = row;
  const grid = { openFrom, openTo, slotMin, bufferMin, weekdays };
  const occupation = { taken: taken.filter(isOwn), blocked: blocked.filter(isOwn), now };
  return {
    eqUid: row.eq_uid,
    eqNm: row.eq_nm,
    model: row.model,
    place: row.place,
    openFrom,
    slotMin,
    cells: days.map((day) => toDay(day, grid, occupation, holidays)),
  };
}

function countCategories(db: Db, condition: RawBuilder<boolean>) {
  return db
    .selectFrom('code as c')
    .leftJoin('equipment as e', (join) => join.onRef('e.ctg_cd', '=', 'c.code').on(condition))
    .select(['c.code as categoryCd', 'c.code_nm as categoryNm', sql<number>`count(e.eq_uid)::int`.as('cnt')])
    .where('c.group_cd', '=', 'EQ_CTG')
    .groupBy(['c.code', 'c.code_nm', 'c.sort'])
    .orderBy('c.sort')
    .execute();
}

/** Lists equipment in the order of the given identifiers, each with its first fully bookable day. */
async function listByUid(db: Db, eqUids: readonly string[], now: Date): Promise<BookableEquipment[]> {
  if (eqUids.length === 0) return [];
  const found = await selectEquipment(db, now, null).where('e.eq_uid', 'in', eqUids).execute();
  const { rows } = await readWeek(db, { limit: eqUids.length, eqUids, date: '', start: 'BOOKABLE', now });
  return inOrder(found, eqUids, ({ eq_uid }) => eq_uid).map((row) => ({
    ...toEquipment(row),
    firstDay: rows.find(({ eqUid }) => eqUid === row.eq_uid)?.cells[0],
  }));
}

/** Lists others of the category, most used first. */
async function listRelated(db: Db, { eqUid, ctgCd }: Pick<Equipment, 'eqUid' | 'ctgCd'>, now: Date) {
  const others = await selectEquipment(db, now, null)
    .where('e.deleted_at', 'is', null)
    .where('e.ctg_cd', '=', ctgCd)
    .where('e.eq_uid', '<>', eqUid)
    .orderBy(orders.POPULAR)
    .limit(relatedCount)
    .execute();
  return listByUid(
    db,
    others.map(({ eq_uid }) => eq_uid),
    now,
  );
}

const shownDays = 5;
/** Days around the shown ones that are searched for holidays. */
const spareDays = 60;

interface WeekQuery {
  readonly limit: number;
  /** Empty for the most used equipment. */
  readonly eqUids: readonly string[];
  readonly date: string;
  readonly start: 'WEEK' | 'BOOKABLE';
  readonly now: Date;
}

async function readWeek(db: Db, query: WeekQuery): Promise<EquipmentWeek> {
  const { limit, eqUids, date, start, now } = query;
  const rows = await selectEquipment(db, now, null)
    .select(['e.weekdays', 'e.buffer_min', 'e.lead_days'])
    .where('e.deleted_at', 'is', null)
    .where(sql<boolean>`(${eqUids.length === 0} or e.eq_uid = any(${eqUids}::text[]))`)
    .orderBy(orders.POPULAR)
    .limit(limit)
    .execute();
  const today = toSeoulDate(now);
  const wanted = isDate(date) ? date : today;
  const leadDays = Math.max(0, ...rows.map(({ lead_days }) => lead_days));
  const holidays = await readHolidays(db, addDays(wanted, -7), addDays(wanted, spareDays));
  const days =
    start === 'WEEK'
      ? workWeekOf(wanted)
      : listWorkingDays(addWorkingDays(wanted, leadDays, holidays), shownDays, holidays);
  const [from = wanted] = days;
  const shown = rows.map((row) => row.eq_uid);
  const occupations = await readOccupations(db, shown, { from, to: days.at(-1) ?? from }, visitor, now);
  return { days, rows: rows.map((row) => toWeekRow(row, days, { ...occupations, holidays, now })) };
}

export function createEquipmentRepository(db: Db) {
  return {
    async listEquipment(filter: EquipmentFilter, { limit, offset, now }: PageAt) {
      const condition = await toCondition(db, filter, now);
      const categories = await countCategories(db, condition);
      const total = categories
        .filter(({ categoryCd }) => filter.ctg === '' || categoryCd === filter.ctg)
        .reduce((sum, { cnt }) => sum + cnt, 0);
      const rows = await selectEquipment(db, now, filter.memberUid)
        .where(condition)
        .where(sql<boolean>`(${filter.ctg} = '' or e.ctg_cd = ${filter.ctg})`)
        .orderBy(orders[filter.sort])
        .limit(limit)
        .offset(offset)
        .execute();
      const places = await db
        .selectFrom('equipment')
        .select('place')
        .distinct()
        .where('deleted_at', 'is', null)
        .orderBy('place')
        .execute();
      return {
        list: rows.map(toEquipment),
        cnt_total: total,
        categories,
        places: places.map(({ place }) => place),
      };
    },

    listByUid: (uids: readonly string[], now: Date) => listByUid(db, uids, now),

    async findEquipment(
      eqUid: string,
      memberUid: string | null,
      now: Date,
    ): Promise<Omit<EquipmentDetail, 'booking' | 'related'> | undefined> {
      const row = await selectEquipment(db, now, memberUid)
        .select(['e.maker', 'e.introduced_year', 'e.national_no', 'e.specs', 'e.purpose', 'e.rules', 'e.manager'])
        .select(['e.operators', 'e.pictures', 'e.price_own', 'e.price_student', 'e.price_other'])
        .where('e.eq_uid', '=', eqUid)
        .where('e.deleted_at', 'is', null)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      return {
        ...toEquipment(row),
        images: [
          { url: row.thumb_url, alt: row.thumb_alt, caption: row.model },
          ...row.pictures.map((one) => ({ ...one, caption: null })),
        ],
        parts: equipmentParts(row.thumb_url),
        maker: row.maker,
        introducedYear: row.introduced_year,
        nationalNo: row.national_no,
        specs: row.specs,
        purpose: row.purpose,
        prices: { own: row.price_own, student: row.price_student, company: row.price_company, other: row.price_other },
        rules: row.rules,
        manager: row.manager,
        operators: [row.manager, ...row.operators],
        openFrom: row.open_from,
        openTo: row.open_to,
        maint: await findMaintenance(db, eqUid, now),
      };
    },

    listRelated: (device: Pick<Equipment, 'eqUid' | 'ctgCd'>, now: Date) => listRelated(db, device, now),

    getWeek: (query: WeekQuery) => readWeek(db, query),
  };
}
