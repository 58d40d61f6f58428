import { type AreaLevel, type OfficeArea, officeAreas } from '@haesol/contracts/common';
import { type Kysely, sql } from 'kysely';
import type { Database, Trx } from '../../db/schema.ts';
import { toSeoulInstant } from '../../db/seoulTime.ts';

export type AreaChoice = AreaLevel | 'NONE';

/** Reads the current rights of a member besides the areas of staff. */
export async function readRights(db: Kysely<Database>, memberUid: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('member_right')
    .select('right_nm')
    .where('member_uid', '=', memberUid)
    .orderBy('right_nm')
    .execute();
  return rows.map(({ right_nm }) => right_nm);
}

const areaColumn = (area: OfficeArea) =>
  sql<AreaChoice>`coalesce(max(a.level) filter (where a.area = ${area}), 'NONE')`.as(area);

/** Lists staff and members with rights. */
export async function listRights(db: Kysely<Database>) {
  const rows = await db
    .selectFrom('member as m')
    .leftJoin('member_right as r', 'r.member_uid', 'm.member_uid')
    .leftJoin('staff_area as a', 'a.member_uid', 'm.member_uid')
    .select(['m.email as userId', 'm.name', 'm.role'])
    .select(
      sql<string[]>`coalesce(array_agg(distinct r.right_nm order by r.right_nm)
        filter (where r.right_nm is not null), '{}')`.as('rights'),
    )
    .select(officeAreas.map(areaColumn))
    .where((eb) => eb.or([eb('r.right_nm', 'is not', null), eb('m.role', '=', 'STAFF')]))
    .where('m.state', '<>', 'LEFT')
    .groupBy(['m.email', 'm.name', 'm.role'])
    .orderBy('m.email')
    .execute();
  return { list: rows, cnt_total: rows.length };
}

/** Finds a member who has not left, and locks the row, so that withdrawal and other administrators wait. */
export function lockMemberByEmail(trx: Trx, email: string) {
  return trx
    .selectFrom('member')
    .select(['member_uid', 'email', 'name', 'role'])
    .where('email', '=', email)
    .where('state', '<>', 'LEFT')
    .forUpdate()
    .executeTakeFirst();
}

export async function giveRight(trx: Trx, memberUid: string, right: string, now: Date): Promise<void> {
  await trx.insertInto('member_right').values({ member_uid: memberUid, right_nm: right, given_at: now }).execute();
}

export async function takeRight(trx: Trx, memberUid: string, right: string): Promise<void> {
  await trx.deleteFrom('member_right').where('member_uid', '=', memberUid).where('right_nm', '=', right).execute();
}

/** Sets the right of a member of staff in an area. */
export async function setArea(
  trx: Trx,
  {
    memberUid,
    area,
    level,
    now,
  }: { readonly memberUid: string; readonly area: OfficeArea; readonly level: AreaChoice; readonly now: Date },
): Promise<void> {
  if (level === 'NONE') {
    await trx.deleteFrom('staff_area').where('member_uid', '=', memberUid).where('area', '=', area).execute();
    return;
  }
  await trx
    .insertInto('staff_area')
    .values({ member_uid: memberUid, area, level, given_at: now })
    .onConflict((conflict) => conflict.columns(['member_uid', 'area']).doUpdateSet({ level, given_at: now }))
    .execute();
}

export async function readAreas(trx: Trx, memberUid: string) {
  const rows = await trx
    .selectFrom('staff_area')
    .select(['area', 'level'])
    .where('member_uid', '=', memberUid)
    .execute();
  const levelOf = (area: OfficeArea): AreaChoice => rows.find((row) => row.area === area)?.level ?? 'NONE';
  return Object.fromEntries(officeAreas.map((area) => [area, levelOf(area)])) as Record<OfficeArea, AreaChoice>;
}

/** Deletes all rights of a leaving member. */
export async function eraseRights(trx: Trx, memberUid: string): Promise<void> {
  await trx.deleteFrom('staff_area').where('member_uid', '=', memberUid).execute();
  await trx.deleteFrom('member_right').where('member_uid', '=', memberUid).execute();
}

export async function exportRights(db: Kysely<Database>, memberUid: string) {
  const rows = await db
    .selectFrom('member_right')
    .select(['right_nm as right', 'given_at'])
    .where('member_uid', '=', memberUid)
    .orderBy('right_nm')
    .execute();
  const areas = await db
    .selectFrom('staff_area')
    .select([sql<string>`level || ' ' || area`.as('right'), 'given_at'])
    .where('member_uid', '=', memberUid)
    .orderBy('area')
    .execute();
  return [...rows, ...areas].map(({ right, given_at }) => ({ right, givenDt: toSeoulInstant(given_at) }));
}
