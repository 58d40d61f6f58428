import { listLine } from '@haesol/contracts/release';
import type { Db } from '../../db/schema.ts';
import { listAudit } from './auditRepository.ts';

/** Limit of audit rows that are searched for a rollback target. */
const auditRows = 1_000;

/** Returns true if a rollback of `stable` leads to the build: it must never wait for a check or a matrix. */
export async function isWayBack(db: Db, id: string, buildId: string): Promise<boolean> {
  const audit = await listAudit(db, id, auditRows);
  const moves = audit.map(({ action, channel, from_build, to_build }) => ({
    action,
    channel,
    fromBuild: from_build,
    toBuild: to_build,
  }));
  return listLine(moves, 'stable').includes(buildId);
}
