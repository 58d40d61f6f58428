import { errorCodes } from '@haesol/contracts/common';
import { sql, type UpdateObject } from 'kysely';
import { writeAudit } from '../../../db/audit/auditLog.ts';
import type { Database, Trx } from '../../../db/schema.ts';
import { ApiError } from '../../../http/apiError.ts';
import type { Principal } from '../../../http/context.ts';
import { nextRev, requireRev } from '../../../http/versions.ts';

/** Tables whose versions are counted here: no trigger does, because members' acts change the rows too. */
const keys = {
  equipment: 'eq_uid',
  goods: 'gds_uid',
  pass_option: 'gds_dtl_uid',
  tour: 'tour_uid',
} as const satisfies Partial<Record<keyof Database, string>>;
type VersionedTable = keyof typeof keys;

export interface VersionChange<Table extends VersionedTable> {
  readonly table: Table;
  readonly uid: string;
  /** Version that the person saw. */
  readonly rev: number;
  /** Action in the audit log. */
  readonly action: string;
  readonly values: UpdateObject<Database, Table>;
  /** Details in the audit log. */
  readonly detail?: Readonly<Record<string, unknown>>;
}

/**
 * Changes a row by staff, counts its version and records the change.
 * @returns the new version
 * @throws {ApiError} `4040`, `4405` for a row that another has changed meanwhile
 */
export async function changeVersion<Table extends VersionedTable>(
  trx: Trx,
  { table, uid, rev, action, values, detail }: VersionChange<Table>,
  staff: Principal,
): Promise<number> {
  await requireRev(trx, { table, uid, rev, now: staff.now });
  const changed = await trx
    .updateTable<VersionedTable>(table)
    .set({ ...values, ...nextRev })
    .where(sql<boolean>`${sql.ref(keys[table])} = ${uid}`)
    .returning('rev')
    .executeTakeFirst();
  if (changed === undefined) throw new ApiError(errorCodes.notFound);
  const entry = { actorUid: staff.memberUid, action, targetUid: uid };
  await writeAudit(trx, { ...entry, ...(detail !== undefined && { detail }) });
  return changed.rev;
}
