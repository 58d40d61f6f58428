import type { Equipment, EquipmentDetail, EquipmentMode, EquipmentWeek } from '@haesol/shared/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { addDays, isDate, seoulInstant, toSeoulDate } from '../../seoulTime.ts';
import { matches } from '../search/searchText.ts';
import { type Period, toWeekCell, workWeekOf } from './rules.ts';

export interface EquipmentFilter {
  readonly keyword: string;
  readonly ctg: string;
  readonly place: string;
  readonly mode: string;
  readonly state: string;
  readonly training: '' | 'Y' | 'N';
  readonly sort: 'CTG' | 'NAME' | 'POPULAR';
  /** Only what is free then. */
  readonly free: Period | undefined;
}

export const noEquipmentFilter: EquipmentFilter = {
  keyword: '',
  ctg: '',
  place: '',
  mode: '',
  state: '',
  training: '',
  sort: 'CTG',
  free: undefined,
};

interface EquipmentRow {
  eq_uid: string;
  eq_nm: string;
  model: string;
  ctg_cd: string;
  ctg_nm: string;
  place: string;
  modes: EquipmentMode[];
  training: boolean;
  slot_min: number;
  price_company: number;
  thumb_url: string;
  thumb_alt: string;
  maint: boolean;
}

interface DetailRow extends EquipmentRow {
  maker: string;
  introduced_year: number;
  national_no: string;
  specs: EquipmentDetail['specs'];
  purpose: string;
  rules: string[];
  manager: EquipmentDetail['manager'];
  price_own: number;
  price_student: number;
  price_other: number;
  open_from: string;
  open_to: string;
}

interface BusyRow {
  eq_uid: string;
  from: Date;
  to: Date;
}

const liveStates = sql`('HOLD', 'REQUESTED', 'APPROVED', 'IN_USE', 'CANCEL_REQUESTED')`;

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

const columnsAt = (
  now: Date,
) => sql`e.eq_uid, e.eq_nm, e.model, e.ctg_cd, c.code_nm as ctg_nm, e.place, e.modes, e.training, e.slot_min,
  e.price_company, e.thumb_url, e.thumb_alt, ${maintAt(now)} as maint`;
const maintAt = (now: Date) =>
  sql<boolean>`exists (select 1 from equipment_block b where b.eq_uid = e.eq_uid and b.during @> ${now}::timestamptz)`;
const source = sql`equipment e join code c on c.group_cd = 'EQ_CTG' and c.code = e.ctg_cd`;

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

async function listBusy(db: Db, eqUids: readonly string[], days: readonly string[]) {
  const during = sql`tstzrange(${seoulInstant(days[0] ?? '1970-01-01')}, ${seoulInstant(addDays(days.at(-1) ?? '1970-01-01', 1))})`;
  const taken = await sql<BusyRow>`select eq_uid, lower(during) as "from", upper(during) as "to" from equipment_rsv
    where eq_uid = any(${eqUids}) and during && ${during} and state in ${liveStates}`.execute(db);
  const blocked = await sql<BusyRow>`select eq_uid, lower(during) as "from", upper(during) as "to" from equipment_block
    where eq_uid = any(${eqUids}) and during && ${during}`.execute(db);
  const holidays = await sql<{ day: string }>`select day::text as day from holiday
    where day = any(${days}::date[])`.execute(db);
  return { taken: taken.rows, blocked: blocked.rows, holidays: new Set(holidays.rows.map(({ day }) => day)) };
}

export function createEquipmentRepository(db: Db) {
  return {
    async listEquipment(filter: EquipmentFilter, { limit, offset, now }: { limit: number; offset: number; now: Date }) {
      const base = sql`e.deleted_at is null and ${matches(filter.keyword, 'e.search', 'e.chosung')}
        and (${filter.place} = '' or e.place = ${filter.place})
        and (${filter.mode} = '' or ${filter.mode} = any(e.modes))
        and (${filter.training} = '' or e.training = (${filter.training} = 'Y'))
        and (${filter.state} = '' or (case when ${maintAt(now)} then 'MAINT' else 'AVAILABLE' end) = ${filter.state})
        and ${freeCondition(filter.free)}`;
      const { rows: categories } = await sql<{ categoryCd: string; categoryNm: string; cnt: number }>`
        select c.code as "categoryCd", c.code_nm as "categoryNm", count(e.eq_uid)::int as cnt
        from code c left join equipment e on e.ctg_cd = c.code and ${base}
        where c.group_cd = 'EQ_CTG' group by c.code, c.code_nm, c.sort order by c.sort`.execute(db);
      const total = categories
        .filter(({ categoryCd }) => filter.ctg === '' || categoryCd === filter.ctg)
        .reduce((sum, { cnt }) => sum + cnt, 0);
      const { rows } = await sql<EquipmentRow>`select ${columnsAt(now)} from ${source}
        where ${base} and (${filter.ctg} = '' or e.ctg_cd = ${filter.ctg})
        order by ${orders[filter.sort]} limit ${limit} offset ${offset}`.execute(db);
      const places = await sql<{
        place: string;
      }>`select distinct place from equipment where deleted_at is null order by place`.execute(db);
      return {
        list: rows.map(toEquipment),
        cnt_total: total,
        categories,
        places: places.rows.map(({ place }) => place),
      };
    },

    async findEquipment(eqUid: string, now: Date): Promise<EquipmentDetail | undefined> {
      const { rows } =
        await sql<DetailRow>`select ${columnsAt(now)}, e.maker, e.introduced_year, e.national_no, e.specs, e.purpose, e.rules,
        e.manager, e.price_own, e.price_student, e.price_other, to_char(e.open_from, 'HH24:MI') as open_from,
        to_char(e.open_to, 'HH24:MI') as open_to
        from ${source} where e.eq_uid = ${eqUid} and e.deleted_at is null`.execute(db);
      const [row] = rows;
      if (row === undefined) return undefined;
      const maint = await sql<{ reason: string; from: Date; to: Date }>`
        select reason, lower(during) as "from", upper(during) as "to" from equipment_block
        where eq_uid = ${eqUid} and during @> ${now}::timestamptz limit 1`.execute(db);
      const [block] = maint.rows;
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
        maint:
          block === undefined
            ? null
            : { reason: block.reason, from: toSeoulDate(block.from), to: toSeoulDate(block.to) },
      };
    },

    async getWeek({
      limit,
      eqUid,
      date,
      now,
    }: {
      limit: number;
      eqUid: string;
      date: string;
      now: Date;
    }): Promise<EquipmentWeek> {
      const days = workWeekOf(isDate(date) ? date : toSeoulDate(now));
      const { rows } = await sql<EquipmentRow & { open_from: string; open_to: string; weekdays: number[] }>`
        select ${columnsAt(now)}, to_char(e.open_from, 'HH24:MI') as open_from, to_char(e.open_to, 'HH24:MI') as open_to, e.weekdays
        from ${source} where e.deleted_at is null and (${eqUid} = '' or e.eq_uid = ${eqUid})
        order by ${orders.POPULAR} limit ${limit}`.execute(db);
      const busy = await listBusy(
        db,
        rows.map((row) => row.eq_uid),
        days,
      );
      return {
        days,
        rows: rows.map((row) => {
          const isOwn = (period: BusyRow) => period.eq_uid === row.eq_uid;
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
        }),
      };
    },
  };
}
