import type { Db } from '../../db/schema.ts';
import { insertAudit } from '../registry/auditRepository.ts';
import { overruleFailures } from '../registry/matrixRepository.ts';
import { RegistryError } from '../registry/RegistryError.ts';

export interface Overruling {
  readonly id: string;
  readonly buildId: string;
  /** Who answers for it. */
  readonly person: string;
  readonly reason: string;
}

/**
 * Lets a build into pages in spite of the failures that are known now, with a row of the audit. Builds of others in the
 * same mixes stay refused, and so does this one once another mix fails.
 * @returns how many failures it had
 * @throws {RegistryError} `refused` where nothing has failed
 */
export function overruleBuild(db: Db, overruling: Overruling): Promise<number> {
  const { id, buildId, person, reason } = overruling;
  return db.transaction().execute(async (trx) => {
    const overruled = await overruleFailures(trx, overruling);
    if (overruled === 0) throw new RegistryError('refused', `no mix with ${id} ${buildId} has failed`);
    await insertAudit(trx, { remote_id: id, action: 'overrule', to_build: buildId, actor: id, person, reason });
    return overruled;
  });
}
