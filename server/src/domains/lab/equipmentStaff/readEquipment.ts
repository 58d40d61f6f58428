import { type EndpointData, errorCodes } from '@haesol/contracts/common';
import type { adminEquipment, adminEquipmentGet } from '@haesol/contracts/lab';
import { type Kysely, sql } from 'kysely';
import type * as z from 'zod/mini';
import { rowCount } from '../../../db/expressions.ts';
import type { Database } from '../../../db/schema.ts';
import { toSeoulDate, toSeoulInstant } from '../../../db/seoulTime.ts';
import { ApiError } from '../../../http/apiError.ts';
import { orderOf } from '../../common/office/lists.ts';
import type { PageAt } from '../../common/paging/pageAt.ts';
import { matches } from '../../common/text/searchText.ts';

type List = EndpointData<typeof adminEquipment>;

type StaffFilter = Pick<z.output<typeof adminEquipment.query>, 'ctg' | 'searchKeyword' | 'sort' | 'state'>;

const order = {
  usual: sql`e.deleted_at is not null, e.sort, e.eq_uid`,
  columns: {
    eqNm: { by: sql.ref('e.eq_nm') },
    category: { by: sql.ref('c.code_nm') },
    price: { by: sql.ref('e.price_company') },
    operator: { by: sql`e.manager ->> 'nm'`, isNullable: true },
  },
  uid: sql.ref('e.eq_uid'),
} as const;

/** Reads present and coming closures, the earliest first. */
async function readClosures(db: Kysely<Database>, eqUids: readonly string[], now: Date) {
  if (eqUids.length === 0) return [];
  const rows = await db
    .selectFrom('equipment_block')
    .select(['eq_uid', 'reason', sql<Date>`lower(during)`.as('from'), sql<Date>`upper(during)`.as('to')])
    .where('eq_uid', 'in', eqUids)
    .where(sql<boolean>`upper(during) > ${now}`)
    .orderBy(sql`lower(during)`)
    .execute();
  return rows.map(({ eq_uid: eqUid, reason, from, to }) => ({
    eqUid,
    period: { reason, fromDt: toSeoulInstant(from), toDt: toSeoulInstant(to) },
  }));
}

const stateAt = (now: Date) =>
  sql<List['list'][number]['state']>`case when e.deleted_at is not null then 'HIDDEN'
    when exists (select 1 from equipment_block b where b.eq_uid = e.eq_uid and b.during @> ${now}::timestamptz)
    then 'MAINT' else 'AVAILABLE' end`;

/** Lists devices for staff, hidden ones too. */
export async function listStaffEquipment(
  db: Kysely<Database>,
  { ctg, state, searchKeyword, sort }: StaffFilter,
  { limit, offset, now }: PageAt,
): Promise<List> {
  const found = db
    .selectFrom('equipment as e')
    .innerJoin('code as c', (join) => join.onRef('c.code', '=', 'e.ctg_cd').on('c.group_cd', '=', 'EQ_CTG'))
    .where(sql<boolean>`(${ctg} = '' or e.ctg_cd = ${ctg})`)
    .where(sql<boolean>`(${state} = '' or ${stateAt(now)} = ${state})`)
    .where(matches(searchKeyword, 'e.search', 'e.chosung'));
  const { cnt } = await found.select(rowCount.as('cnt')).executeTakeFirstOrThrow();
  const rows = await found
    .select(['e.eq_uid', 'e.eq_nm', 'e.model', 'c.code_nm', 'e.place', 'e.training', 'e.price_company', 'e.manager'])
    .select(stateAt(now).as('state'))
    .orderBy(orderOf(sort, order))
    .limit(limit)
    .offset(offset)
    .execute();
  const closures = await readClosures(
    db,
    rows.map(({ eq_uid }) => eq_uid),
    now,
  );
  const list = rows.map((row) => ({
    eqUid: row.eq_uid,
    eqNm: row.eq_nm,
    model: row.model,
    ctgNm: row.code_nm,
    place: row.place,
    state: row.state,
    trainingYn: row.training ? ('Y' as const) : ('N' as const),
    price: row.price_company,
    operatorNm: row.manager.nm,
    nextMaint: closures.find(({ eqUid }) => eqUid === row.eq_uid)?.period ?? null,
  }));
  return { list, cnt_total: cnt };
}

/** Returns a device for editing, a hidden one too. @throws {ApiError} `4040` */
export async function getStaffEquipment(
  db: Kysely<Database>,
  eqUid: string,
  now: Date,
): Promise<EndpointData<typeof adminEquipmentGet>> {
  const row = await db
    .selectFrom('equipment as e')
    .selectAll()
    .select([
      sql<string>`to_char(e.open_from, 'HH24:MI')`.as('opens'),
      sql<string>`to_char(e.open_to, 'HH24:MI')`.as('closes'),
      sql<number>`(select count(*)::int from equipment_rsv r where r.eq_uid = e.eq_uid and r.rsv_no is not null
        and r.state in ('REQUESTED', 'APPROVED', 'IN_USE', 'CANCEL_REQUESTED') and upper(r.during) > ${now})`.as(
        'open',
      ),
      sql<number>`(select count(*)::int from equipment_training t where t.eq_uid = e.eq_uid
        and t.valid_until >= ${toSeoulDate(now)}::date)`.as('trained'),
    ])
    .where('e.eq_uid', '=', eqUid)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError(errorCodes.notFound);
  return {
    eqUid: row.eq_uid,
    rev: row.rev,
    shownYn: row.deleted_at === null ? 'Y' : 'N',
    eqNm: row.eq_nm,
    model: row.model,
    maker: row.maker,
    ctgCd: row.ctg_cd,
    place: row.place,
    modes: row.modes,
    introducedYear: row.introduced_year,
    nationalNo: row.national_no,
    purpose: row.purpose,
    specs: row.specs,
    rules: row.rules,
    trainingYn: row.training ? 'Y' : 'N',
    thumbUrl: row.thumb_url,
    thumbAlt: row.thumb_alt,
    pictures: [{ url: row.thumb_url, alt: row.thumb_alt }, ...row.pictures],
    hours: {
      openFrom: row.opens,
      openTo: row.closes,
      weekdays: row.weekdays,
      slotMin: row.slot_min,
      bufferMin: row.buffer_min,
      leadDays: row.lead_days,
      horizonDays: row.horizon_days,
      maxSlots: row.max_slots,
    },
    prices: { own: row.price_own, student: row.price_student, company: row.price_company, other: row.price_other },
    operators: [row.manager, ...row.operators],
    closures: (await readClosures(db, [eqUid], now)).map(({ period }) => period),
    openCnt: row.open,
    trainedCnt: row.trained,
  };
}
