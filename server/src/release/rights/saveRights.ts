import { areaLevels, errorCodes, type OfficeArea, officeAreas } from '@haesol/contracts/common';
import {
  type adminDecideRights,
  type adminSaveRights,
  type MemberRights,
  memberRoles,
  type RightsOfMember,
} from '@haesol/contracts/release';
import { writeAudit } from '../../db/audit/auditLog.ts';
import type { Trx } from '../../db/schema.ts';
import { ApiError, fieldError } from '../../http/apiError.ts';
import type { Call } from '../../http/plugins/route.ts';
import { requireRev } from '../../http/versions.ts';
import {
  type AreaChoice,
  countRev,
  findProposal,
  giveRight,
  listRights,
  lockAdmins,
  lockMemberByEmail,
  readAreas,
  readRights,
  setArea,
  setProposal,
  setRole,
  takeRight,
} from './repository.ts';

type Change<E extends typeof adminDecideRights | typeof adminSaveRights> = Pick<
  Call<E>,
  'body' | 'member' | 'request' | 'write'
>;
type Admin = Pick<Change<typeof adminSaveRights>, 'member' | 'request'>;

/** A member whose rights are changed; the row is locked. */
interface Target {
  readonly memberUid: string;
  readonly before: RightsOfMember;
  readonly admins: readonly string[];
}

/** @throws {ApiError} `4030` for one who has just lost the role, `4040` */
async function lockTarget(trx: Trx, email: string, by: Admin['member']): Promise<Target> {
  // Administrators first, in one order: two changes at once would wait for each other.
  const admins = await lockAdmins(trx);
  if (!admins.includes(by.memberUid)) throw new ApiError(errorCodes.forbidden);
  const found = await lockMemberByEmail(trx, email);
  if (found === undefined) throw new ApiError(errorCodes.notFound);
  const { member_uid: memberUid, role } = found;
  const rights = await readRights(trx, memberUid);
  return { memberUid, before: { role, rights: [...rights], ...(await readAreas(trx, memberUid)) }, admins };
}

/** @throws {ApiError} `4000` for an area of a member who is no staff, and for the role of the last administrator */
function requireAllowed({ before, admins }: Target, wanted: RightsOfMember): void {
  if (before.role === 'ADMIN' && wanted.role !== 'ADMIN' && admins.length === 1) {
    throw fieldError('role', '마지막 관리자의 역할은 바꿀 수 없습니다. 다른 관리자를 먼저 정해 주세요.');
  }
  if (wanted.role === 'STAFF') return;
  const area = officeAreas.find((one) => wanted[one] !== 'NONE');
  if (area !== undefined) throw fieldError(area, '업무 권한은 담당자에게만 줄 수 있습니다.');
}

const levelOrder: readonly AreaChoice[] = ['NONE', ...areaLevels];

/** Returns true for a change that lets the member do something more. */
const gives = (before: RightsOfMember, wanted: RightsOfMember): boolean =>
  memberRoles.indexOf(wanted.role) > memberRoles.indexOf(before.role) ||
  wanted.rights.some((right) => !before.rights.includes(right)) ||
  officeAreas.some((area) => levelOrder.indexOf(wanted[area]) > levelOrder.indexOf(before[area]));

function createAudit(trx: Trx, { member, request }: Admin, targetUid: string) {
  const by = { actorUid: member.memberUid, requestId: request.id, ip: request.ip };
  return (action: string, detail: Readonly<Record<string, unknown>>) =>
    writeAudit(trx, { ...by, action, targetType: 'member', targetUid, detail });
}

/** Changes role, rights and areas to those wanted; each difference is an entry in the audit log. */
async function applyRights(trx: Trx, admin: Admin, { memberUid, before }: Target, wanted: RightsOfMember) {
  const audit = createAudit(trx, admin, memberUid);
  const { now } = admin.member;
  if (wanted.role !== before.role) {
    await setRole(trx, memberUid, wanted.role);
    await audit('rights.role', { from: before.role, to: wanted.role });
  }
  for (const right of wanted.rights.filter((one) => !before.rights.includes(one))) {
    await giveRight(trx, memberUid, right, now);
    await audit('rights.give', { right });
  }
  for (const right of before.rights.filter((one) => !wanted.rights.includes(one))) {
    await takeRight(trx, memberUid, right);
    await audit('rights.take', { right });
  }
  for (const area of officeAreas.filter((one) => wanted[one] !== before[one])) {
    await setArea(trx, { memberUid, area, level: wanted[area], now });
    await audit('rights.area', { area, from: before[area], to: wanted[area] });
  }
}

async function readSaved(trx: Trx, admin: Admin, userId: string): Promise<MemberRights> {
  const [row] = await listRights(trx, admin.member, userId);
  if (row === undefined) throw new ApiError(errorCodes.notFound);
  return row;
}

/**
 * Sets a member's role and rights. A change that gives anything waits for another administrator, unless there is no other.
 * @throws {ApiError} `4040`, `4000`, `4405` for rights that another has changed in between
 */
export function saveRights({ body, member, request, write }: Change<typeof adminSaveRights>) {
  const { userId, rights, role: wantedRole, rev, ...areas } = body;
  return write(async (trx) => {
    const admin = { member, request };
    const target = await lockTarget(trx, userId, member);
    const { memberUid, before, admins } = target;
    await requireRev(trx, { table: 'member', uid: memberUid, rev, now: member.now, isForm: true });
    const role = wantedRole ?? before.role;
    const toLevel = (area: OfficeArea) => areas[area] ?? (role === 'STAFF' ? before[area] : 'NONE');
    const levels = Object.fromEntries(officeAreas.map((area) => [area, toLevel(area)]));
    const wanted = { ...(levels as Record<OfficeArea, AreaChoice>), role, rights: [...new Set(rights)].sort() };
    requireAllowed(target, wanted);
    const waits = gives(before, wanted) && admins.some((uid) => uid !== member.memberUid);
    await setProposal(trx, memberUid, waits ? { wanted, by: member } : undefined);
    if (waits) await createAudit(trx, admin, memberUid)('rights.propose', { wanted });
    else await applyRights(trx, admin, target, wanted);
    await countRev(trx, memberUid);
    return readSaved(trx, admin, userId);
  });
}

/** Approves the proposed rights of a member, or sends them back. @throws {ApiError} `4040`, `4035`, `4405`, `4000` */
export function decideRights({ body, member, request, write }: Change<typeof adminDecideRights>) {
  const { userId, to, memo } = body;
  return write(async (trx) => {
    const admin = { member, request };
    const target = await lockTarget(trx, userId, member);
    const { memberUid } = target;
    const proposal = await findProposal(trx, memberUid, member.now);
    if (proposal === undefined) throw new ApiError(errorCodes.moveNotAllowed);
    const { wanted, proposed_by: proposedBy } = proposal;
    const audit = createAudit(trx, admin, memberUid);
    await setProposal(trx, memberUid, undefined);
    await countRev(trx, memberUid);
    if (to === 'RETURNED') {
      await audit('rights.return', { proposedBy, memo: memo ?? null });
      return readSaved(trx, admin, userId);
    }
    if (proposedBy === member.memberUid) {
      const message = '직접 제안하신 권한입니다. 다른 관리자가 확인해야 합니다.';
      throw new ApiError(errorCodes.secondPersonRequired, { message });
    }
    requireAllowed(target, wanted);
    await audit('rights.approve', { proposedBy, wanted });
    await applyRights(trx, admin, target, wanted);
    return readSaved(trx, admin, userId);
  });
}
