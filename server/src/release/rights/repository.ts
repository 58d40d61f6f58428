import { type AreaLevel, type OfficeArea, officeAreas } from '@haesol/contracts/common';
import { type MemberRights, type RightsOfMember, rightApproval } from '@haesol/contracts/release';
import { type Kysely, sql } from 'kysely';
import { createProposalTerm } from '../../db/proposalTerm.ts';
import type { Database, MemberRole, Trx } from '../../db/schema.ts';
import { toSeoulInstant } from '../../db/seoulTime.ts';
import { nextRev } from '../../http/versions.ts';

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

const { toProposalEnd, toProposalStart } = createProposalTerm(rightApproval.hours);

interface Reader {
  readonly memberUid: string;
  readonly now: Date;
}

/** Lists administrators, staff, members with rights, and members with an open proposal. @param email only this member */
export async function listRights(db: Kysely<Database>, { memberUid, now }: Reader, email?: string) {
  const rows = await db
    .selectFrom('member as m')
    .leftJoin('member_right as r', 'r.member_uid', 'm.member_uid')
    .leftJoin('staff_area as a', 'a.member_uid', 'm.member_uid')
    .leftJoin('right_proposal as p', (join) =>
      join.onRef('p.member_uid', '=', 'm.member_uid').on('p.proposed_at', '>', toProposalStart(now)),
    )
    .leftJoin('member as by', 'by.member_uid', 'p.proposed_by')
    .select(['m.email as userId', 'm.name', 'm.role', 'm.rev'])
    .select(['p.wanted', 'p.proposed_by', 'p.proposed_at', 'by.name as by_nm'])
    .select(
      sql<string[]>`coalesce(array_agg(distinct r.right_nm order by r.right_nm)
        filter (where r.right_nm is not null), '{}')`.as('rights'),
    )
    .select(officeAreas.map(areaColumn))
    .where((eb) =>
      email === undefined
        ? eb.or([eb('r.right_nm', 'is not', null), eb('m.role', '<>', 'MEMBER'), eb('p.member_uid', 'is not', null)])
        : eb('m.email', '=', email),
    )
    .where('m.state', '<>', 'LEFT')
    .groupBy(['m.member_uid', 'p.member_uid', 'by.member_uid'])
    .orderBy('m.email')
    .execute();
  return rows.map(
    ({ wanted, proposed_by: byUid, proposed_at: at, by_nm: byNm, ...row }): MemberRights => ({
      ...row,
      proposal:
        wanted === null || at === null || byNm === null
          ? null
          : {
              ...wanted,
              byNm,
              mineYn: byUid === memberUid ? 'Y' : 'N',
              untilDt: toSeoulInstant(toProposalEnd(at)),
            },
    }),
  );
}

/** Locks all administrators, so that one change of a role waits for another. */
export async function lockAdmins(trx: Trx): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('member')
    .select('member_uid')
    .where('role', '=', 'ADMIN')
    .where('state', '<>', 'LEFT')
    .orderBy('member_uid')
    .forUpdate()
    .execute();
  return rows.map(({ member_uid: memberUid }) => memberUid);
}

export const setRole = (trx: Trx, memberUid: string, role: MemberRole) =>
  trx.updateTable('member').set({ role }).where('member_uid', '=', memberUid).execute();

/** Counts a version of the member, with whose rights it is shown. */
export const countRev = (trx: Trx, memberUid: string) =>
  trx.updateTable('member').set(nextRev).where('member_uid', '=', memberUid).execute();

/** Replaces the proposal for a member; undefined removes it. */
export async function setProposal(
  trx: Trx,
  memberUid: string,
  proposal: { readonly wanted: RightsOfMember; readonly by: Reader } | undefined,
): Promise<void> {
  await trx.deleteFrom('right_proposal').where('member_uid', '=', memberUid).execute();
  if (proposal === undefined) return;
  const { wanted, by } = proposal;
  const row = { wanted: JSON.stringify(wanted), proposed_by: by.memberUid, proposed_at: by.now };
  await trx
    .insertInto('right_proposal')
    .values({ member_uid: memberUid, ...row })
    .execute();
}

/** Finds the open proposal for a member. */
export const findProposal = (trx: Trx, memberUid: string, now: Date) =>
  trx
    .selectFrom('right_proposal')
    .select(['wanted', 'proposed_by'])
    .where('member_uid', '=', memberUid)
    .where('proposed_at', '>', toProposalStart(now))
    .executeTakeFirst();

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
  await trx.deleteFrom('right_proposal').where('member_uid', '=', memberUid).execute();
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
