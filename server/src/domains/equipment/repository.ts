import type { Equipment, EquipmentDetail, EquipmentWeek } from '@haesol/shared/contracts';
import { type InferResult, type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { inOrder } from '../../inOrder.ts';
import type { PageAt } from '../../pageAt.ts';
import { addDays, isDate, seoulInstant, toSeoulDate } from '../../seoulTime.ts';
import { matches } from '../search/searchText.ts';
import { type Period, toWeekCell, workWeekOf } from './rules.ts';

export interface EquipmentFilter {
  readonly searchKeyword: string;
  readonly ctg: string;
  readonly place: string;
  readonly mode: string;
  readonly state: string;
  readonly training: '' | 'Y' | 'N';
  readonly sort: 'CTG' | 'NAME' | 'POPULAR';
  /** Only equipment that is free in this period. */
  readonly free: Period | undefined;
}

interface BusyPeriod extends Period {
  readonly eq_uid: string;
}

const liveStates = sql`('HOLD', 'REQUESTED', 'APPROVED', 'IN_USE', 'CANCEL_REQUESTED')`;

const maintAt = (now: Date) =>
  sql<boolean>`exists (select 1 from equipment_block b where b.eq_uid = e.eq_uid and b.during @> ${now}::timestamptz)`;

function selectEquipment(db: Db, now: Date) {
  return db
    .selectFrom('equipment as e')
    .innerJoin('code as c', (join) => join.onRef('c.code', '=', 'e.ctg_cd').on('c.group_cd', '=', 'EQ_CTG'))
    .select(['e.eq_uid', 'e.eq_nm', 'e.model', 'e.ctg_cd', 'c.code_nm as ctg_nm', 'e.place', 'e.modes', 'e.training'])
    .select(['e.slot_min', 'e.price_company', 'e.thumb_url', 'e.thumb_alt', maintAt(now).as('maint')])
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
    state: row.maint ? 'MAINT' : 'AVAILABLE',
    trainingYn: row.training ? 'Y' : 'N',
    slotMin: row.slot_min,
    price: row.price_company,
    thumbUrl: row.thumb_url,
    thumbAlt: row.thumb_alt,
    favoriteYn: 'N',
  };
}

const orders: Readonly<Record<EquipmentFilter['sort'], RawBuilder<unknown>>> = {
  CTG: sql`e.sort`,
  NAME: sql`e.eq_nm, e.eq_uid`,
  POPULAR: sql`(select count(*) from equipment_rsv r where r.eq_uid = e.eq_uid) desc, e.sort`,
};

function freeCondition(free: Period | undefined): RawBuilder<boolean> {
  if (free === undefined) return sql<boolean>`true`;
  const during = sql`tstzrange(${free.from}, ${free.to})`;
  return sql<boolean>`not exists (select 1 from equipment_rsv r where r.eq_uid = e.eq_uid and r.during && ${during} and r.state in ${liveStates})
    and not exists (select 1 from equipment_block b where b.eq_uid = e.eq_uid and b.during && ${during})`;
}

/** All conditions except the category: the list counts every category under them. */
function toCondition(filter: EquipmentFilter, now: Date): RawBuilder<boolean> {
  const { searchKeyword, place, mode, training, state, free } = filter;
  return sql<boolean>`e.deleted_at is null and ${matches(searchKeyword, 'e.search', 'e.chosung')}
    and (${place} = '' or e.place = ${place})
    and (${mode} = '' or ${mode} = any(e.modes))
    and (${training} = '' or e.training = (${training} = 'Y'))
    and (${state} = '' or (case when ${maintAt(now)} then 'MAINT' else 'AVAILABLE' end) = ${state})
    and ${freeCondition(free)}`;
}

/** Reservations and blocks of these days by equipment, and which of the days are holidays. */
async function listBusy(db: Db, eqUids: readonly string[], days: readonly string[]) {
  const during = sql`tstzrange(${seoulInstant(days[0] ?? '1970-01-01')}, ${seoulInstant(addDays(days.at(-1) ?? '1970-01-01', 1))})`;
  const isTouched = sql<boolean>`eq_uid = any(${eqUids}::text[]) and during && ${during}`;
  const period = [sql<Date>`lower(during)`.as('from'), sql<Date>`upper(during)`.as('to')] as const;
  const taken = await db
    .selectFrom('equipment_rsv')
    .select(['eq_uid', ...period])
    .where(isTouched)
    .where(sql<boolean>`state in ${liveStates}`)
    .execute();
  const blocked = await db
    .selectFrom('equipment_block')
    .select(['eq_uid', ...period])
    .where(isTouched)
    .execute();
  const holidays = await db.selectFrom('holiday').select('day').where('day', 'in', days).execute();
  return { taken, blocked, holidays: new Set(holidays.map(({ day }) => day)) };
}

async function findMaintenance(db: Db, eqUid: string, now: Date): Promise<EquipmentDetail['maint']> {
  const block = await db
    .selectFrom('equipment_block')
    .select(['reason', sql<Date>`lower(during)`.as('from'), sql<Date>`upper(during)`.as('to')])
    .where('eq_uid', '=', eqUid)
    .where(sql<boolean>`during @> ${now}::timestamptz`)
    .limit(1)
    .executeTakeFirst();
  if (block === undefined) return null;
  return { reason: block.reason, from: toSeoulDate(block.from), to: toSeoulDate(block.to) };
}

type Busy = Awaited<ReturnType<typeof listBusy>>;

function toWeekRow(
  row: EquipmentRow & { readonly weekdays: readonly number[] },
  busy: Busy,
  days: readonly string[],
  now: Date,
): EquipmentWeek['rows'][number] {
  const isOwn = (period: BusyPeriod) => period.eq_uid === row.eq_uid;
  const grid = { openFrom: row.open_from, openTo: row.open_to, slotMin: row.slot_min, weekdays: row.weekdays };
  const taken = busy.taken.filter(isOwn);
  const blocked = busy.blocked.filter(isOwn);
  return {
    eqUid: row.eq_uid,
    eqNm: row.eq_nm,
    model: row.model,
    place: row.place,
    openFrom: row.open_from,
    slotMin: row.slot_min,
    cells: days.map((day) => toWeekCell(day, grid, { taken, blocked, isHoliday: busy.holidays.has(day), now })),
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

/** Equipment in the order of its identifiers. */
async function listByUid(db: Db, uids: readonly string[], now: Date): Promise<Equipment[]> {
  const rows = await selectEquipment(db, now).where('e.eq_uid', 'in', uids).execute();
  return inOrder(rows, uids, ({ eq_uid }) => eq_uid).map(toEquipment);
}

export function createEquipmentRepository(db: Db) {
  return {
    async listEquipment(filter: EquipmentFilter, { limit, offset, now }: PageAt) {
      const condition = toCondition(filter, now);
      const categories = await countCategories(db, condition);
      const total = categories
        .filter(({ categoryCd }) => filter.ctg === '' || categoryCd === filter.ctg)
        .reduce((sum, { cnt }) => sum + cnt, 0);
      const rows = await selectEquipment(db, now)
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

    async findEquipment(eqUid: string, now: Date): Promise<EquipmentDetail | undefined> {
      const row = await selectEquipment(db, now)
        .select(['e.maker', 'e.introduced_year', 'e.national_no', 'e.specs', 'e.purpose', 'e.rules', 'e.manager'])
        .select(['e.price_own', 'e.price_student', 'e.price_other'])
        .where('e.eq_uid', '=', eqUid)
        .where('e.deleted_at', 'is', null)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      return {
        ...toEquipment(row),
        images: [{ url: row.thumb_url, alt: row.thumb_alt, caption: row.model }],
        maker: row.maker,
        introducedYear: row.introduced_year,
        nationalNo: row.national_no,
        specs: row.specs,
        purpose: row.purpose,
        prices: { own: row.price_own, student: row.price_student, company: row.price_company, other: row.price_other },
        rules: row.rules,
        manager: row.manager,
        openFrom: row.open_from,
        openTo: row.open_to,
        maint: await findMaintenance(db, eqUid, now),
      };
    },

    async getWeek(query: { limit: number; eqUid: string; date: string; now: Date }): Promise<EquipmentWeek> {
      const { limit, eqUid, date, now } = query;
      const days = workWeekOf(isDate(date) ? date : toSeoulDate(now));
      const rows = await selectEquipment(db, now)
        .select('e.weekdays')
        .where('e.deleted_at', 'is', null)
        .where(sql<boolean>`(${eqUid} = '' or e.eq_uid = ${eqUid})`)
        .orderBy(orders.POPULAR)
        .limit(limit)
        .execute();
      const busy = await listBusy(
        db,
        rows.map((row) => row.eq_uid),
        days,
      );
      return {
        days,
        rows: rows.map((row) => toWeekRow(row, busy, days, now)),
      };
    },
  };
}
